-- What buyers declare to end a contract: withdrawals from orders, cancellations of subscriptions.

-- A row is never changed but for its state, its note and the removal of its person. Each has a link of a chain: `head` is the
-- HMAC of the former row's head and of `digest`, so that a row that is changed, left out or put in later is found.
CREATE TABLE declarations (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  number INTEGER NOT NULL,               -- counts within the site, for both kinds together: its place in the chain
  kind TEXT NOT NULL CHECK (kind IN ('withdrawal', 'cancellation')), -- DECLARATION_KINDS
  retry_key TEXT NOT NULL,               -- of the press that declared it: a repeat finds the row by it
  request_hash TEXT NOT NULL,            -- SHA-256, hex, of what was sent with that key; '' once its person is removed
  name TEXT NOT NULL,                    -- this, email, contract and part as the buyer typed them; '' once the person is removed
  email TEXT NOT NULL,
  address TEXT NOT NULL,                 -- the email address in lower case, by which a person's are found
  contract TEXT NOT NULL,
  part TEXT NOT NULL,                    -- what of the contract; '' for all of it
  lines TEXT,                            -- JSON: OrderUnits; NULL for the whole order
  cancellation TEXT,                     -- JSON: what is asked of a subscription's end; NULL for a withdrawal
  text TEXT NOT NULL,                    -- the declaration in the words of its receipt; '' once the person is removed
  order_id TEXT,                         -- NULL where number and address match no order
  proven INTEGER NOT NULL DEFAULT 0,     -- 1: it came by the link of the order's page, which strangers do not have
  subscription_id TEXT,
  country TEXT NOT NULL,                 -- of the buyer, ISO 3166-1 alpha-2; '' where no order is known
  language TEXT NOT NULL,                -- of the page and the receipt
  origin TEXT NOT NULL,                  -- of the page on which it was declared
  base_url TEXT NOT NULL,                -- start of the links in its mails
  receipt_mailed INTEGER NOT NULL DEFAULT 1, -- 0: too many receipts went out that day, so that none was mailed
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'settled')), -- DECLARATION_STATES
  note TEXT NOT NULL DEFAULT '',         -- the owner's
  received_at INTEGER NOT NULL,
  keep_until INTEGER NOT NULL,           -- when the person in it is removed
  erased_at INTEGER,                     -- when that was done; NULL before
  salt TEXT NOT NULL,                    -- random part of the digest, without which nobody can try out names; '' once the person is removed
  digest TEXT NOT NULL,                  -- SHA-256, hex, of what was declared
  head TEXT NOT NULL,                    -- HMAC, hex, of the former row's head and the digest; it stands in the receipt
  imported INTEGER NOT NULL DEFAULT 0,   -- 1: another shop received it, whose key made its head
  seal TEXT NOT NULL DEFAULT '',         -- HMAC, hex, of an imported row by this shop's own key; '' for all others
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, number),
  UNIQUE (site_id, retry_key)
) WITHOUT ROWID;
CREATE INDEX declarations_by_state ON declarations (site_id, state, number); -- for the owner's list
CREATE INDEX declarations_by_address ON declarations (site_id, address) WHERE address <> ''; -- for a person's data
CREATE INDEX declarations_by_order ON declarations (site_id, order_id, number) WHERE order_id IS NOT NULL;
CREATE INDEX declarations_by_head ON declarations (site_id, head); -- for a receipt whose head is looked up
CREATE INDEX declarations_to_erase ON declarations (keep_until) WHERE erased_at IS NULL;

-- The key of a site's chain. It is random, so that the chain can be verified whatever becomes of the Worker's secret.
CREATE TABLE declaration_keys (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- 'chain'
  sealed_key TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
