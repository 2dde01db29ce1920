-- Pictures of items and of owners, and the objects of the bucket FILES that nothing names any more.

CREATE TABLE images (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  asset_id TEXT,                         -- of a picture in `assets`; NULL for one that is elsewhere
  asset_url TEXT NOT NULL,
  width INTEGER NOT NULL,                -- pixels of the original
  height INTEGER NOT NULL,
  alt_text TEXT NOT NULL DEFAULT '',
  title TEXT NOT NULL DEFAULT '',
  body TEXT NOT NULL DEFAULT '',         -- HTML: the caption
  filename TEXT NOT NULL DEFAULT '',
  licensed_asset_preview INTEGER NOT NULL DEFAULT 0, -- 1: a preview of a picture whose licence is still to be bought
  colors TEXT,                           -- JSON: ColorData; NULL while it is not known
  focal_x REAL NOT NULL DEFAULT 0.5,     -- 0 to 1
  focal_y REAL NOT NULL DEFAULT 0.5,
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
);
CREATE INDEX images_by_item ON images (site_id, item_id, position);
CREATE INDEX images_by_asset ON images (site_id, asset_id) WHERE asset_id IS NOT NULL;

-- Pictures that owners uploaded; each is an object in the bucket FILES, `assets/ID` below its site.
CREATE TABLE assets (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  filename TEXT NOT NULL,
  url TEXT NOT NULL,                     -- path on the shop's host; an older one of the same id leads to the picture too
  content_type TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  sha256 TEXT NOT NULL,                  -- of the object, hex: the same picture is uploaded once
  copy_id TEXT NOT NULL DEFAULT '',      -- the id of one that was imported though the shop had the same picture; else ''
  width INTEGER NOT NULL CHECK (width > 0), -- pixels of the original, as it is shown
  height INTEGER NOT NULL CHECK (height > 0),
  alt_text TEXT NOT NULL DEFAULT '',
  focal_x REAL NOT NULL DEFAULT 0.5,     -- 0 to 1
  focal_y REAL NOT NULL DEFAULT 0.5,
  colors TEXT,                           -- JSON: ColorData; NULL where it could not be computed
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each edit
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX assets_by_content ON assets (site_id, sha256, copy_id);

-- Where pictures were fetched from, so that none is fetched twice.
CREATE TABLE asset_sources (
  site_id TEXT NOT NULL,
  url TEXT NOT NULL,
  asset_id TEXT NOT NULL,
  PRIMARY KEY (site_id, url),
  FOREIGN KEY (site_id, asset_id) REFERENCES assets (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX asset_sources_by_asset ON asset_sources (site_id, asset_id); -- for the cascade

CREATE TRIGGER asset_deleted AFTER DELETE ON assets BEGIN
  INSERT INTO unused_objects (site_id, key, unused_since)
  VALUES (OLD.site_id, OLD.site_id || '/assets/' || OLD.id, unixepoch() * 1000) ON CONFLICT DO NOTHING;
END;

-- Objects of the bucket FILES that no row names: because it was deleted, or not written yet. The hourly job deletes
-- them a day later (worker/storage/unused.ts).
CREATE TABLE unused_objects (
  site_id TEXT NOT NULL,
  key TEXT NOT NULL,
  unused_since INTEGER NOT NULL,
  PRIMARY KEY (site_id, key)
) WITHOUT ROWID;
CREATE INDEX unused_objects_by_age ON unused_objects (unused_since);
