-- Statistics read the figures of a seat and who sat beside it from an index: the rows are long, because of their details.

DROP INDEX result_seats_of_user;
CREATE INDEX result_seats_of_user ON result_seats
  (user_id, game_id, ended, place, points, tickets_done, tickets_missed);
CREATE INDEX result_seats_at_table ON result_seats (game_id, user_id, ended, place);
