-- Carts and coupons.

CREATE TABLE carts (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 0,    -- one higher after each change
  order_id TEXT,
  is_purchased INTEGER NOT NULL DEFAULT 0,
  shipping_country TEXT NOT NULL DEFAULT '', -- ISO 3166-1 alpha-2; '' until the visitor has chosen one
  shipping_region TEXT NOT NULL DEFAULT '',
  shipping_option_id TEXT,
  orders_placed INTEGER NOT NULL DEFAULT 0, -- orders that bought a part of it; each begins a new cart with the rest
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, token_hash)
) WITHOUT ROWID;
-- The hourly clean-up deletes bought carts earlier than open ones.
CREATE INDEX open_carts_by_age ON carts (updated_at) WHERE is_purchased = 0;
CREATE INDEX bought_carts_by_age ON carts (updated_at) WHERE is_purchased = 1;

CREATE TABLE cart_entries (
  site_id TEXT NOT NULL,
  cart_id TEXT NOT NULL,
  id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  purchase_price_cents INTEGER NOT NULL, -- from `variants` when the entry was last changed
  additional_fields TEXT NOT NULL DEFAULT '', -- JSON text; '' for none
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, cart_id, id),
  UNIQUE (site_id, cart_id, variant_id, additional_fields),
  FOREIGN KEY (site_id, cart_id) REFERENCES carts (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, variant_id) REFERENCES variants (site_id, id) ON DELETE CASCADE,
  CONSTRAINT QUANTITY_OUT_OF_RANGE CHECK (quantity BETWEEN 1 AND 9999)
);
CREATE INDEX cart_entries_by_variant ON cart_entries (site_id, variant_id); -- for the cascade
CREATE INDEX cart_entries_with_answers ON cart_entries (site_id) WHERE additional_fields <> ''; -- for erasing a person

-- One row per change that was made. A repeat violates the primary key, which aborts its batch, and gets the row's
-- result.
CREATE TABLE idempotency_keys (
  site_id TEXT NOT NULL,
  cart_id TEXT NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,            -- of method, path and body
  entry_id TEXT NOT NULL,                -- '' where the change was about no entry
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, cart_id, key)
) WITHOUT ROWID;
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

CREATE TABLE coupons (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  code TEXT NOT NULL,                    -- normalised: upper case, without spaces
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('fixed', 'percent', 'freeShipping')),
  cents INTEGER NOT NULL DEFAULT 0 CHECK (cents >= 0),
  rate INTEGER NOT NULL DEFAULT 0 CHECK (rate BETWEEN 0 AND 1000000), -- parts per million
  minimum_subtotal_cents INTEGER NOT NULL DEFAULT 0 CHECK (minimum_subtotal_cents >= 0),
  starts_at INTEGER,                     -- NULL for no start
  ends_at INTEGER,                       -- invalid from then on; NULL for no end
  usage_limit INTEGER,                   -- orders; NULL for no limit
  times_used INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each edit by its owner
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, code)
) WITHOUT ROWID;

-- Codes that were entered. If the owner deletes a coupon, its code stays here without a discount.
CREATE TABLE cart_coupons (
  site_id TEXT NOT NULL,
  cart_id TEXT NOT NULL,
  code TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, cart_id, code),
  FOREIGN KEY (site_id, cart_id) REFERENCES carts (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
