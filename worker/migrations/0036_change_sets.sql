-- Change sets: acts of owners that changed several things, which can be taken back for 30 days.

-- One act: a bulk change, an import, a saved menu.
CREATE TABLE change_sets (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  act TEXT NOT NULL,                     -- by which the parts of one act find its set; the set's id where it has no parts
  kind TEXT NOT NULL,                    -- CHANGE_SET_KINDS
  title TEXT NOT NULL,                   -- the file or menu; '' for none
  made_by TEXT NOT NULL,                 -- the key or person, as in the audit log
  made_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,              -- when the job deletes it
  types TEXT NOT NULL,                   -- JSON: the kinds of its entries (RECORD_TYPES)
  moves_stock INTEGER NOT NULL,          -- 1: an entry has changed stock
  created INTEGER NOT NULL,              -- entries of things that it created
  changed INTEGER NOT NULL,              -- entries of things that it changed
  open INTEGER NOT NULL,                 -- entries that nobody has taken back
  stayed INTEGER NOT NULL DEFAULT 0,     -- entries of which something stayed when the set was taken back
  taken_back_by TEXT,                    -- who began to take it back
  taken_back_at INTEGER,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX change_sets_by_act ON change_sets (site_id, made_by, act);
CREATE INDEX change_sets_by_end ON change_sets (ends_at); -- for the job

-- Things that a set created or changed. Those of people are listed without contents.
CREATE TABLE change_set_entries (
  site_id TEXT NOT NULL,
  change_set_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts as the changes were made
  type TEXT NOT NULL,                    -- RECORD_TYPES
  step INTEGER NOT NULL,                 -- when it is taken back, the lowest first: a thing before what it refers to
  target TEXT NOT NULL,                  -- the thing's id; '' for things whose id is a person's address
  title TEXT NOT NULL,
  is_created INTEGER NOT NULL,
  fields TEXT NOT NULL,                  -- JSON: names of the fields that changed
  before TEXT,                           -- JSON: what these fields were; NULL where nothing is kept
  after TEXT,                            -- JSON: what they became
  stock_versions TEXT,                   -- JSON: the stock_version of each variant after the change
  state TEXT NOT NULL DEFAULT 'open',    -- CHANGE_SET_ENTRY_STATES
  reason TEXT,                           -- STAY_REASONS: why something stayed
  text TEXT NOT NULL DEFAULT '',         -- the shop's sentence for what was refused
  kept TEXT NOT NULL DEFAULT '[]',       -- JSON: KeptField[]
  ends_at INTEGER NOT NULL,              -- its set's
  PRIMARY KEY (site_id, change_set_id, id),
  FOREIGN KEY (site_id, change_set_id) REFERENCES change_sets (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX change_set_entries_open ON change_set_entries (site_id, change_set_id, step, id DESC) WHERE state = 'open';
CREATE INDEX change_set_entries_by_end ON change_set_entries (ends_at); -- for the job
