-- The shop's own accounts at payment providers.

-- An account stays after others have taken its place, because refunds of its payments need its key.
CREATE TABLE payment_accounts (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- mode and provider_account, such as 'live-acct_1': the same account has the same id
  provider TEXT NOT NULL CHECK (provider = 'stripe'), -- PAYMENT_PROVIDERS but 'test'
  mode TEXT NOT NULL CHECK (mode IN ('live', 'test')), -- PAYMENT_MODES
  provider_account TEXT NOT NULL,        -- the provider's id of the account
  name TEXT NOT NULL,                    -- as the provider shows it to the owner
  country TEXT NOT NULL,                 -- ISO 3166-1 alpha-2; '' where the provider does not say
  sealed_key TEXT NOT NULL,              -- the secret key
  last_characters TEXT NOT NULL,         -- of the key, so that the owner recognises it
  webhook_id TEXT NOT NULL DEFAULT '',   -- the provider's id of the endpoint that it reports payments to; '' for none
  sealed_webhook_secret TEXT NOT NULL DEFAULT '', -- signs the provider's reports; '' without an endpoint
  state TEXT NOT NULL CHECK (state IN ('connected', 'replaced', 'disconnected')), -- PAYMENT_ACCOUNT_STATES
  problem TEXT NOT NULL DEFAULT '',      -- PAYMENT_ACCOUNT_PROBLEMS: what the last check has found; '' for nothing
  connected_at INTEGER NOT NULL,         -- when its present key was entered
  checked_at INTEGER NOT NULL,
  last_event_at INTEGER,                 -- the provider's last report, to the minute; NULL before the first
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each change by a person
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX connected_payment_accounts ON payment_accounts (site_id, mode) WHERE state = 'connected';
