-- People who wait for a sold-out variant.

-- People who want a mail when a sold-out variant is back.
CREATE TABLE restock_sign_ups (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  variant_id TEXT NOT NULL,
  email TEXT NOT NULL,                   -- lower case
  language TEXT NOT NULL,                -- language tag of the mails
  origin TEXT NOT NULL,                  -- that the sign-up was sent to; the mails' links lead there
  status TEXT NOT NULL CHECK (status IN ('unconfirmed', 'waiting', 'notified')), -- RESTOCK_STATUSES
  created_at INTEGER NOT NULL,
  asked_at INTEGER NOT NULL,             -- the last time that the person signed up
  confirmed_at INTEGER,                  -- when the address's owner confirmed; NULL where nobody was asked
  notified_at INTEGER,                   -- when the last mail was written
  mail_id TEXT,                          -- that mail
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, email, variant_id),
  FOREIGN KEY (site_id, variant_id) REFERENCES variants (site_id, id) ON DELETE CASCADE
);
CREATE INDEX restock_sign_ups_by_variant ON restock_sign_ups (site_id, variant_id, id);
CREATE INDEX restock_sign_ups_waiting ON restock_sign_ups (site_id, variant_id, id) WHERE status = 'waiting';
CREATE INDEX restock_sign_ups_by_mail ON restock_sign_ups (site_id, mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX restock_sign_ups_by_age ON restock_sign_ups (status, asked_at);

-- The people who wait for a variant, counted, and what its last restock allows. Triggers keep it.
CREATE TABLE restock_groups (
  site_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  waiting INTEGER NOT NULL DEFAULT 0,    -- sign-ups with this status
  units INTEGER NOT NULL DEFAULT 0,      -- units that came back and that no wave has counted yet
  allowance INTEGER NOT NULL DEFAULT 0,  -- mails that are left of the present wave
  sends_all INTEGER NOT NULL DEFAULT 0,  -- 1: the owner has asked for mails to everybody
  due_at INTEGER,                        -- the next wave; NULL while nothing is to be sent
  PRIMARY KEY (site_id, variant_id),
  FOREIGN KEY (site_id, variant_id) REFERENCES variants (site_id, id) ON DELETE CASCADE
);
CREATE INDEX restock_groups_waiting ON restock_groups (site_id, variant_id) WHERE waiting > 0; -- for the owner's list
CREATE INDEX restock_groups_due ON restock_groups (due_at, site_id) WHERE due_at IS NOT NULL;

-- A group with units that came back is due at once.
CREATE TRIGGER restock_sign_up_added AFTER INSERT ON restock_sign_ups
WHEN NEW.status = 'waiting'
BEGIN
  INSERT INTO restock_groups (site_id, variant_id, waiting) VALUES (NEW.site_id, NEW.variant_id, 1)
  ON CONFLICT (site_id, variant_id) DO UPDATE SET waiting = waiting + 1;
END;

CREATE TRIGGER restock_sign_up_changed AFTER UPDATE OF status ON restock_sign_ups
WHEN (NEW.status = 'waiting') <> (OLD.status = 'waiting')
BEGIN
  INSERT INTO restock_groups (site_id, variant_id, waiting)
  VALUES (NEW.site_id, NEW.variant_id, NEW.status = 'waiting')
  ON CONFLICT (site_id, variant_id) DO UPDATE SET waiting = waiting + iif(NEW.status = 'waiting', 1, -1);
END;

CREATE TRIGGER restock_sign_up_deleted AFTER DELETE ON restock_sign_ups
WHEN OLD.status = 'waiting'
BEGIN
  UPDATE restock_groups SET waiting = waiting - 1 WHERE site_id = OLD.site_id AND variant_id = OLD.variant_id;
END;

CREATE TRIGGER restock_stock_rose AFTER UPDATE OF qty_in_stock, unlimited ON variants
WHEN NEW.qty_in_stock > OLD.qty_in_stock OR NEW.unlimited > OLD.unlimited
BEGIN
  UPDATE restock_groups SET units = units + max(NEW.qty_in_stock - OLD.qty_in_stock, 0), due_at = 0
  WHERE site_id = NEW.site_id AND variant_id = NEW.id AND waiting > 0;
END;

CREATE TRIGGER restock_sold_out AFTER UPDATE OF qty_in_stock, unlimited ON variants
WHEN NEW.qty_in_stock = 0 AND NEW.unlimited = 0
BEGIN
  UPDATE restock_groups SET units = 0, allowance = 0, sends_all = 0, due_at = NULL
  WHERE site_id = NEW.site_id AND variant_id = NEW.id;
END;
