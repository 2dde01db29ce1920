-- Customers: people who have ordered or have an account, and what the owner notes of them.

-- What a person has done is read from the rooms of orders, subscriptions and so on. An earlier address of an account has
-- no row of its own.
CREATE TABLE customers (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  email TEXT NOT NULL,                   -- lower case; of an account, the one that it has now
  name TEXT NOT NULL DEFAULT '',         -- of the last order's address, or of the account; '' where none is known
  sort_text TEXT NOT NULL,               -- name and address without accents, in small letters, for lists and searches
  note TEXT NOT NULL DEFAULT '',         -- the owner's; the person does not see it
  tags TEXT NOT NULL DEFAULT '[]',       -- JSON: string[]
  created_at INTEGER NOT NULL,           -- the first order or the confirmation of the account
  country TEXT NOT NULL DEFAULT '',      -- of the last order's address; '' where none is known
  last_order_at INTEGER NOT NULL DEFAULT 0, -- of orders that are no tests; 0 for none
  -- The sums follow from the orders of the person's addresses that are no tests, in the batch of each change of these.
  order_count INTEGER NOT NULL DEFAULT 0,
  spent_cents INTEGER NOT NULL DEFAULT 0, -- less refunds, of the currency in which it is the most
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each change of note and tags
  PRIMARY KEY (site_id, email)
) WITHOUT ROWID;
CREATE INDEX customers_by_name ON customers (site_id, sort_text);
CREATE INDEX customers_by_last_order ON customers (site_id, last_order_at);
CREATE INDEX customers_by_first_seen ON customers (site_id, created_at);
CREATE INDEX customers_by_orders ON customers (site_id, order_count);
CREATE INDEX customers_by_spent ON customers (site_id, spent_cents);
CREATE INDEX customers_by_country ON customers (site_id, country) WHERE country <> '';
CREATE INDEX customers_with_note ON customers (site_id) WHERE note <> '';
CREATE INDEX customers_with_tags ON customers (site_id, tags) WHERE tags <> '[]';
