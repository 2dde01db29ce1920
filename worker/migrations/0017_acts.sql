-- What visitors have done and the shop has acknowledged, and the services to which it is sent.

-- What visitors have done and the shop has acknowledged, written in the batch of the change itself, so that it is
-- counted and sent once. A visitor's data is stored here only after they have agreed.
CREATE TABLE acts (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- a hash of what it is about, so that a repeat has the same
  kind TEXT NOT NULL,                    -- ACT_KINDS
  cart_id TEXT NOT NULL,                 -- of the cart or the pending order
  order_id TEXT,                         -- of an order or its refund
  visitor_hash TEXT NOT NULL DEFAULT '', -- of the browser, so that its answer finds its acts; '' on other origins' pages and where nothing is allowed
  data TEXT NOT NULL,                    -- JSON: Act
  purposes TEXT NOT NULL DEFAULT '',     -- PURPOSES that the visitor allows, joined by dots
  person TEXT NOT NULL DEFAULT '{}',     -- JSON: ActPerson; as much as the purposes allow
  call_key TEXT NOT NULL DEFAULT '',     -- of the call of a checkout that did it: its repeats carry the act again; '' for none
  state TEXT NOT NULL CHECK (state IN ('waiting', 'due', 'done')), -- for the visitor's answer, to be counted, counted
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX acts_by_state ON acts (state, created_at);
CREATE INDEX acts_by_cart ON acts (site_id, cart_id);
CREATE INDEX acts_by_visitor ON acts (site_id, visitor_hash) WHERE visitor_hash <> '';
CREATE INDEX acts_of_orders ON acts (site_id, order_id) WHERE kind = 'order';

-- Services to which acts are sent, by an account of the shop's owner.
CREATE TABLE senders (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- SENDERS
  purpose TEXT NOT NULL,                 -- of PURPOSES: what a visitor must allow
  target TEXT NOT NULL,                  -- id of the measurement or the pixel
  sealed_secret TEXT NOT NULL,           -- lets us write there
  enabled INTEGER NOT NULL DEFAULT 1,
  stopped_at INTEGER,                    -- since when nothing is sent because the service refuses; NULL while it is
  failures INTEGER NOT NULL DEFAULT 0,   -- in a row
  unfit INTEGER NOT NULL DEFAULT 0,      -- events in a row that the service does not take for what they are
  next_try_at INTEGER NOT NULL DEFAULT 0,
  leased_until INTEGER NOT NULL DEFAULT 0, -- 0: no run sends
  last_turn_at INTEGER NOT NULL DEFAULT 0, -- when a run last took it; those that waited longest come first
  last_status INTEGER,                   -- of the last answer; NULL where none came
  last_answer TEXT NOT NULL DEFAULT '',  -- the service's answer to a call that failed
  last_sent_at INTEGER,
  sent INTEGER NOT NULL DEFAULT 0,
  given_up INTEGER NOT NULL DEFAULT 0,   -- acts that became too old, or that the service does not take
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX senders_by_turn ON senders (last_turn_at) WHERE enabled = 1 AND stopped_at IS NULL;

-- Acts that wait to be sent. The trigger writes them in the batch that counts the act.
CREATE TABLE act_deliveries (
  site_id TEXT NOT NULL,
  sender TEXT NOT NULL,
  act_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,           -- of the act
  PRIMARY KEY (site_id, sender, act_id),
  FOREIGN KEY (site_id, sender) REFERENCES senders (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, act_id) REFERENCES acts (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX act_deliveries_by_age ON act_deliveries (site_id, sender, created_at);
-- For the cascade. With the site first, SQLite takes the index above for it and reads all that waits in a shop.
CREATE INDEX act_deliveries_by_act ON act_deliveries (act_id);

CREATE TRIGGER act_counted AFTER UPDATE OF state ON acts
WHEN NEW.state = 'done' AND OLD.state <> 'done'
BEGIN
  INSERT INTO act_deliveries (site_id, sender, act_id, created_at)
  SELECT NEW.site_id, id, NEW.id, NEW.created_at FROM senders
  WHERE site_id = NEW.site_id AND enabled = 1 AND instr('.' || NEW.purposes || '.', '.' || purpose || '.') > 0;
  UPDATE acts SET person = json_remove(person, '$.userAgent')
  WHERE site_id = NEW.site_id AND id = NEW.id AND person ->> 'userAgent' IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM act_deliveries WHERE site_id = NEW.site_id AND act_id = NEW.id AND sender = 'meta');
END;

-- The name of the browser is sent to Meta alone, so it is forgotten once it is sent or nobody will send it.
CREATE TRIGGER act_delivered AFTER DELETE ON act_deliveries
WHEN OLD.sender = 'meta'
BEGIN
  UPDATE acts SET person = json_remove(person, '$.userAgent')
  WHERE site_id = OLD.site_id AND id = OLD.act_id AND person ->> 'userAgent' IS NOT NULL;
END;
