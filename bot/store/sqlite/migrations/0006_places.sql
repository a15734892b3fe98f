-- Who did something is told by their seat, so that forgetting somebody is one row. What nobody clicked has no interaction.

ALTER TABLE actions DROP COLUMN user_id;
ALTER TABLE games ADD COLUMN places INTEGER NOT NULL DEFAULT 0; -- so many were taken so far; one that was left stays empty

-- What the admins of a server have set for it, as JSON.
CREATE TABLE servers (
  guild_id INTEGER PRIMARY KEY,
  settings BLOB NOT NULL
) STRICT;
