-- Accounts of customers and of people who work on the site, with their sessions and passkeys.

-- People with an account at the shop.
CREATE TABLE site_users (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  email TEXT NOT NULL,                   -- lower case
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  language TEXT NOT NULL DEFAULT '',     -- language tag; '' for the site's
  sealed_password TEXT,                  -- sealed PHC string of scrypt; NULL for none
  password_changes INTEGER NOT NULL DEFAULT 0, -- a session begins only with the password that was checked
  sealed_cart TEXT,                      -- sealed token of the cart that the person's devices share; NULL for none
  confirmed_at INTEGER,                  -- when the address's owner confirmed; NULL before, and nobody can sign in
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, email)
);
CREATE INDEX unconfirmed_site_users ON site_users (updated_at) WHERE confirmed_at IS NULL;

-- The comments of a person whose account is deleted stay, without the name.
CREATE TRIGGER comment_author_deleted AFTER DELETE ON site_users BEGIN
  UPDATE comments SET user_id = NULL, author_name = '', request_key = NULL, request_hash = NULL
  WHERE site_id = OLD.site_id AND user_id = OLD.id;
END;

CREATE TABLE site_user_sessions (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  user_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  device TEXT NOT NULL,                  -- 'Firefox on Linux'; '' where it is unknown
  remembered INTEGER NOT NULL,           -- 1: lasts 30 days; 0: ends after 12 hours without a call
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, token_hash),
  FOREIGN KEY (site_id, user_id) REFERENCES site_users (site_id, id) ON DELETE CASCADE
);
CREATE INDEX site_user_sessions_by_user ON site_user_sessions (site_id, user_id, seen_at);
CREATE INDEX site_user_sessions_by_end ON site_user_sessions (expires_at);

-- Links in mails, each of which works once.
CREATE TABLE site_user_links (
  site_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  user_id TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('confirm', 'password', 'sign-in', 'email')),
  email TEXT,                            -- lower case; what 'email' makes the account's address; NULL for others
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, user_id) REFERENCES site_users (site_id, id) ON DELETE CASCADE
);
CREATE INDEX site_user_links_by_user ON site_user_links (site_id, user_id);
CREATE INDEX site_user_links_by_end ON site_user_links (expires_at);

-- Confirmed addresses that accounts had before; what was ordered with them stays visible to the person.
CREATE TABLE site_user_emails (
  site_id TEXT NOT NULL,
  email TEXT NOT NULL,                   -- lower case
  user_id TEXT NOT NULL,
  PRIMARY KEY (site_id, email),
  FOREIGN KEY (site_id, user_id) REFERENCES site_users (site_id, id) ON DELETE CASCADE
);
CREATE INDEX site_user_emails_by_user ON site_user_emails (site_id, user_id, email);

-- Addresses that people keep for the checkout.
CREATE TABLE site_user_addresses (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  user_id TEXT NOT NULL,
  address TEXT NOT NULL,                 -- JSON
  is_default INTEGER NOT NULL DEFAULT 0, -- 1: the checkout begins with it; one address of a person at most
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, user_id, address),
  FOREIGN KEY (site_id, user_id) REFERENCES site_users (site_id, id) ON DELETE CASCADE
);
CREATE INDEX site_user_addresses_by_user ON site_user_addresses (site_id, user_id, is_default, id);

-- Attempts to guess a password, and requests for mails about an account, by the hash of what they were about, known or
-- not, and of whose they were.
CREATE TABLE login_attempts (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  subject_hash TEXT NOT NULL,
  count INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,              -- when the count starts anew
  PRIMARY KEY (site_id, subject_hash)
);
CREATE INDEX login_attempts_by_age ON login_attempts (ends_at);

-- People who work on the site. They are apart from site users.
CREATE TABLE contributors (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  email TEXT NOT NULL,                   -- lower case
  role INTEGER NOT NULL,                 -- CONTRIBUTOR_ROLE
  sealed_password TEXT,                  -- sealed PHC string of scrypt; NULL until the invitation is accepted
  password_changes INTEGER NOT NULL DEFAULT 0, -- a session begins only with the password that was checked
  invited_at INTEGER NOT NULL,
  joined_at INTEGER,                     -- when the invitation was accepted; NULL before
  notices_read_at INTEGER NOT NULL DEFAULT 0, -- the time up to which the person has seen the notices
  language TEXT NOT NULL DEFAULT '',     -- CONSOLE_LANGUAGES of the person's console; '' for that of the browser
  single_keys INTEGER NOT NULL DEFAULT 1, -- 1: keys such as "/" alone act in the person's console
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each change
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, email)
);

CREATE TABLE contributor_sessions (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  contributor_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  device TEXT NOT NULL,                  -- 'Firefox on Linux'; '' where it is unknown
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  confirmed_at INTEGER NOT NULL,         -- when the person last proved who they are; 0 where they have not
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, token_hash),
  FOREIGN KEY (site_id, contributor_id) REFERENCES contributors (site_id, id) ON DELETE CASCADE
);
CREATE INDEX contributor_sessions_by_person ON contributor_sessions (site_id, contributor_id);
CREATE INDEX contributor_sessions_by_end ON contributor_sessions (expires_at);

-- Links in mails by which a contributor chooses a password; each works once.
CREATE TABLE contributor_links (
  site_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  contributor_id TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, contributor_id) REFERENCES contributors (site_id, id) ON DELETE CASCADE
);
CREATE INDEX contributor_links_by_person ON contributor_links (site_id, contributor_id);
CREATE INDEX contributor_links_by_end ON contributor_links (expires_at);

-- How many people's data a contributor has read by each address of the API within the hour.
CREATE TABLE contributor_reads (
  site_id TEXT NOT NULL,
  contributor_id TEXT NOT NULL,
  address_hash TEXT NOT NULL,            -- of path and query, which may name a person
  people INTEGER NOT NULL CHECK (people >= 0),
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, contributor_id, address_hash),
  FOREIGN KEY (site_id, contributor_id) REFERENCES contributors (site_id, id) ON DELETE CASCADE
);
CREATE INDEX contributor_reads_by_end ON contributor_reads (expires_at);

-- Passkeys of site users and of contributors; each belongs to one of them.
CREATE TABLE passkeys (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  user_id TEXT,
  contributor_id TEXT,
  credential_id TEXT NOT NULL,           -- base64url, as the authenticator names it
  public_key TEXT NOT NULL,              -- base64url of the key in COSE
  counter INTEGER NOT NULL,              -- the authenticator's last one; 0 where it counts nothing
  transports TEXT NOT NULL,              -- JSON: '["internal"]'
  name TEXT NOT NULL,                    -- after the device that made it: 'Firefox on Linux'
  created_at INTEGER NOT NULL,
  used_at INTEGER,                       -- when it signed in last; NULL where it never did
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, credential_id),
  FOREIGN KEY (site_id, user_id) REFERENCES site_users (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, contributor_id) REFERENCES contributors (site_id, id) ON DELETE CASCADE,
  CHECK ((user_id IS NULL) <> (contributor_id IS NULL))
);
CREATE INDEX passkeys_by_user ON passkeys (site_id, user_id);
CREATE INDEX passkeys_by_contributor ON passkeys (site_id, contributor_id);

-- What authenticators are asked to sign; each counts once.
CREATE TABLE passkey_challenges (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  challenge_hash TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('registration', 'sign-in', 'confirmation')),
  audience TEXT NOT NULL CHECK (audience IN ('site-user', 'contributor')),
  subject_id TEXT,                       -- who registers or confirms; NULL for a sign-in
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, challenge_hash)
);
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);
