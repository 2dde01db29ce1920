-- What the built-in provider, which takes no money, knows of its payments.
CREATE TABLE test_payments (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- of the row in `payments`
  state TEXT NOT NULL CHECK (state IN ('open', 'paid', 'declined', 'cancelled', 'refunded')),
  reason TEXT,                           -- DeclineReason, where it was declined
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  currency TEXT NOT NULL,
  success_url TEXT NOT NULL,
  cancel_url TEXT NOT NULL,
  created_at INTEGER NOT NULL,           -- ms
  expires_at INTEGER NOT NULL,           -- ms; open ones can be paid until then
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX test_payments_by_age ON test_payments (created_at);
