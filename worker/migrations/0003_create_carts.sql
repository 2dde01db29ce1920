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
CREATE INDEX carts_by_age ON carts (updated_at);

CREATE TABLE cart_entries (
  site_id TEXT NOT NULL,
  cart_id TEXT NOT NULL,
  id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  purchase_price_cents INTEGER NOT NULL, -- from `variants` when the entry was last changed
  additional_fields TEXT NOT NULL DEFAULT '', -- JSON text; '' is none
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, cart_id, id),
  UNIQUE (site_id, cart_id, variant_id, additional_fields),
  FOREIGN KEY (site_id, cart_id) REFERENCES carts (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, variant_id) REFERENCES variants (site_id, id) ON DELETE CASCADE,
  CONSTRAINT QUANTITY_OUT_OF_RANGE CHECK (quantity BETWEEN 1 AND 9999)
) WITHOUT ROWID;
CREATE INDEX cart_entries_by_variant ON cart_entries (site_id, variant_id); -- for the cascade

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

-- Always empty. Inserting a fault fails the check of its name and so aborts the batch it stands in: a batch states
-- its conditions as `INSERT INTO guards SELECT …, 'FAULT' WHERE NOT …`. The names are codes of the error catalogue.
CREATE TABLE guards (
  site_id TEXT NOT NULL,
  fault TEXT NOT NULL,
  CONSTRAINT CART_CONFLICT CHECK (fault <> 'CART_CONFLICT'),
  CONSTRAINT ENTRY_NOT_FOUND CHECK (fault <> 'ENTRY_NOT_FOUND'),
  CONSTRAINT VARIANT_UNAVAILABLE CHECK (fault <> 'VARIANT_UNAVAILABLE'),
  CONSTRAINT QUANTITY_NOT_ALLOWED CHECK (fault <> 'QUANTITY_NOT_ALLOWED'),
  CONSTRAINT OUT_OF_STOCK CHECK (fault <> 'OUT_OF_STOCK'),
  CONSTRAINT CART_FULL CHECK (fault <> 'CART_FULL')
);
