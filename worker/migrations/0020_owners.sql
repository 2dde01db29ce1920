-- Keys of owners, and the log of their changes.

-- Keys with which programs act for a site's owner: 'sqo_<id>_<secret>'.
CREATE TABLE owner_keys (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- readable part of the key
  name TEXT NOT NULL,
  secret_hash TEXT NOT NULL,
  scopes TEXT NOT NULL,                  -- JSON: OWNER_SCOPES
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;

-- What owners' calls created, so that a repeated call creates nothing again. A repeat violates the primary key, which
-- aborts its batch, and gets the same object.
CREATE TABLE owner_creations (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  key_id TEXT NOT NULL,                  -- the owner's key that created it
  key TEXT NOT NULL,                     -- the call's Idempotency-Key
  request_hash TEXT NOT NULL,            -- of method, path and body
  target TEXT NOT NULL,                  -- id of the created object
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, key_id, key)
) WITHOUT ROWID;
CREATE INDEX owner_creations_by_age ON owner_creations (created_at);

-- Changes, bulk reads and erasures by owners. Rows contain no people, and no contents but short values of fields.
CREATE TABLE audit_log (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  key_id TEXT NOT NULL,
  action TEXT NOT NULL,                  -- 'form.created', 'submissions.exported', …
  target TEXT NOT NULL DEFAULT '',
  target_name TEXT NOT NULL DEFAULT '',  -- what the thing was called then
  details TEXT NOT NULL DEFAULT '{}',    -- JSON
  changes TEXT NOT NULL DEFAULT '[]',    -- JSON: AuditChange[]
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX audit_log_by_target ON audit_log (site_id, target, id); -- for the history of one thing
CREATE INDEX audit_log_by_age ON audit_log (created_at);
