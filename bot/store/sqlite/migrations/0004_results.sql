-- The seal of a game, and what became of it when it has ended.

ALTER TABLE games ADD COLUMN seal TEXT NOT NULL DEFAULT ''; -- the head after the last action; none in the lobby

CREATE TABLE results (
  game_id TEXT PRIMARY KEY REFERENCES games (id),
  guild_id INTEGER NOT NULL,
  map TEXT NOT NULL,
  ended_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX results_in_order ON results (guild_id, ended_at, game_id);

CREATE TABLE result_seats (
  game_id TEXT NOT NULL REFERENCES results (game_id),
  seat INTEGER NOT NULL,
  user_id INTEGER, -- none for an opponent
  ended TEXT NOT NULL CHECK (ended IN ('played', 'handed-over', 'resigned', 'opponent')),
  place INTEGER NOT NULL,
  points INTEGER NOT NULL,
  tickets_done INTEGER NOT NULL,
  tickets_missed INTEGER NOT NULL,
  hints INTEGER NOT NULL,
  details BLOB NOT NULL, -- score lines, routes and times as JSON
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_seats_of_user ON result_seats (user_id, game_id);
