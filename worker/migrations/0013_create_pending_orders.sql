-- What is bought on pages of its own: subscriptions and gift cards. Begun, then placed; nothing of it is paid for yet.
-- What the product was when the order was begun stands here: an order outlives its product.
CREATE TABLE pending_orders (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  kind TEXT NOT NULL CHECK (kind IN ('subscription', 'gift-card')),
  token_hash TEXT NOT NULL,              -- SHA-256 of what the order is begun or sent with, hex; a repeat clashes
  order_token_hash TEXT,                 -- SHA-256 of what opens its summary, hex; NULL until it is placed
  request_hash TEXT NOT NULL,            -- SHA-256 of the call that began it, hex; '' where that may come in any form
  item_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  sku TEXT NOT NULL,
  title TEXT NOT NULL,
  attributes TEXT NOT NULL,              -- JSON: option name to value
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  price_cents INTEGER NOT NULL,          -- of one
  currency TEXT NOT NULL,
  plan TEXT,                             -- JSON: SubscriptionPlan; NULL for a gift card
  additional_fields TEXT NOT NULL DEFAULT '', -- JSON text; '' is none
  gift TEXT,                             -- JSON: Gift, its address lower case; NULL for a subscription
  email TEXT NOT NULL DEFAULT '',        -- whoever buys, lower case; '' until it is placed
  created_at INTEGER NOT NULL,           -- ms
  placed_at INTEGER,                     -- ms; NULL until it is placed
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, token_hash)
) WITHOUT ROWID;
CREATE UNIQUE INDEX pending_orders_by_order_token ON pending_orders (site_id, order_token_hash)
  WHERE order_token_hash IS NOT NULL;
CREATE INDEX unplaced_orders_by_age ON pending_orders (created_at) WHERE placed_at IS NULL;
-- So that a person can be found and erased.
CREATE INDEX pending_orders_by_email ON pending_orders (site_id, email) WHERE email <> '';
CREATE INDEX pending_orders_by_recipient ON pending_orders (site_id, json_extract(gift, '$.recipientEmail'))
  WHERE gift IS NOT NULL;
