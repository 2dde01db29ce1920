-- Forms, their submissions, and mailing lists.

CREATE TABLE mailing_lists (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;

CREATE TABLE subscribers (
  site_id TEXT NOT NULL,
  mailing_list_id TEXT NOT NULL,
  email TEXT NOT NULL,                   -- lower case
  status TEXT NOT NULL DEFAULT 'pending', -- 'pending', 'confirmed', 'unsubscribed'
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  asked_at INTEGER NOT NULL,             -- time of the last confirmation mail
  confirmed_at INTEGER,
  unsubscribed_at INTEGER,
  PRIMARY KEY (site_id, mailing_list_id, email),
  FOREIGN KEY (site_id, mailing_list_id) REFERENCES mailing_lists (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX subscribers_by_email ON subscribers (site_id, email);
CREATE INDEX subscribers_by_status ON subscribers (site_id, status, email); -- for the list of customers
CREATE INDEX unconfirmed_subscribers_by_age ON subscribers (asked_at) WHERE status = 'pending';
CREATE INDEX former_subscribers_by_age ON subscribers (unsubscribed_at) WHERE status = 'unsubscribed';

CREATE TABLE forms (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  kind TEXT NOT NULL DEFAULT 'form',     -- FORM_KINDS
  name TEXT NOT NULL,
  fields TEXT NOT NULL DEFAULT '[]',     -- JSON: FormField[]
  submit_button_text TEXT NOT NULL DEFAULT '',
  submission_message TEXT NOT NULL DEFAULT '', -- sanitised HTML
  submission_html TEXT NOT NULL DEFAULT '',    -- sanitised HTML
  disclaimer_message TEXT NOT NULL DEFAULT '', -- sanitised HTML
  success_redirect TEXT NOT NULL DEFAULT '',
  captcha_enabled INTEGER NOT NULL DEFAULT 0,
  captcha_theme INTEGER NOT NULL DEFAULT 1,
  captcha_alignment INTEGER NOT NULL DEFAULT 1,
  captcha_fails_open INTEGER NOT NULL DEFAULT 0, -- 1: accepts submissions while the captcha's provider does not answer
  use_lightbox INTEGER NOT NULL DEFAULT 0,
  lightbox_handle_text TEXT NOT NULL DEFAULT '',
  notify_emails TEXT NOT NULL DEFAULT '[]', -- JSON: addresses that get a mail of each submission
  mailing_list_id TEXT,                  -- the list that a newsletter's subscribers join
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each edit
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, mailing_list_id) REFERENCES mailing_lists (site_id, id)
) WITHOUT ROWID;
CREATE INDEX forms_by_mailing_list ON forms (site_id, mailing_list_id) WHERE mailing_list_id IS NOT NULL;

-- One key per intended submission.
CREATE TABLE submission_keys (
  site_id TEXT NOT NULL,
  key_hash TEXT NOT NULL,
  form_id TEXT NOT NULL,
  visitor_hash TEXT NOT NULL,            -- of the visitor who requested it; no other visitor can use it
  not_before INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, form_id, key_hash), -- the order that the cascade needs
  UNIQUE (site_id, key_hash),
  FOREIGN KEY (site_id, form_id) REFERENCES forms (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX submission_keys_by_age ON submission_keys (expires_at);

-- `key_hash` is unique: a repeated call violates it and is answered from the existing row.
CREATE TABLE form_submissions (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  form_id TEXT NOT NULL,
  key_hash TEXT NOT NULL,
  request_hash TEXT NOT NULL,            -- of the body
  field_values TEXT NOT NULL,            -- JSON: FormValues
  is_spam INTEGER NOT NULL DEFAULT 0,    -- 1: the hidden decoy field was filled in
  page_title TEXT NOT NULL DEFAULT '',
  page_path TEXT NOT NULL DEFAULT '',
  page_permission TEXT NOT NULL DEFAULT '', -- who may see the page, a number of PERMISSION_TYPE; '' where the page did not say
  created_at INTEGER NOT NULL,
  imported INTEGER NOT NULL DEFAULT 0,   -- 1: it was imported from another shop
  PRIMARY KEY (site_id, form_id, id),    -- the order that lists, files and the cascade need
  UNIQUE (site_id, id),
  UNIQUE (site_id, key_hash),
  FOREIGN KEY (site_id, form_id) REFERENCES forms (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX form_submissions_counted ON form_submissions (site_id, form_id, is_spam);
CREATE INDEX spam_by_age ON form_submissions (created_at) WHERE is_spam = 1;

-- Addresses in submissions, lower case, so that a person can be found and erased.
CREATE TABLE submission_emails (
  site_id TEXT NOT NULL,
  email TEXT NOT NULL,
  submission_id TEXT NOT NULL,
  PRIMARY KEY (site_id, email, submission_id),
  FOREIGN KEY (site_id, submission_id) REFERENCES form_submissions (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX submission_emails_by_submission ON submission_emails (site_id, submission_id); -- for the cascade

-- Captcha tokens that were used, because each counts once. Rows are deleted long after their token has expired.
CREATE TABLE captcha_tokens (
  site_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, token_hash)
) WITHOUT ROWID;
CREATE INDEX captcha_tokens_by_age ON captcha_tokens (created_at);
