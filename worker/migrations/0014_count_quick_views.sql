-- How often a product was looked at without its page being opened, by day; filled by the queue.
CREATE TABLE item_days (
  site_id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  day TEXT NOT NULL,                     -- ISO day, UTC
  quick_views INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, item_id, day),
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
