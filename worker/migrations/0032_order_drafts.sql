-- Orders that owners write, and payments that were made without the shop.

-- An order that an owner writes for a buyer, or what an owner adds to a placed order, before its payment. It becomes a
-- payment's snapshot when the buyer pays.
CREATE TABLE draft_orders (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time; the id of its checkout too
  version INTEGER NOT NULL DEFAULT 1,
  state TEXT NOT NULL CHECK (state IN ('draft', 'open', 'paid', 'cancelled', 'expired')), -- DRAFT_ORDER_STATES
  email TEXT NOT NULL,                   -- lower case; '' until it is known
  input TEXT NOT NULL,                   -- JSON: DraftOrderInput
  total_cents INTEGER NOT NULL,          -- what was due when it was last saved
  edits_order_id TEXT,                   -- the order that it is added to; NULL for an order of its own
  edit TEXT,                             -- JSON: PlannedEdit, of an order that is edited
  link_number INTEGER NOT NULL DEFAULT 0, -- how many payment links it has had
  token_hash TEXT,                       -- SHA-256, hex, of the token of its payment link; NULL where none is open
  expires_at INTEGER,                    -- when the link ends; NULL without one
  base_url TEXT NOT NULL DEFAULT '',     -- start of the link
  mailed_at INTEGER,                     -- when the link was mailed; NULL where it was not
  late_at INTEGER,                       -- when the shop was told that the link waits for its payment; NULL before
  order_id TEXT,                         -- the order that it became, or was added to
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX draft_orders_by_token ON draft_orders (site_id, token_hash) WHERE token_hash IS NOT NULL;
CREATE INDEX draft_orders_by_state ON draft_orders (site_id, state, id);
CREATE INDEX draft_orders_by_email ON draft_orders (site_id, email) WHERE email <> ''; -- for erasing a person
CREATE INDEX draft_orders_of_order ON draft_orders (site_id, edits_order_id, id) WHERE edits_order_id IS NOT NULL;
CREATE INDEX draft_orders_by_age ON draft_orders (updated_at);
CREATE INDEX open_drafts_by_age ON draft_orders (updated_at) WHERE state = 'open' AND late_at IS NULL;
CREATE INDEX open_edits_by_end ON draft_orders (expires_at) WHERE state = 'open' AND edits_order_id IS NOT NULL;

-- Payments that buyers have made without the shop, such as by a bank transfer. Refunds are recorded, and made by the
-- owner.
CREATE TABLE outside_payments (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- of the row in `payments`
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  currency TEXT NOT NULL,
  method TEXT NOT NULL CHECK (method IN ('transfer', 'cash', 'other')), -- OUTSIDE_METHODS
  refunds TEXT NOT NULL DEFAULT '[]',    -- JSON: id, cents and time of each refund
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX outside_payments_by_site ON outside_payments (site_id, created_at);
