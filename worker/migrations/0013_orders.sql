-- Orders that were paid.

CREATE TABLE orders (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  number INTEGER NOT NULL,               -- counts within the site
  checkout_id TEXT NOT NULL,
  cart_id TEXT,                          -- NULL for a pending order
  token_hash TEXT NOT NULL,              -- of the token that opens its page
  visitor_hash TEXT NOT NULL DEFAULT '', -- of the browser that paid on the shop's own pages; '' for any other
  state TEXT NOT NULL CHECK (state IN ('paid', 'packed', 'sent', 'refunded', 'ended')), -- ORDER_STATES
  test_mode INTEGER NOT NULL,
  provider TEXT NOT NULL,                -- PAYMENT_PROVIDERS, or '' where nothing was due
  payment_account TEXT NOT NULL DEFAULT '', -- as in payments.account
  payment_method TEXT NOT NULL DEFAULT 'card' CHECK (payment_method IN ('card', 'installments')), -- PAYMENT_METHODS
  email TEXT NOT NULL,                   -- lower case
  address TEXT,                          -- JSON: Address
  buyer TEXT NOT NULL DEFAULT '',        -- the name in the address, or the email address, in small letters without accents, to sort by
  shipping_name TEXT NOT NULL,
  note TEXT NOT NULL,
  coupons TEXT NOT NULL,                 -- JSON: codes
  currency TEXT NOT NULL,
  subtotal_cents INTEGER NOT NULL,
  discount_cents INTEGER NOT NULL,
  shipping_cents INTEGER NOT NULL,
  standard_shipping_cents INTEGER,       -- the cheapest delivery that was offered; NULL for what was paid
  tax_cents INTEGER NOT NULL,            -- part of the subtotal where tax_included
  tax_included INTEGER NOT NULL,
  gift_card_cents INTEGER NOT NULL,      -- of the grand total
  gift_card_id TEXT,                     -- the card that paid them
  grand_total_cents INTEGER NOT NULL,
  refunded_cents INTEGER NOT NULL DEFAULT 0, -- of the money that the provider took, by refunds and lost disputes
  gift_card_refunded_cents INTEGER NOT NULL DEFAULT 0, -- of the part that a gift card paid
  subscription_id TEXT,                  -- the subscription that it pays a cycle of; NULL for any other order
  cycle INTEGER NOT NULL DEFAULT 0,      -- which cycle it pays, from 1; 0 for any other order
  base_url TEXT NOT NULL DEFAULT '',     -- start of the links in its mails
  age_confirmation TEXT,                 -- JSON: AgeConfirmation; NULL for an order of items for everybody
  withdrawal_consent TEXT,               -- JSON: WithdrawalConsent; NULL for an order without downloads
  terms_sent_at INTEGER,                 -- when a mail with the whole terms of withdrawal went out; NULL for none
  review_due_at INTEGER,                 -- when its buyer is asked for reviews; NULL once asked, or if nobody is asked
  placed_at INTEGER NOT NULL,
  imported INTEGER NOT NULL DEFAULT 0,   -- 1: it was imported from another shop, which took its money
  taxes TEXT NOT NULL DEFAULT '[]',      -- JSON: RecordedTax[], the parts of tax_cents by rule; '[]' where they are not known
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, number),
  UNIQUE (site_id, checkout_id),
  UNIQUE (site_id, token_hash),
  CONSTRAINT TOTAL_OF_PARTS CHECK (
    grand_total_cents = subtotal_cents - discount_cents + shipping_cents + CASE tax_included WHEN 1 THEN 0 ELSE tax_cents END
    AND gift_card_cents BETWEEN 0 AND grand_total_cents
    AND refunded_cents BETWEEN 0 AND grand_total_cents - gift_card_cents
    AND gift_card_refunded_cents BETWEEN 0 AND gift_card_cents)
) WITHOUT ROWID;
CREATE INDEX orders_by_email ON orders (site_id, email);
CREATE INDEX orders_by_day ON orders (site_id, placed_at); -- for the books
-- For the owner's list: its orders, and filters that few orders pass.
CREATE INDEX orders_by_state ON orders (site_id,
  CASE state WHEN 'paid' THEN 0 WHEN 'packed' THEN 1 WHEN 'sent' THEN 2 WHEN 'ended' THEN 3 ELSE 4 END, number);
CREATE INDEX orders_by_total ON orders (site_id, grand_total_cents, number);
CREATE INDEX orders_by_buyer ON orders (site_id, buyer, number);
CREATE INDEX orders_by_country ON orders (site_id, address ->> 'countryCode', number);
CREATE INDEX orders_in_installments ON orders (site_id, number) WHERE payment_method = 'installments';
CREATE INDEX orders_paid_outside ON orders (site_id, number) WHERE provider = 'manual';
CREATE INDEX orders_with_money_back ON orders (site_id, number) WHERE refunded_cents + gift_card_refunded_cents > 0;
CREATE UNIQUE INDEX orders_by_subscription ON orders (site_id, subscription_id, cycle)
  WHERE subscription_id IS NOT NULL;
-- For the sales of a span of time, which are read from it alone.
CREATE INDEX orders_by_time ON orders (site_id, placed_at, test_mode, currency, grand_total_cents, gift_card_cents)
  WHERE imported = 0;
