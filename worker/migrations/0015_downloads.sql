-- Files of digital products, and who may download them.

-- Files that buyers of a digital product get. Their bytes are in the bucket FILES. A file that was removed, or whose
-- item was, stays until the last right to it has ended.
CREATE TABLE item_files (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time; part of the key in the bucket
  item_id TEXT NOT NULL,
  name TEXT NOT NULL,                    -- the file's name for buyers
  content_type TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  created_at INTEGER NOT NULL,
  removed_at INTEGER,                    -- from then on no buyer gets a right to it; NULL while it is sold
  PRIMARY KEY (site_id, item_id, id),    -- the order that lists need
  UNIQUE (site_id, id)
) WITHOUT ROWID;
CREATE INDEX removed_files_by_age ON item_files (removed_at) WHERE removed_at IS NOT NULL;

CREATE TRIGGER item_with_files_deleted AFTER DELETE ON items BEGIN
  UPDATE item_files SET removed_at = unixepoch() * 1000
  WHERE site_id = OLD.site_id AND item_id = OLD.id AND removed_at IS NULL;
END;

CREATE TRIGGER item_file_deleted AFTER DELETE ON item_files BEGIN
  INSERT INTO unused_objects (site_id, key, unused_since)
  VALUES (OLD.site_id, OLD.site_id || '/files/' || OLD.id, unixepoch() * 1000) ON CONFLICT DO NOTHING;
END;

-- Uploads of files that come in parts and are not complete; the bucket has the parts. The hourly job gives up those that
-- have not gone on for a day.
CREATE TABLE file_uploads (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- of the file that it becomes
  item_id TEXT NOT NULL,
  name TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  version TEXT NOT NULL,                 -- of the owner's file: a changed one begins again
  bucket_upload_id TEXT NOT NULL,
  parts TEXT NOT NULL DEFAULT '{}',      -- JSON: number of each part that has arrived, to its ETag
  touched_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, item_id, name)
) WITHOUT ROWID;
CREATE INDEX file_uploads_by_age ON file_uploads (touched_at);

-- A buyer's right to download a file that was bought, limited in time and number. An order that was refunded closes its
-- rights, whatever stands here.
CREATE TABLE downloads (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  order_id TEXT NOT NULL,
  position INTEGER NOT NULL,             -- of the order's line
  file_id TEXT NOT NULL,
  name TEXT NOT NULL,                    -- of the file, which the right may outlive
  bytes INTEGER NOT NULL,
  generation INTEGER NOT NULL DEFAULT 1, -- part of the link's signature: a renewed right has a new link
  used INTEGER NOT NULL DEFAULT 0,
  most INTEGER NOT NULL CHECK (most >= used),
  expires_at INTEGER NOT NULL,
  is_closed INTEGER NOT NULL DEFAULT 0,  -- 1: the owner has closed it
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, order_id, id),   -- the order that pages and the cascade need
  UNIQUE (site_id, id),
  UNIQUE (site_id, order_id, position, file_id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX downloads_by_file ON downloads (site_id, file_id, expires_at);

-- Visitors who have begun to download a file. Until a session ends, the same visitor may go on without another use.
CREATE TABLE download_sessions (
  site_id TEXT NOT NULL,
  download_id TEXT NOT NULL,
  visitor_hash TEXT NOT NULL,            -- keyed hash of the visitor's IP network
  ends_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, download_id, visitor_hash, ends_at),
  FOREIGN KEY (site_id, download_id) REFERENCES downloads (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX download_sessions_by_age ON download_sessions (ends_at);

CREATE TRIGGER download_begun AFTER INSERT ON download_sessions BEGIN
  UPDATE downloads SET used = used + 1 WHERE site_id = NEW.site_id AND id = NEW.download_id;
END;
