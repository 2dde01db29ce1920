-- Links by which somebody without a sign-in gets one: to create the first shop, or to come back into a shop.

-- Whoever may write to the database makes them; each works once, for 24 hours.
CREATE TABLE entry_links (
  site_id TEXT NOT NULL,                 -- '' for a link that creates the first shop
  token_hash TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('create', 'recover')),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,                       -- NULL until it was used
  PRIMARY KEY (site_id, token_hash)
) WITHOUT ROWID;
CREATE INDEX entry_links_by_end ON entry_links (expires_at);
