-- Pushes: notices on the devices of the people who work on a site.

-- The key by which a site signs its pushes (RFC 8292). Devices keep its public half, so it stays the same.
CREATE TABLE push_keys (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- 'vapid'
  public_key TEXT NOT NULL,              -- base64url of the point, uncompressed
  sealed_private_key TEXT NOT NULL,      -- sealed JWK
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;

-- Browsers in which a person has switched pushes on.
CREATE TABLE push_devices (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- SHA-256 of the endpoint, as hex
  contributor_id TEXT NOT NULL,
  session_id TEXT NOT NULL,              -- the person's last session there, which may be over; pushes go on until it is ended
  name TEXT NOT NULL,                    -- 'Firefox (Linux)'; '' where it is unknown
  language TEXT NOT NULL,                -- CONSOLE_LANGUAGES, of the browser; the person's own choice goes before it
  sealed_target TEXT NOT NULL,           -- sealed JSON: the endpoint and the browser's keys
  kinds TEXT NOT NULL,                   -- JSON: NOTICE_KINDS
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,              -- when the person had the console open there last
  succeeded_at INTEGER,                  -- when the push service last took a push; NULL where it never did
  failing_since INTEGER,                 -- of the first failure since then; NULL where the last push succeeded
  failures INTEGER NOT NULL DEFAULT 0,   -- since then
  due_at INTEGER,                        -- NULL: nothing waits; while a turn sends, when its lease ends
  turns INTEGER NOT NULL DEFAULT 0,      -- distinguishes a turn from a later one
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, contributor_id) REFERENCES contributors (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX push_devices_by_person ON push_devices (site_id, contributor_id);
CREATE INDEX push_devices_due ON push_devices (site_id, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX push_devices_by_age ON push_devices (seen_at);

-- Notices that a device has not got yet. A turn writes them from `owner_notices.is_push_due`.
CREATE TABLE pushes (
  site_id TEXT NOT NULL,
  device_id TEXT NOT NULL,
  notice_id TEXT NOT NULL,
  PRIMARY KEY (site_id, device_id, notice_id),
  FOREIGN KEY (site_id, device_id) REFERENCES push_devices (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, notice_id) REFERENCES owner_notices (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX pushes_by_notice ON pushes (site_id, notice_id); -- for the cascade
