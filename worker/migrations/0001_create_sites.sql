-- Sites, the hosts that serve them, and the origins whose pages may call them.
CREATE TABLE sites (
  site_id TEXT PRIMARY KEY,
  identifier TEXT NOT NULL,              -- short name, as in its internal address
  title TEXT NOT NULL,
  status INTEGER NOT NULL DEFAULT 8,     -- WEBSITE_STATUS
  language TEXT NOT NULL DEFAULT 'en-US',
  time_zone TEXT NOT NULL DEFAULT 'America/New_York',
  website TEXT NOT NULL DEFAULT '{}',    -- JSON: further keys of the static context's `website`
  website_settings TEXT NOT NULL DEFAULT '{}',
  store_settings TEXT NOT NULL DEFAULT '{}',
  updated_at INTEGER NOT NULL            -- ms; part of every page's ETag
) WITHOUT ROWID;

CREATE TABLE site_domains (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  hostname TEXT NOT NULL UNIQUE,         -- without port
  PRIMARY KEY (site_id, hostname)
) WITHOUT ROWID;

CREATE TABLE site_origins (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  origin TEXT NOT NULL,                  -- exact: scheme://host[:port]
  PRIMARY KEY (site_id, origin)
) WITHOUT ROWID;
CREATE INDEX site_origins_by_origin ON site_origins (origin);
