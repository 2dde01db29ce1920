-- Checkouts, and attempts to pay for them.

-- Entries of a visitor at the checkout, one row for each cart or pending order, with its id.
CREATE TABLE checkouts (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  checkout_id TEXT NOT NULL,
  email TEXT NOT NULL DEFAULT '',        -- lower case
  address TEXT,                          -- JSON: Address; NULL until one is entered
  note TEXT NOT NULL DEFAULT '',
  gift_card_id TEXT,
  gift_card_version INTEGER,             -- its code_version when its code was entered; NULL without a card
  shipping_option_id TEXT,               -- of a pending order; a cart has its own
  origin TEXT NOT NULL DEFAULT '',       -- where it was opened, for the links of its reminder
  reminded_at INTEGER,                   -- when its buyer was reminded to pay, or was not for a reason; NULL before
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, checkout_id)
) WITHOUT ROWID;
CREATE INDEX checkouts_by_age ON checkouts (updated_at);
CREATE INDEX checkouts_to_remind ON checkouts (updated_at) WHERE email <> '' AND reminded_at IS NULL;
CREATE INDEX checkouts_by_email ON checkouts (site_id, email) WHERE email <> ''; -- for erasing a person

-- People who want no reminders of unpaid checkouts. Their address is stored only as a hash.
CREATE TABLE reminder_refusals (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  email_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, email_hash)
) WITHOUT ROWID;

-- Attempts to pay. `snapshot` is the order as the visitor saw it: paying creates exactly that order, even if the cart
-- has changed.
CREATE TABLE payments (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  checkout_id TEXT NOT NULL,
  provider TEXT NOT NULL,                -- PAYMENT_PROVIDERS, or '' where nothing was due
  account TEXT NOT NULL DEFAULT '',      -- the payment account that takes it; '' for the Worker's own secrets, and for none
  provider_ref TEXT,                     -- the provider's id of the payment
  state TEXT NOT NULL CHECK (state IN ('open', 'paid', 'declined', 'cancelled', 'refunded')),
  amount_cents INTEGER NOT NULL CHECK (amount_cents >= 0),
  currency TEXT NOT NULL,
  snapshot TEXT NOT NULL,                -- JSON: OrderSnapshot; '' after a refund
  order_id TEXT,
  request_hash TEXT NOT NULL DEFAULT '', -- of the call that started it
  decline_reason TEXT,
  refund_due INTEGER NOT NULL DEFAULT 0, -- 1: a refund is due
  failures INTEGER NOT NULL DEFAULT 0,   -- how often the cron failed to reconcile or to refund it
  retry_at INTEGER NOT NULL DEFAULT 0,   -- when the cron tries again after a failure; 0 before any
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,           -- the provider can take the money until then
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX payments_by_ref ON payments (provider, provider_ref) WHERE provider_ref IS NOT NULL;
CREATE INDEX payments_by_account ON payments (site_id, account) WHERE account <> '';
CREATE INDEX payments_by_checkout ON payments (site_id, checkout_id);
CREATE INDEX payments_of_order ON payments (site_id, order_id) WHERE order_id IS NOT NULL;
-- For erasing a person.
CREATE INDEX payments_by_person ON payments (site_id, snapshot ->> 'email') WHERE snapshot <> '';
CREATE INDEX paid_payments_by_time ON payments (site_id, created_at, id) WHERE state = 'paid'; -- for reconciliation
CREATE INDEX open_payments_by_age ON payments (retry_at, expires_at) WHERE state = 'open';
CREATE INDEX payments_to_refund ON payments (retry_at, created_at) WHERE refund_due = 1;
CREATE INDEX unpaid_payments_by_age ON payments (created_at) WHERE state IN ('declined', 'cancelled');

-- Uses of limited coupons that open payments hold, and have held for the shares of their networks.
CREATE TABLE coupon_holds (
  site_id TEXT NOT NULL,
  payment_id TEXT NOT NULL,
  code TEXT NOT NULL,
  checkout_id TEXT NOT NULL,             -- of the payment: its own visitor still sees the coupon
  network_64 TEXT NOT NULL,              -- keyed hashes of the visitor's IP networks
  network_56 TEXT NOT NULL,
  network_48 TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('held', 'released', 'none')), -- none: the networks had no share left
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, payment_id, code),
  FOREIGN KEY (site_id, payment_id) REFERENCES payments (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX coupon_holds_by_code ON coupon_holds (site_id, code, state, checkout_id);
CREATE INDEX coupon_holds_by_network ON coupon_holds (site_id, code, network_48, created_at);
CREATE INDEX coupon_holds_by_age ON coupon_holds (created_at) WHERE state <> 'held';

-- Payments of the built-in test provider, which takes no money.
CREATE TABLE test_payments (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- of the row in `payments`
  state TEXT NOT NULL CHECK (state IN ('open', 'paid', 'declined', 'cancelled', 'refunded')),
  reason TEXT,                           -- DeclineReason, where it was declined
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  currency TEXT NOT NULL,
  addresses TEXT NOT NULL,               -- sealed JSON: successUrl and cancelUrl, which contain tokens
  method TEXT NOT NULL DEFAULT 'card',   -- PAYMENT_METHODS
  kept_card TEXT NOT NULL DEFAULT '',    -- the made-up card that it keeps or, without the buyer, charges; '' for neither
  refunds TEXT NOT NULL DEFAULT '[]',    -- JSON: id, cents and time of each refund
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,           -- an open one can be paid until then
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX test_payments_by_site ON test_payments (site_id, created_at);
CREATE INDEX test_payments_by_age ON test_payments (created_at);
CREATE INDEX test_payments_by_card ON test_payments (site_id, kept_card) WHERE kept_card <> '';
