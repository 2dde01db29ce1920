CREATE TABLE carts (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  token_hash TEXT NOT NULL,              -- SHA-256 of the token, hex; the token itself is never stored
  version INTEGER NOT NULL DEFAULT 0,    -- one higher after each change
  order_id TEXT,
  is_purchased INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,           -- ms
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, token_hash)
) WITHOUT ROWID;
CREATE INDEX carts_by_age ON carts (site_id, updated_at);

CREATE TABLE cart_entries (
  site_id TEXT NOT NULL,
  cart_id TEXT NOT NULL,
  id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  purchase_price_cents INTEGER NOT NULL, -- from `variants` when the entry was last changed
  additional_fields TEXT NOT NULL DEFAULT '', -- JSON text; '' is none
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, cart_id, id),
  UNIQUE (site_id, cart_id, variant_id, additional_fields),
  FOREIGN KEY (site_id, cart_id) REFERENCES carts (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, variant_id) REFERENCES variants (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;

-- One row per change that was carried out. A repeat clashes with it, aborts its batch, and is answered from it.
CREATE TABLE idempotency_keys (
  site_id TEXT NOT NULL,
  cart_id TEXT NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,            -- SHA-256 of method, path and body, hex
  entry_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, cart_id, key)
) WITHOUT ROWID;
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

-- Inserting a 0 aborts the batch it stands in: a condition that the rest of the batch depends on.
CREATE TABLE guards (
  site_id TEXT NOT NULL,
  name TEXT NOT NULL,
  holds INTEGER NOT NULL,
  CONSTRAINT cart_version_moved CHECK (name <> 'cart_version_moved' OR holds),
  CONSTRAINT out_of_stock CHECK (name <> 'out_of_stock' OR holds)
);
