-- Mail to be sent. A row is written in the batch of the change it tells of; a queue drains it.
CREATE TABLE outbox (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time; also the Message-ID's local part
  dedupe_key TEXT NOT NULL,              -- the same mail is written once: 'submission:ID:owner@shop.example'
  kind TEXT NOT NULL,                    -- 'submission', 'confirm-subscription'
  recipient TEXT NOT NULL,
  reply_to TEXT NOT NULL DEFAULT '',
  subject TEXT NOT NULL,
  text_body TEXT NOT NULL,
  html_body TEXT NOT NULL,
  headers TEXT NOT NULL DEFAULT '{}',    -- JSON: List-Unsubscribe and the like
  status TEXT NOT NULL DEFAULT 'waiting', -- 'waiting', 'sending', 'sent', 'dead'
  attempts INTEGER NOT NULL DEFAULT 0,
  leased_until INTEGER NOT NULL DEFAULT 0, -- ms; nobody else sends it before
  last_error TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  sent_at INTEGER,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, dedupe_key)
) WITHOUT ROWID;
CREATE INDEX outbox_unsent ON outbox (created_at) WHERE status IN ('waiting', 'sending');
CREATE INDEX outbox_by_recipient ON outbox (site_id, recipient); -- for erasing a person
