-- What the people who work on a site should hear of.

-- A notice has no data of people: who is meant is read from the thing that it leads to.
CREATE TABLE owner_notices (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  dedupe_key TEXT NOT NULL,              -- a repeat of what caused it writes no second one
  kind TEXT NOT NULL,                    -- NOTICE_KINDS
  target TEXT NOT NULL,                  -- the console's screen of the thing: 'orders/…'
  details TEXT NOT NULL DEFAULT '{}',    -- JSON: what the console's text about it names
  is_push_due INTEGER NOT NULL DEFAULT 0, -- 1: waits to be put to the devices that want it (0037_push.sql)
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, dedupe_key)
) WITHOUT ROWID;
CREATE INDEX owner_notices_by_kind ON owner_notices (site_id, kind, id);
CREATE INDEX owner_notices_by_age ON owner_notices (created_at);
CREATE INDEX owner_notices_to_push ON owner_notices (site_id, id) WHERE is_push_due = 1;
