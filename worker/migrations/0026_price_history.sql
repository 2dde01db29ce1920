-- Which prices visitors have been asked.

-- What a stranger without a code was asked for a variant, each price until the next row's begins. Rows are added by the
-- batch that changes a price, or who sees it (worker/prices/write-history.ts), and never changed.
CREATE TABLE price_history (
  site_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  number INTEGER NOT NULL,               -- 1 and so on, in the order of time
  currency TEXT NOT NULL,
  cents INTEGER,                         -- NULL from when visitors do not see the product
  struck_cents INTEGER,                  -- the price that is struck beside it; NULL where it is not on sale
  from_at INTEGER NOT NULL,
  -- Before `from_at` for a product that waits for its day: the row goes where the product is changed before. Long after it
  -- for a row that has come with a shop file.
  written_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, variant_id, number),
  FOREIGN KEY (site_id, variant_id) REFERENCES variants (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
