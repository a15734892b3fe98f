-- Games that rest: how much of a seat's turn had passed by then; and every table that is open is looked after.

ALTER TABLE seats ADD COLUMN used INTEGER NOT NULL DEFAULT 0; -- milliseconds of its turn before the game came to rest

INSERT INTO timers (game_id, seq, kind, place, number, due)
  SELECT id, seq, 'warn', 0, 0, changed_at + 23 * 86400000 FROM games WHERE status IN ('lobby', 'opening', 'playing');
