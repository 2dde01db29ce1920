-- The official notices of the legal guarantee, as the owner has fetched them.

-- Regulation (EU) 2025/1960. Their bytes are in the bucket FILES, and are never altered.
CREATE TABLE guarantee_notices (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  language TEXT NOT NULL,                -- ISO 639-1
  id TEXT NOT NULL,                      -- sorts by time; part of the key in the bucket, another one for each file
  sha256 TEXT NOT NULL,                  -- of the bytes, hex
  content_type TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  width INTEGER NOT NULL CHECK (width > 0), -- pixels, or units of a drawing
  height INTEGER NOT NULL CHECK (height > 0),
  added_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, language),
  UNIQUE (site_id, id)
) WITHOUT ROWID;
