-- People who want to be told when a game ends.

CREATE TABLE followers (
  game_id TEXT NOT NULL REFERENCES games (id),
  user_id INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
