-- Numbers by hour and by day: visits, speed of pages and errors. Money is not counted here: it is read from the orders.

-- What happened in a shop, by hour of its clocks, for 400 days; then a job adds it to the days. Only the queue and jobs
-- write it, never a visitor's call. No row names a visitor.
CREATE TABLE stat_hours (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  kind TEXT NOT NULL,                    -- those STAT_KINDS that have no key
  hour INTEGER NOT NULL,                 -- ms since the epoch at which an hour of the shop's clocks begins
  count INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, kind, hour)
) WITHOUT ROWID;
CREATE INDEX stat_hours_by_age ON stat_hours (hour, site_id);

-- The same by day, for each key.
CREATE TABLE stat_days (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  day TEXT NOT NULL,                     -- ISO day: by the shop's clocks at that time; UTC where the key is ''
  kind TEXT NOT NULL,                    -- STAT_KINDS
  key TEXT NOT NULL DEFAULT '',          -- the key of the number: a path, an item's id; 'other' for all beyond the limit; '' for hours that are over for long
  count INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, day, kind, key)
) WITHOUT ROWID;
CREATE INDEX stat_days_by_age ON stat_days (day);
CREATE INDEX stat_days_of_forms ON stat_days (site_id, key, count) WHERE kind = 'formsShown';

-- How fast pages were, as counts of values in buckets by which percentiles are computed.
CREATE TABLE vital_days (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  day TEXT NOT NULL,                     -- ISO day, UTC
  page_type INTEGER NOT NULL,            -- PAGE_TYPE; 0 for pages of other origins
  metric TEXT NOT NULL,                  -- VITAL_NAMES
  bucket INTEGER NOT NULL,               -- of a histogram whose bounds grow by 8 %
  count INTEGER NOT NULL,
  good INTEGER NOT NULL,
  poor INTEGER NOT NULL,
  ours INTEGER NOT NULL,                 -- of them, those for which our scripts or elements were the reason
  PRIMARY KEY (site_id, day, page_type, metric, bucket)
) WITHOUT ROWID;
CREATE INDEX vital_days_by_age ON vital_days (day);

-- Batches of the queue that were counted, so that none is counted twice.
CREATE TABLE census_batches (
  site_id TEXT NOT NULL DEFAULT '',      -- '': a batch holds messages of all sites
  id TEXT NOT NULL,                      -- of its first message
  message_ids TEXT NOT NULL,             -- JSON: string[]
  counted_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX census_batches_by_age ON census_batches (counted_at);

-- Errors that are alike: same message but for numbers and ids, same place, same version. No row
-- names who met them. Rows are written by the queue's consumer only.
CREATE TABLE error_groups (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- hash of the parts that the errors have in common
  source TEXT NOT NULL CHECK (source IN ('browser', 'template')),
  event TEXT NOT NULL,                   -- kind of a browser's record, or of the engine's error
  message TEXT NOT NULL,
  context TEXT NOT NULL,                 -- where a script caught it
  place TEXT NOT NULL,                   -- 'sq/page.7q2d.js:1:204', or the template's name
  version TEXT NOT NULL,                 -- of the loader
  stack TEXT NOT NULL,                   -- of the first one, as are the following
  url TEXT NOT NULL,                     -- without query and fragment
  page_type INTEGER,
  first_seen_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  networks INTEGER NOT NULL,             -- bits: the numbers (below 32) of the networks from which it was reported
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX error_groups_by_time ON error_groups (site_id, last_seen_at, id);
CREATE INDEX error_groups_by_age ON error_groups (last_seen_at);

CREATE TABLE error_days (
  site_id TEXT NOT NULL,
  group_id TEXT NOT NULL,
  day TEXT NOT NULL,                     -- ISO day, UTC
  count INTEGER NOT NULL,
  PRIMARY KEY (site_id, group_id, day),
  FOREIGN KEY (site_id, group_id) REFERENCES error_groups (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX error_days_by_day ON error_days (day);
