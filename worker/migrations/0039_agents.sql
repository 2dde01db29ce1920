-- Programs that act for buyers, by the Universal Commerce Protocol.

-- The key by which a site signs its answers to programs; its profile names the public half.
CREATE TABLE agent_keys (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- the thumbprint of the public half (RFC 7638)
  public_key TEXT NOT NULL,              -- JWK
  sealed_private_key TEXT NOT NULL,      -- JWK
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;

-- Carts of programs that were cancelled, or whose checkout was.
CREATE TABLE cancelled_agent_carts (
  site_id TEXT NOT NULL,
  cart_id TEXT NOT NULL,
  what TEXT NOT NULL CHECK (what IN ('cart', 'checkout')),
  key TEXT NOT NULL,                     -- of the call that did it, so that its repeat gets the same answer
  cancelled_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, cart_id, what),
  FOREIGN KEY (site_id, cart_id) REFERENCES carts (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
