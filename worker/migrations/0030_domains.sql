-- What the last check of a mail sender's domain has found.

CREATE TABLE mail_domain_checks (
  site_id TEXT PRIMARY KEY REFERENCES sites (site_id) ON DELETE CASCADE,
  domain TEXT NOT NULL,
  checked_at INTEGER,                    -- NULL before the first check
  records TEXT NOT NULL DEFAULT '[]',    -- JSON: MailRecord[]
  refused_at INTEGER,                    -- when the mail service refused the sender after that; NULL if it did not
  refusal TEXT NOT NULL DEFAULT ''       -- the code of the refusal
) WITHOUT ROWID;
