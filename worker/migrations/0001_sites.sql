-- The site, the addresses it is served on, its menus, popups and templates.

-- For all chapters: the first key of every table is `site_id`, so that no statement can mix two shops. Search numbers
-- its rows, and so do variants, images and cart entries: where a table is kept by its key, SQLite reads a shop's whole
-- part of it rather than an index, also to delete what refers to a deleted row. Times are in ms since the epoch, amounts
-- in minor units of the site's currency, hashes SHA-256 in hex. Tokens, keys and codes are hashed, or sealed
-- (worker/session/seal.ts) where they must be read again.

CREATE TABLE sites (
  site_id TEXT PRIMARY KEY,
  identifier TEXT NOT NULL,              -- short name, as in its internal address
  title TEXT NOT NULL,
  status INTEGER NOT NULL DEFAULT 8,     -- the platform's number: 8 is a paid site
  language TEXT NOT NULL DEFAULT 'en-US',
  time_zone TEXT NOT NULL DEFAULT 'America/New_York',
  website TEXT NOT NULL DEFAULT '{}',    -- JSON: further keys of the static context's `website`
  website_settings TEXT NOT NULL DEFAULT '{}', -- JSON
  store_settings TEXT NOT NULL DEFAULT '{}',   -- JSON: StoredSettings
  preference_versions TEXT NOT NULL DEFAULT '{}', -- JSON: version of each namespace of store_settings that was changed
  languages TEXT NOT NULL DEFAULT '[]',  -- JSON: further languages, as language tags
  header TEXT NOT NULL DEFAULT '{}',     -- JSON: HeaderSettings
  footer TEXT NOT NULL DEFAULT '{}',     -- JSON: FooterSettings
  entitlements TEXT NOT NULL DEFAULT '[]', -- JSON: numbers 1 to 70 of the features that are switched off
  lock_key TEXT,                         -- random name of the password that visitors must know; NULL for an open site
  lock_screen TEXT,                      -- JSON: Cover that asks for passwords; NULL for the shop's own screen
  mail_domain TEXT NOT NULL DEFAULT '',  -- the domain of its own sender address, once that may send; '' for none
  opened_at INTEGER DEFAULT 0,           -- when visitors were let in; NULL while they read that the shop opens soon
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each change of the site's settings
  updated_at INTEGER NOT NULL,           -- part of every page's ETag
  CONSTRAINT SETTINGS_ARE_OBJECTS CHECK (
    json_type(website) = 'object' AND json_type(website_settings) = 'object' AND json_type(store_settings) = 'object')
) WITHOUT ROWID;

-- The site's menus. The platform's names: 'mainNav', '_hidden' for pages in no menu, '_memberareas'.
CREATE TABLE navigations (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  items TEXT NOT NULL DEFAULT '[]',      -- JSON: NavigationItem[]
  version INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, name)
) WITHOUT ROWID;

-- What lies over pages after a while, a scroll or a press.
CREATE TABLE popups (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  definition TEXT NOT NULL,              -- JSON: PopupDefinition, its HTML sanitised
  is_enabled INTEGER NOT NULL,           -- those that are come with the site's row
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;

-- Hosts that serve a site.
CREATE TABLE site_domains (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  hostname TEXT NOT NULL UNIQUE,         -- without port
  language TEXT,                         -- of its pages without a language's path; NULL for the site's own language
  is_primary INTEGER NOT NULL DEFAULT 0, -- the one that search engines, links and mails name
  redirects INTEGER NOT NULL DEFAULT 0,  -- whether visitors are led from it to the primary one
  checked_at INTEGER,
  checked TEXT,                          -- JSON: DomainCheck, what the last check found; NULL before one
  PRIMARY KEY (site_id, hostname)
) WITHOUT ROWID;
-- Nearly no call reads a row of these.
CREATE UNIQUE INDEX primary_domains ON site_domains (site_id) WHERE is_primary = 1;
CREATE INDEX domains_by_check ON site_domains (checked_at) WHERE checked_at IS NOT NULL; -- to check them again
CREATE INDEX leading_domains ON site_domains (hostname) WHERE redirects = 1;

-- Origins of other sites whose pages may call a site's API.
CREATE TABLE site_origins (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  origin TEXT NOT NULL,                  -- exact: scheme://host[:port]
  PRIMARY KEY (site_id, origin)
) WITHOUT ROWID;
CREATE INDEX site_origins_by_origin ON site_origins (origin);

CREATE TABLE templates (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  name TEXT NOT NULL,                    -- 'site.region', 'products.item', 'partials/header', …
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each change
  updated_at INTEGER NOT NULL,
  source TEXT NOT NULL,
  PRIMARY KEY (site_id, name)
) WITHOUT ROWID;