-- For its history.
CREATE INDEX orders_by_gift_card ON orders (site_id, gift_card_id, number) WHERE gift_card_id IS NOT NULL;
-- For the owner's list, and for whether the checkout was tried: tests are few among very many orders.
CREATE INDEX orders_in_test ON orders (site_id, number) WHERE test_mode = 1;
CREATE INDEX orders_to_review ON orders (review_due_at) WHERE review_due_at IS NOT NULL;

-- The words by which owners find orders: letters are small and have no accents. '%' begins the code of a coupon.
CREATE TABLE order_words (
  site_id TEXT NOT NULL,
  number INTEGER NOT NULL,               -- of the order
  word TEXT NOT NULL,
  PRIMARY KEY (site_id, number, word),
  FOREIGN KEY (site_id, number) REFERENCES orders (site_id, number) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX order_words_by_word ON order_words (site_id, word, number);

-- The events of an order since it was paid, for its time line. The state of the order is the outcome.
CREATE TABLE order_events (
  site_id TEXT NOT NULL,
  order_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  kind TEXT NOT NULL,                    -- ORDER_EVENTS
  ref TEXT NOT NULL DEFAULT '',          -- the provider's id of a refund or dispute: a repeat violates uniqueness
  details TEXT NOT NULL DEFAULT '{}',    -- JSON: OrderEventDetails
  happened_at INTEGER NOT NULL,
  refund_cents INTEGER NOT NULL DEFAULT 0, -- by how much it has changed the refunded_cents of its order; less than 0 where a refund failed
  imported INTEGER NOT NULL DEFAULT 0,   -- 1: it was imported with its order
  PRIMARY KEY (site_id, order_id, id),
  UNIQUE (site_id, order_id, kind, ref),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;

-- Money that went back, by the day on which it did, for the books.
CREATE INDEX order_events_of_money ON order_events (site_id, happened_at)
  WHERE kind IN ('partlyRefunded', 'refunded', 'refundFailed', 'disputeLost', 'disputeWon');
-- For the refunds of a span of time.
CREATE INDEX refund_events_by_time ON order_events (site_id, happened_at, refund_cents) WHERE refund_cents <> 0;

-- Refunds that an owner has ordered by the API. The provider has not answered to an open one yet.
CREATE TABLE order_refunds (
  site_id TEXT NOT NULL,
  order_id TEXT NOT NULL,
  retry_key TEXT NOT NULL,               -- the Idempotency-Key: a repeat finds its refund by it
  asked_cents INTEGER,                   -- NULL where the rest or units of lines were asked for
  lines TEXT,                            -- JSON: the units of lines that were asked for; NULL for none
  refunds_delivery INTEGER NOT NULL DEFAULT 0, -- 1: the delivery was asked for with them
  cents INTEGER NOT NULL CHECK (cents >= 0), -- of the money that the provider took
  parts TEXT,                            -- JSON: what goes back of which payment; NULL for an order with one payment
  delivery_cents INTEGER NOT NULL DEFAULT 0,  -- what of it all is for the delivery
  gift_card_cents INTEGER NOT NULL DEFAULT 0 CHECK (gift_card_cents >= 0), -- what a gift card gets back beside it
  return_id TEXT,                        -- the return that it is for; NULL for none
  restocks INTEGER NOT NULL,             -- 1: the units go back into stock
  state TEXT NOT NULL CHECK (state IN ('open', 'done')),
  key_id TEXT NOT NULL,                  -- the owner's key
  retry_at INTEGER NOT NULL,             -- when the cron asks the provider again while it is open
  PRIMARY KEY (site_id, order_id, retry_key),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX open_refunds ON order_refunds (retry_at) WHERE state = 'open';

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
  removed_quantity INTEGER NOT NULL DEFAULT 0, -- units that an edit has taken off, which nobody packs
  unit_cents INTEGER NOT NULL,           -- with the deposit
  deposit_cents INTEGER NOT NULL DEFAULT 0, -- the part of unit_cents that is a deposit
  discount_cents INTEGER NOT NULL,
  tax_cents INTEGER NOT NULL,
  additional_fields TEXT NOT NULL DEFAULT '', -- JSON text; '' for none
  plan TEXT,                             -- JSON: SubscriptionPlan
  gift TEXT,                             -- JSON: Gift
  withdrawal_exception TEXT NOT NULL DEFAULT 'none', -- WITHDRAWAL_EXCEPTIONS, as it was told before the purchase
  restocked_quantity INTEGER NOT NULL DEFAULT 0, -- units that went back into stock
  restocked_at INTEGER,                  -- when the last of them did; NULL if none did
  PRIMARY KEY (site_id, order_id, position),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
-- For the owner's list of orders. Every line passes the condition; without it, SQLite would read all lines of a site by this
-- index where a statement groups the lines of one order.
CREATE INDEX order_lines_by_item ON order_lines (site_id, item_id) WHERE quantity > 0;
-- To erase a person.
CREATE INDEX order_lines_by_recipient ON order_lines (site_id, gift ->> 'recipientEmail')
  WHERE gift ->> 'recipientEmail' <> '';
