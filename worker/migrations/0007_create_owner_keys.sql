-- Keys of a site's owner for programs: 'sqo_<id>_<secret>'. Only the secret's hash is kept.
CREATE TABLE owner_keys (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- readable part of the key
  name TEXT NOT NULL,
  secret_hash TEXT NOT NULL,             -- SHA-256, hex
  scopes TEXT NOT NULL,                  -- JSON: OWNER_SCOPES
  created_at INTEGER NOT NULL,           -- ms
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;

-- What owners have changed, read in bulk, or erased. Rows name things, never people or contents.
CREATE TABLE audit_log (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  key_id TEXT NOT NULL,
  action TEXT NOT NULL,                  -- 'form.created', 'submissions.exported', …
  target TEXT NOT NULL DEFAULT '',
  details TEXT NOT NULL DEFAULT '{}',    -- JSON
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
