-- Which games wait for somebody is asked at the end of every turn.

CREATE INDEX seats_waited_for ON seats (user_id, awaited_since) WHERE awaited_seq > 0;

-- The games of a server are looked up whenever the bot meets it again, at every start too.
CREATE INDEX games_of_server ON games (guild_id);
