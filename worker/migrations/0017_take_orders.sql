-- Stock that a checkout holds. What is held here has been taken out of `variants.qty_in_stock`, which is what can be
-- bought by others: sold + held + in stock is always what there was. Paying deletes the row; giving up puts it back.
CREATE TABLE reservations (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  basket_id TEXT NOT NULL,               -- of the cart or the pending order that is being checked out
  variant_id TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  expires_at INTEGER NOT NULL,           -- ms
  PRIMARY KEY (site_id, basket_id, variant_id)
) WITHOUT ROWID;
CREATE INDEX reservations_by_age ON reservations (expires_at);
CREATE INDEX reservations_by_variant ON reservations (site_id, variant_id, expires_at);

-- What a visitor has said on the way to paying, one row for each cart or pending order.
CREATE TABLE checkouts (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  basket_id TEXT NOT NULL,
  email TEXT NOT NULL DEFAULT '',        -- lower case
  address TEXT,                          -- JSON: Address; NULL until one is given
  note TEXT NOT NULL DEFAULT '',
  gift_card_id TEXT,
  created_at INTEGER NOT NULL,           -- ms
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, basket_id)
) WITHOUT ROWID;
CREATE INDEX checkouts_by_age ON checkouts (updated_at);
CREATE INDEX checkouts_by_email ON checkouts (site_id, email) WHERE email <> '';

-- Attempts to pay. `draft` holds the order as the visitor saw it: paying makes exactly that order, whatever happens to
-- the cart meanwhile.
CREATE TABLE payments (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  basket_id TEXT NOT NULL,
  provider TEXT NOT NULL,                -- PAYMENT_PROVIDERS, or '' where nothing was due
  provider_ref TEXT,                     -- the provider's id of it
  state TEXT NOT NULL CHECK (state IN ('open', 'paid', 'declined', 'cancelled', 'refunded')),
  amount_cents INTEGER NOT NULL CHECK (amount_cents >= 0),
  currency TEXT NOT NULL,
  draft TEXT NOT NULL,                   -- JSON
  order_id TEXT,
  created_at INTEGER NOT NULL,           -- ms
  expires_at INTEGER NOT NULL,           -- ms; until then the provider may take the money
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX payments_by_ref ON payments (provider, provider_ref) WHERE provider_ref IS NOT NULL;
CREATE INDEX payments_by_basket ON payments (site_id, basket_id);
CREATE INDEX open_payments_by_age ON payments (expires_at) WHERE state = 'open';

CREATE TABLE orders (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  number INTEGER NOT NULL,               -- counts within the site
  basket_id TEXT NOT NULL,
  cart_id TEXT,                          -- NULL for what was bought on a page of its own
  token_hash TEXT NOT NULL,              -- SHA-256 of what opens its page, hex
  state TEXT NOT NULL CHECK (state IN ('paid', 'refunded')),
  test_mode INTEGER NOT NULL,
  email TEXT NOT NULL,                   -- lower case
  address TEXT,                          -- JSON: Address
  shipping_name TEXT NOT NULL,
  note TEXT NOT NULL,
  coupons TEXT NOT NULL,                 -- JSON: codes
  currency TEXT NOT NULL,
  subtotal_cents INTEGER NOT NULL,
  discount_cents INTEGER NOT NULL,
  shipping_cents INTEGER NOT NULL,
  tax_cents INTEGER NOT NULL,            -- in the subtotal already where tax_included
  tax_included INTEGER NOT NULL,
  gift_card_cents INTEGER NOT NULL,      -- of the grand total
  grand_total_cents INTEGER NOT NULL,
  placed_at INTEGER NOT NULL,            -- ms
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, number),
  UNIQUE (site_id, basket_id),
  UNIQUE (site_id, token_hash),
  CONSTRAINT TOTAL_OF_PARTS CHECK (
    grand_total_cents = subtotal_cents - discount_cents + shipping_cents + CASE tax_included WHEN 1 THEN 0 ELSE tax_cents END
    AND gift_card_cents BETWEEN 0 AND grand_total_cents)
) WITHOUT ROWID;
CREATE INDEX orders_by_email ON orders (site_id, email);

CREATE TABLE order_lines (
  site_id TEXT NOT NULL,
  order_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  item_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  sku TEXT NOT NULL,
  title TEXT NOT NULL,
  attributes TEXT NOT NULL,              -- JSON: option name to value
  product_type INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  unit_cents INTEGER NOT NULL,
  discount_cents INTEGER NOT NULL,
  tax_cents INTEGER NOT NULL,
  additional_fields TEXT NOT NULL DEFAULT '', -- JSON text; '' is none
  plan TEXT,                             -- JSON: SubscriptionPlan
  gift TEXT,                             -- JSON: Gift
  PRIMARY KEY (site_id, order_id, position),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;

CREATE TABLE gift_cards (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  code_hash TEXT NOT NULL,               -- SHA-256 of the code, hex; the code itself is in the mail alone
  last_characters TEXT NOT NULL,
  currency TEXT NOT NULL,
  initial_cents INTEGER NOT NULL CHECK (initial_cents > 0),
  balance_cents INTEGER NOT NULL,
  order_id TEXT,                         -- that it was bought with
  recipient_email TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,           -- ms
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, code_hash),
  CONSTRAINT GIFT_CARD_UNKNOWN CHECK (balance_cents BETWEEN 0 AND initial_cents)
) WITHOUT ROWID;

CREATE TABLE subscriptions (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  order_id TEXT NOT NULL,                -- that it was begun with, and its first cycle
  position INTEGER NOT NULL,             -- of the order's line
  email TEXT NOT NULL,                   -- lower case
  plan TEXT NOT NULL,                    -- JSON: SubscriptionPlan
  cycle_cents INTEGER NOT NULL,          -- of one cycle
  currency TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('active', 'ended', 'cancelled')),
  cycles_billed INTEGER NOT NULL,
  next_billing_at INTEGER,               -- ms; NULL: none is due any more
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, order_id, position)
) WITHOUT ROWID;
CREATE INDEX subscriptions_by_due ON subscriptions (next_billing_at) WHERE state = 'active';
CREATE INDEX subscriptions_by_email ON subscriptions (site_id, email);

-- The guards of 0016, and those of checkouts.
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
  CONSTRAINT CHECKOUT_CHANGED CHECK (fault <> 'CHECKOUT_CHANGED'),
  CONSTRAINT GIFT_CARD_UNKNOWN CHECK (fault <> 'GIFT_CARD_UNKNOWN'),
  CONSTRAINT FORM_NOT_FOUND CHECK (fault <> 'FORM_NOT_FOUND'),
  CONSTRAINT FORM_CONFLICT CHECK (fault <> 'FORM_CONFLICT')
);
