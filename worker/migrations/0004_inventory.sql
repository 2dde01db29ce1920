-- The history of stock, and the units that checkouts have reserved.

-- Changes of stock by owners and what follows from orders, and why.
CREATE TABLE stock_changes (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts as the changes were made
  variant_id TEXT NOT NULL,
  difference INTEGER NOT NULL,           -- units more; 0 where only `unlimited` changed
  quantity INTEGER NOT NULL,             -- units after it
  unlimited INTEGER NOT NULL DEFAULT 0,  -- 1: without limit after it
  reason TEXT NOT NULL,                  -- STOCK_REASONS
  note TEXT NOT NULL DEFAULT '',         -- the owner's text
  key_id TEXT,                           -- the owner's key; NULL for an order
  order_id TEXT,                         -- the order; NULL for an owner
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, variant_id, id), -- the order that lists and the cascade need
  FOREIGN KEY (site_id, variant_id) REFERENCES variants (site_id, id) ON DELETE CASCADE
    DEFERRABLE INITIALLY DEFERRED          -- the first quantity is written before the variant
) WITHOUT ROWID;
CREATE INDEX stock_changes_by_age ON stock_changes (created_at);

-- Stock that a checkout has reserved. The units stay in `variants.qty_in_stock` until they are paid for, so a product
-- whose last piece is reserved is not sold out. A reservation ends a fixed time after `created_at`, which no renewal
-- moves; its row stays longer, because it counts against the shares of its checkout and its networks.
CREATE TABLE reservations (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  checkout_id TEXT NOT NULL,             -- of the cart or the pending order that is checked out
  variant_id TEXT NOT NULL,
  network_64 TEXT NOT NULL,              -- keyed hashes of the visitor's IP networks; a renewal's are its checkout's id
  network_56 TEXT NOT NULL,
  network_48 TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity >= 0), -- 0 once the reservation was released
  most INTEGER NOT NULL CHECK (most >= quantity),  -- the highest quantity so far
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, checkout_id, variant_id)
) WITHOUT ROWID;
CREATE INDEX reservations_by_age ON reservations (created_at);
CREATE INDEX reservations_by_variant ON reservations (site_id, variant_id, created_at);
CREATE INDEX reservations_by_network ON reservations (site_id, network_48, created_at);
