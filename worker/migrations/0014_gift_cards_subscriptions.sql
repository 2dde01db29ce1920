-- Gift cards and subscriptions, also before they are paid for.

CREATE TABLE gift_cards (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  sealed_code TEXT NOT NULL,             -- to send the card again
  last_characters TEXT NOT NULL,
  currency TEXT NOT NULL,
  initial_cents INTEGER NOT NULL CHECK (initial_cents > 0),
  balance_cents INTEGER NOT NULL,
  order_id TEXT,                         -- the order that it was bought with
  recipient_email TEXT NOT NULL DEFAULT '', -- lower case; '' once the person was erased
  gift TEXT,                             -- JSON: Gift of a card that the owner has given; NULL for one that was bought
  disabled_at INTEGER,                   -- since when it cannot pay; NULL for one that can
  code_version INTEGER NOT NULL DEFAULT 1, -- counts the codes that it has had; only the last one is good
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, code_hash),
  CONSTRAINT GIFT_CARD_UNKNOWN CHECK (balance_cents BETWEEN 0 AND initial_cents)
) WITHOUT ROWID;
CREATE INDEX gift_cards_by_order ON gift_cards (site_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX gift_cards_by_recipient ON gift_cards (site_id, recipient_email) WHERE recipient_email <> '';

CREATE TABLE subscriptions (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  order_id TEXT NOT NULL,                -- the order that started it and paid its first cycle
  position INTEGER NOT NULL,             -- of the order's line
  token_hash TEXT NOT NULL,              -- of the token that opens its page
  email TEXT NOT NULL,                   -- lower case
  plan TEXT NOT NULL,                    -- JSON: SubscriptionPlan
  cycle_order TEXT NOT NULL,             -- JSON: OrderSnapshot of a renewal: line, address, delivery and amounts as agreed
  cycle_cents INTEGER NOT NULL,          -- price of one cycle, with delivery and taxes
  currency TEXT NOT NULL,
  provider TEXT NOT NULL,                -- PAYMENT_PROVIDERS, or '' where nothing is due
  payment_account TEXT NOT NULL DEFAULT '', -- where kept_card is: a payment account, or '' for the Worker's own secrets
  kept_card TEXT NOT NULL DEFAULT '',    -- sealed: the provider's reference of the card that later cycles are charged to; '' for none
  state TEXT NOT NULL CHECK (state IN ('active', 'paused', 'ended', 'cancelled')), -- SUBSCRIPTION_STATES
  pause_reason TEXT NOT NULL DEFAULT '' CHECK (pause_reason IN ('', 'buyer', 'owner', 'payment', 'stock')),
  cycles_billed INTEGER NOT NULL,
  anchor_at INTEGER NOT NULL,            -- the next cycle begins `periods` billing periods after this time
  periods INTEGER NOT NULL,
  next_cycle_at INTEGER,                 -- when the next cycle begins by its plan; NULL after the last cycle
  next_billing_at INTEGER,               -- when the next attempt to charge is due: later than the cycle after a failure
  tries INTEGER NOT NULL DEFAULT 0,      -- failed attempts to charge the next cycle
  attempt TEXT NOT NULL DEFAULT '',      -- the payment that charges the next cycle; '' for none
  ends_at INTEGER,                       -- no cycle that begins then or later is charged: it was cancelled; NULL for none
  announce_at INTEGER,                   -- when the mail before the next cycle is due; NULL once it was written
  version INTEGER NOT NULL DEFAULT 1,    -- counts changes, so that a renewal and a change do not cross
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, order_id, position),
  UNIQUE (site_id, token_hash)
) WITHOUT ROWID;
CREATE INDEX subscriptions_by_due ON subscriptions (next_billing_at) WHERE state = 'active';
CREATE INDEX subscriptions_to_announce ON subscriptions (announce_at)
  WHERE state = 'active' AND announce_at IS NOT NULL;
CREATE INDEX subscriptions_by_account ON subscriptions (site_id, payment_account) WHERE payment_account <> '';
CREATE INDEX subscriptions_by_email ON subscriptions (site_id, email);
CREATE INDEX subscriptions_by_state ON subscriptions (site_id, state, id); -- for the owner's list

-- They are started on a page of their own, then placed. The product's data is copied when the order is started, because
-- an order outlives its product.
CREATE TABLE pending_orders (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  kind TEXT NOT NULL CHECK (kind IN ('subscription', 'gift-card')),
  token_hash TEXT NOT NULL,              -- of the token that starts the order; a repeat violates uniqueness
  order_token_hash TEXT,                 -- of the token that opens its summary; NULL until it is placed
  request_hash TEXT NOT NULL,            -- of the call that started it; '' without an idempotency key
  item_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  sku TEXT NOT NULL,
  title TEXT NOT NULL,
  attributes TEXT NOT NULL,              -- JSON: option name to value
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  price_cents INTEGER NOT NULL,          -- price of one item
  currency TEXT NOT NULL,
  plan TEXT,                             -- JSON: SubscriptionPlan; NULL for a gift card
  additional_fields TEXT NOT NULL DEFAULT '', -- JSON text; '' for none
  gift TEXT,                             -- JSON: Gift, its address lower case; NULL for a subscription
  email TEXT NOT NULL DEFAULT '',        -- the buyer's, lower case; '' until it is placed
  visitor_hash TEXT NOT NULL DEFAULT '', -- of the id of the buyer's browser; '' while it is not known
  created_at INTEGER NOT NULL,
  placed_at INTEGER,                     -- NULL until it is placed
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, token_hash)
) WITHOUT ROWID;
CREATE UNIQUE INDEX pending_orders_by_order_token ON pending_orders (site_id, order_token_hash)
  WHERE order_token_hash IS NOT NULL;
CREATE INDEX unplaced_orders_by_age ON pending_orders (created_at) WHERE placed_at IS NULL;
CREATE INDEX placed_orders_by_age ON pending_orders (placed_at) WHERE placed_at IS NOT NULL;
-- Owners read them newest first: placed ones by the time of placing, others by the time of starting.
CREATE INDEX placed_orders_by_time ON pending_orders (site_id, placed_at) WHERE placed_at IS NOT NULL;
CREATE INDEX pending_orders_by_visitor ON pending_orders (site_id, visitor_hash) WHERE visitor_hash <> '';
CREATE INDEX started_orders_by_time ON pending_orders (site_id, created_at) WHERE placed_at IS NULL;

-- All addresses in a pending order, lower case, so that a person can be found and erased: the buyer's, a gift card
-- recipient's, and those in answers and messages.
CREATE TABLE pending_order_emails (
  site_id TEXT NOT NULL,
  email TEXT NOT NULL,
  order_id TEXT NOT NULL,
  PRIMARY KEY (site_id, email, order_id),
  FOREIGN KEY (site_id, order_id) REFERENCES pending_orders (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX pending_order_emails_by_order ON pending_order_emails (site_id, order_id); -- for the cascade
