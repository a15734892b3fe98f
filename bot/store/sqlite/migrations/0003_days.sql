-- Games over days: since when a seat is waited for, pauses, timers, and what people have set for themselves.

ALTER TABLE games ADD COLUMN rest TEXT NOT NULL DEFAULT '' CHECK (rest IN ('', 'paused', 'archived', 'homeless'));
ALTER TABLE games ADD COLUMN rest_since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN rest_until INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN ballot BLOB; -- what the table is deciding together

DROP INDEX one_game_per_channel;
CREATE UNIQUE INDEX one_game_per_channel ON games (channel_id)
  WHERE status IN ('lobby', 'opening', 'playing') AND rest <> 'archived';

ALTER TABLE seats ADD COLUMN awaited_seq INTEGER NOT NULL DEFAULT 0; -- the row since which it is waited for; 0: it is not
ALTER TABLE seats ADD COLUMN awaited_since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN bank INTEGER NOT NULL DEFAULT 0; -- milliseconds
ALTER TABLE seats ADD COLUMN late INTEGER NOT NULL DEFAULT 0; -- turns in a row whose time ran out

-- How a seat was asked for its turn. Written by whoever posts, not by moves.
CREATE TABLE asked (
  game_id TEXT NOT NULL REFERENCES games (id),
  place INTEGER NOT NULL,
  seq INTEGER NOT NULL, -- the turn: the seat's awaited_seq
  asked_at INTEGER NOT NULL,
  mentioned_at INTEGER NOT NULL DEFAULT 0,
  reminded INTEGER NOT NULL DEFAULT 0,
  message_id INTEGER, -- the last reminder
  PRIMARY KEY (game_id, place)
) STRICT, WITHOUT ROWID;

-- What belongs to the person on a seat alone.
CREATE TABLE private (
  game_id TEXT NOT NULL REFERENCES games (id),
  place INTEGER NOT NULL,
  muted INTEGER NOT NULL DEFAULT 0 CHECK (muted IN (0, 1)),
  note TEXT NOT NULL DEFAULT '',
  plan BLOB, -- standing orders
  planned BLOB, -- what they have done since their owner looked last
  PRIMARY KEY (game_id, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
  user_id INTEGER PRIMARY KEY,
  profile BLOB NOT NULL
) STRICT;

-- Moves only add timers; whoever carries one out deletes it together with its effect.
CREATE TABLE timers (
  id INTEGER PRIMARY KEY AUTOINCREMENT, -- an id never comes back
  game_id TEXT NOT NULL REFERENCES games (id),
  seq INTEGER NOT NULL, -- the row of the game for which it was set: it is void when the game has moved on
  kind TEXT NOT NULL,
  place INTEGER NOT NULL,
  number INTEGER NOT NULL,
  due INTEGER NOT NULL
) STRICT;

CREATE INDEX timers_by_time ON timers (due);

-- Messages besides those about moves, in the order in which they go out.
CREATE TABLE notices (
  id INTEGER PRIMARY KEY AUTOINCREMENT, -- an id never comes back
  game_id TEXT NOT NULL REFERENCES games (id),
  seq INTEGER NOT NULL,
  kind TEXT NOT NULL,
  place INTEGER NOT NULL,
  number INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX notices_of_game ON notices (game_id, id);
