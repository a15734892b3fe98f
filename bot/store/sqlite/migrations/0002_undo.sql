-- What an undo goes back to is called after it.

ALTER TABLE games RENAME COLUMN before TO undo_state;
