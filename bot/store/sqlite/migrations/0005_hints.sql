-- How often a seat asked what a strong opponent would do.

CREATE TABLE hints (
  game_id TEXT NOT NULL REFERENCES games (id),
  seat INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
