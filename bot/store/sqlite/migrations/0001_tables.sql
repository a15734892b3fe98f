-- Games, their seats, their log and the boards they began with.

PRAGMA application_id = 1397511250; -- "SLTR": tells our files from others

CREATE TABLE boards (
  digest TEXT PRIMARY KEY,
  board BLOB NOT NULL -- the decoded map as JSON; a corrected map never changes a running game
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
  id TEXT PRIMARY KEY,
  guild_id INTEGER NOT NULL,
  channel_id INTEGER NOT NULL,
  thread INTEGER NOT NULL CHECK (thread IN (0, 1)),
  language TEXT NOT NULL,
  board TEXT NOT NULL REFERENCES boards (digest),
  options BLOB NOT NULL,
  host_id INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('lobby', 'opening', 'playing', 'ended', 'cancelled')),
  seq INTEGER NOT NULL, -- the last row of the log
  seed TEXT NOT NULL DEFAULT '',
  format INTEGER NOT NULL DEFAULT 0,
  state BLOB, -- the snapshot after row seq; none in the lobby
  before BLOB, -- the snapshot before it, while it can be taken back
  posted_seq INTEGER NOT NULL DEFAULT 0, -- everything up to here has been told in the channel
  message_id INTEGER, -- the last public message with buttons
  message_kind TEXT NOT NULL DEFAULT '',
  trouble TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_game_per_channel ON games (channel_id) WHERE status IN ('lobby', 'opening', 'playing');
CREATE INDEX games_of_channel ON games (channel_id, created_at);
CREATE INDEX games_not_told ON games (id) WHERE posted_seq < seq;

CREATE TABLE seats (
  game_id TEXT NOT NULL REFERENCES games (id),
  place INTEGER NOT NULL, -- in the order of joining
  seat INTEGER, -- in turn order, once the game has started
  user_id INTEGER, -- none for an opponent
  name TEXT NOT NULL,
  colour TEXT NOT NULL,
  level TEXT NOT NULL DEFAULT '', -- of the opponent who plays it now
  resigned INTEGER NOT NULL DEFAULT 0 CHECK (resigned IN (0, 1)),
  moves INTEGER NOT NULL DEFAULT 0, -- rows of this seat in the log
  seen_seq INTEGER NOT NULL DEFAULT 0, -- the row that ended its last turn
  PRIMARY KEY (game_id, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_user ON seats (user_id, game_id);

CREATE TABLE actions (
  game_id TEXT NOT NULL REFERENCES games (id),
  seq INTEGER NOT NULL,
  seat INTEGER, -- none in the lobby
  user_id INTEGER, -- none when nobody clicked
  interaction_id INTEGER,
  part INTEGER NOT NULL DEFAULT 0, -- one click may be several actions
  action TEXT NOT NULL,
  events BLOB NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (game_id, seq),
  UNIQUE (interaction_id, part)
) STRICT, WITHOUT ROWID;
