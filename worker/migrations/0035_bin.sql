-- The bin: what owners have deleted in the last 30 days.

-- Deleted things. What people wrote about a thing, such as reviews, is not kept.
CREATE TABLE bin (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  kind TEXT NOT NULL,                    -- BIN_KINDS
  target TEXT NOT NULL,                  -- the thing's id; a coupon's code, a template's name
  title TEXT NOT NULL,
  holds TEXT NOT NULL DEFAULT '{}',      -- JSON: BinContents, the number of things in it
  is_restoring INTEGER NOT NULL DEFAULT 0, -- 1: a restoring has begun, which a repeat finishes
  deleted_by TEXT NOT NULL,              -- the key or person, as in the audit log
  deleted_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, kind, target)
) WITHOUT ROWID;
CREATE INDEX bin_by_time ON bin (site_id, deleted_at, kind, target);
CREATE INDEX bin_by_age ON bin (deleted_at); -- for the job

-- The records of a deleted thing, in the order in which they come back: its own, those of what was in it, and their
-- translations. A record that is too long for one row stands in several.
CREATE TABLE bin_parts (
  site_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  target TEXT NOT NULL,
  part INTEGER NOT NULL,                 -- 0 is the thing itself
  piece INTEGER NOT NULL,
  type TEXT NOT NULL,                    -- RECORD_TYPES; 'menuEntry' and 'placing' for what is no record of its own
  id TEXT NOT NULL,                      -- of the thing that the record is of; a membership's person
  record TEXT NOT NULL,                  -- JSON: the content of the record (worker/record-kinds.ts), or a piece of that
  PRIMARY KEY (site_id, kind, target, part, piece),
  FOREIGN KEY (site_id, kind, target) REFERENCES bin (site_id, kind, target) ON DELETE CASCADE
);
CREATE INDEX bin_parts_by_id ON bin_parts (site_id, type, id);
