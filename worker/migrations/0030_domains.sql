-- Hosts that shops have named, and the domains of mail senders.

-- Hosts that shops of a server with several ask for, until they have shown that the host is theirs: any shop may name any
-- host, and one that is not proven keeps no other shop out.
CREATE TABLE domain_claims (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  hostname TEXT NOT NULL,
  language TEXT,                         -- as in site_domains
  checked_at INTEGER,                    -- NULL before the first check
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, hostname)
) WITHOUT ROWID;
CREATE INDEX domain_claims_by_age ON domain_claims (created_at);

-- What the last check of a mail sender's domain has found.

CREATE TABLE mail_domain_checks (
  site_id TEXT PRIMARY KEY REFERENCES sites (site_id) ON DELETE CASCADE,
  domain TEXT NOT NULL,
  checked_at INTEGER,                    -- NULL before the first check
  records TEXT NOT NULL DEFAULT '[]',    -- JSON: MailRecord[]
  refused_at INTEGER,                    -- when the mail service refused the sender after that; NULL if it did not
  refusal TEXT NOT NULL DEFAULT ''       -- the code of the refusal
) WITHOUT ROWID;
CREATE INDEX mail_domain_checks_by_time ON mail_domain_checks (checked_at) WHERE checked_at IS NOT NULL;
