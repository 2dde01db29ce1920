-- Mail that is to be sent.

-- Mail to be sent. A row is written in the batch of the change that it reports; a queue sends it.
CREATE TABLE outbox (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time; also the Message-ID's local part
  dedupe_key TEXT NOT NULL,              -- mails with the same key are written once: 'submission:ID:owner@shop.example'
  kind TEXT NOT NULL,                    -- 'submission', 'submissions' for a collecting notice, 'order-notice', …
  recipient TEXT NOT NULL,
  reply_to TEXT NOT NULL DEFAULT '',
  subject TEXT NOT NULL,
  content TEXT NOT NULL,                 -- sealed JSON: text, html and headers, because links and codes are in them;
                                         -- '' for a collecting notice
  order_id TEXT,                         -- the order that it is about; the content names it by its id
  form_id TEXT,                          -- the form whose submissions it is about; NULL for other mail
  status TEXT NOT NULL DEFAULT 'waiting', -- 'waiting', 'sending', 'sent', 'dead'
  attempts INTEGER NOT NULL DEFAULT 0,
  leased_until INTEGER NOT NULL DEFAULT 0, -- no other run sends it before
  last_error TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  sent_at INTEGER,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, dedupe_key)
) WITHOUT ROWID;
CREATE INDEX outbox_unsent ON outbox (created_at) WHERE status IN ('waiting', 'sending');
CREATE INDEX outbox_by_age ON outbox (status, created_at); -- finds old mail without reading what is kept
CREATE INDEX outbox_by_recipient ON outbox (site_id, recipient); -- for erasing a person
CREATE INDEX outbox_by_reply_address ON outbox (site_id, lower(reply_to)) WHERE reply_to <> ''; -- for the same
CREATE INDEX outbox_by_status ON outbox (site_id, status, id); -- for the owner's list
CREATE INDEX outbox_by_order ON outbox (site_id, order_id, id) WHERE order_id IS NOT NULL; -- for the owner's list
CREATE INDEX outbox_by_form ON outbox (site_id, form_id, recipient, created_at) WHERE form_id IS NOT NULL;

-- The submissions of a collecting notice, which is written from them when it is sent.
CREATE TABLE collected_submissions (
  site_id TEXT NOT NULL,
  mail_id TEXT NOT NULL,
  submission_id TEXT NOT NULL,
  PRIMARY KEY (site_id, mail_id, submission_id),
  FOREIGN KEY (site_id, mail_id) REFERENCES outbox (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, submission_id) REFERENCES form_submissions (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX collected_submissions_by_submission ON collected_submissions (site_id, submission_id); -- for the cascade
