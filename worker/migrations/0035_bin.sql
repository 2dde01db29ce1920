-- The bin: what owners have deleted in the last 30 days.

-- Deleted things, each as a shop's file has it. What people wrote about a thing, such as reviews, is not kept.
CREATE TABLE bin (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  kind TEXT NOT NULL,                    -- BIN_KINDS
  target TEXT NOT NULL,                  -- the thing's id; a coupon's code
  title TEXT NOT NULL,
  record TEXT NOT NULL,                  -- JSON: the content of its record (worker/record-kinds.ts)
  translations TEXT NOT NULL DEFAULT '[]', -- JSON: MovedTranslation[]
  is_restoring INTEGER NOT NULL DEFAULT 0, -- 1: a restoring has begun, which a repeat finishes
  deleted_by TEXT NOT NULL,              -- the key or person, as in the audit log
  deleted_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, kind, target)
) WITHOUT ROWID;
CREATE INDEX bin_by_time ON bin (site_id, deleted_at, kind, target);
CREATE INDEX bin_by_age ON bin (deleted_at); -- for the job
