-- Goods of orders that come back, and the money for them.

-- A return of units of an order. Its money goes back once, by a refund of the order.
CREATE TABLE returns (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  order_id TEXT NOT NULL,
  declaration_id TEXT,                   -- the declaration that it follows from; NULL for none
  state TEXT NOT NULL CHECK (state IN ('open', 'received', 'refunded', 'cancelled')), -- RETURN_STATES
  lines TEXT NOT NULL,                   -- JSON: OrderUnits
  refunds_delivery INTEGER NOT NULL,     -- 1: the delivery goes back too, where all goods do
  goods_cents INTEGER NOT NULL,          -- what goes back, as it was computed last
  delivery_cents INTEGER NOT NULL,
  provider_cents INTEGER NOT NULL,
  gift_card_cents INTEGER NOT NULL,
  due_at INTEGER,                        -- when the money must be back; NULL where the law does not ask for it
  note TEXT NOT NULL,                    -- the owner's
  created_at INTEGER NOT NULL,
  received_at INTEGER,                   -- when the goods came
  refunded_at INTEGER,                   -- when the money went back
  version INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (site_id, order_id, id),
  UNIQUE (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX returns_by_state ON returns (site_id, state, id);
-- A declaration leads to one return, unless that was cancelled.
CREATE UNIQUE INDEX returns_of_declaration ON returns (site_id, declaration_id)
  WHERE declaration_id IS NOT NULL AND state <> 'cancelled';
-- Money that is due.
CREATE INDEX returns_due ON returns (site_id, due_at, id) WHERE due_at IS NOT NULL AND state IN ('open', 'received');
CREATE INDEX returns_due_soon ON returns (due_at, site_id) WHERE due_at IS NOT NULL AND state IN ('open', 'received');
