-- Codes that customers enter, as they are compared: upper case, without spaces.
CREATE TABLE coupons (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('fixed', 'percent', 'freeShipping')),
  cents INTEGER NOT NULL DEFAULT 0 CHECK (cents >= 0),
  rate INTEGER NOT NULL DEFAULT 0 CHECK (rate BETWEEN 0 AND 1000000), -- parts per million
  minimum_subtotal_cents INTEGER NOT NULL DEFAULT 0 CHECK (minimum_subtotal_cents >= 0),
  starts_at INTEGER,                     -- ms; NULL: since ever
  ends_at INTEGER,                       -- ms, not good any more; NULL: never
  usage_limit INTEGER,                   -- orders; NULL: any number
  times_used INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, code)
) WITHOUT ROWID;

-- A coupon that is deleted stays where it was entered, and takes nothing off any more.
CREATE TABLE cart_coupons (
  site_id TEXT NOT NULL,
  cart_id TEXT NOT NULL,
  code TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, cart_id, code),
  FOREIGN KEY (site_id, cart_id) REFERENCES carts (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;

ALTER TABLE carts ADD COLUMN shipping_country TEXT NOT NULL DEFAULT ''; -- ISO 3166-1 alpha-2; '' is not said yet
ALTER TABLE carts ADD COLUMN shipping_region TEXT NOT NULL DEFAULT '';
ALTER TABLE carts ADD COLUMN shipping_option_id TEXT;

-- The guards of 0009, and those of coupons.
DROP TABLE guards;
CREATE TABLE guards (
  site_id TEXT NOT NULL,
  fault TEXT NOT NULL,
  CONSTRAINT CART_CONFLICT CHECK (fault <> 'CART_CONFLICT'),
  CONSTRAINT ENTRY_NOT_FOUND CHECK (fault <> 'ENTRY_NOT_FOUND'),
  CONSTRAINT VARIANT_UNAVAILABLE CHECK (fault <> 'VARIANT_UNAVAILABLE'),
  CONSTRAINT QUANTITY_NOT_ALLOWED CHECK (fault <> 'QUANTITY_NOT_ALLOWED'),
  CONSTRAINT OUT_OF_STOCK CHECK (fault <> 'OUT_OF_STOCK'),
  CONSTRAINT CART_FULL CHECK (fault <> 'CART_FULL'),
  CONSTRAINT COUPON_UNKNOWN CHECK (fault <> 'COUPON_UNKNOWN'),
  CONSTRAINT COUPONS_FULL CHECK (fault <> 'COUPONS_FULL'),
  CONSTRAINT FORM_NOT_FOUND CHECK (fault <> 'FORM_NOT_FOUND'),
  CONSTRAINT FORM_CONFLICT CHECK (fault <> 'FORM_CONFLICT')
);
