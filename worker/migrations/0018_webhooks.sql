-- Addresses of programs that hear what happens in a shop, and the messages to them.

-- Addresses that are told what happens in a shop.
CREATE TABLE webhooks (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  url TEXT NOT NULL,
  topics TEXT NOT NULL,                  -- JSON: WEBHOOK_TOPICS
  enabled INTEGER NOT NULL DEFAULT 1,    -- 0: switched off by its owner, or after five days of failures
  sealed_secret TEXT NOT NULL,           -- signs the messages
  failing_since INTEGER,                 -- of the first failure since a message arrived; NULL where the last one did
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX webhooks_failing ON webhooks (failing_since) WHERE enabled = 1 AND failing_since IS NOT NULL;

-- The enabled webhooks by topic, for the triggers.
CREATE TABLE webhook_topics (
  site_id TEXT NOT NULL,
  topic TEXT NOT NULL,
  webhook_id TEXT NOT NULL,
  PRIMARY KEY (site_id, topic, webhook_id),
  FOREIGN KEY (site_id, webhook_id) REFERENCES webhooks (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX webhook_topics_by_webhook ON webhook_topics (site_id, webhook_id); -- for the cascade

-- Messages to webhooks. The triggers below write them together with the change that they tell of.
CREATE TABLE webhook_deliveries (
  site_id TEXT NOT NULL,
  webhook_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time; the header webhook-id
  topic TEXT NOT NULL,
  data TEXT NOT NULL,                    -- JSON: ids and public facts
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead')), -- WEBHOOK_DELIVERY_STATES
  attempts INTEGER NOT NULL DEFAULT 0,
  next_try_at INTEGER NOT NULL,          -- while one attempt runs, when its lease ends
  leased_until INTEGER NOT NULL DEFAULT 0, -- 0: no attempt runs
  status_code INTEGER,                   -- of the last answer; NULL where none came
  created_at INTEGER NOT NULL,
  sent_at INTEGER,
  PRIMARY KEY (site_id, webhook_id, id),
  FOREIGN KEY (site_id, webhook_id) REFERENCES webhooks (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_try_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);

-- What moved in happened elsewhere, so nobody is told of it. Each trigger is one line, because the migrations are split
-- at the ends of lines.
CREATE TRIGGER webhook_order_created AFTER INSERT ON orders
WHEN NEW.imported = 0
BEGIN
  INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at)
  SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('orderId', NEW.id, 'number', NEW.number, 'currency', NEW.currency, 'grandTotalCents', NEW.grand_total_cents, 'isTest', json(iif(NEW.test_mode = 1, 'true', 'false'))), at, at
  FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'order.created');
END;

CREATE TRIGGER webhook_order_event AFTER INSERT ON order_events
WHEN NEW.imported = 0
BEGIN
  INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at)
  SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('orderId', NEW.order_id, 'event', NEW.kind), at, at
  FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = iif(NEW.kind IN ('partlyRefunded', 'refunded'), 'order.refunded', 'order.changed'));
END;

CREATE TRIGGER webhook_stock AFTER INSERT ON stock_changes BEGIN
  INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at)
  SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('variantId', NEW.variant_id, 'quantity', NEW.quantity, 'unlimited', json(iif(NEW.unlimited = 1, 'true', 'false')), 'difference', NEW.difference, 'reason', NEW.reason), at, at
  FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'stock.changed');
END;

CREATE TRIGGER webhook_product_created AFTER INSERT ON items
WHEN NEW.product_type IS NOT NULL
BEGIN
  INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at)
  SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('itemId', NEW.id, 'change', 'created'), at, at
  FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'product.changed');
END;

CREATE TRIGGER webhook_product_changed AFTER UPDATE OF version ON items
WHEN NEW.product_type IS NOT NULL AND NEW.version <> OLD.version
BEGIN
  INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at)
  SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('itemId', NEW.id, 'change', 'changed'), at, at
  FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'product.changed');
END;

CREATE TRIGGER webhook_product_deleted AFTER DELETE ON items
WHEN OLD.product_type IS NOT NULL
BEGIN
  INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at)
  SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('itemId', OLD.id, 'change', 'deleted'), at, at
  FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = OLD.site_id AND topic = 'product.changed');
END;

CREATE TRIGGER webhook_form_submitted AFTER INSERT ON form_submissions
WHEN NEW.is_spam = 0 AND NEW.imported = 0
BEGIN
  INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at)
  SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('formId', NEW.form_id, 'submissionId', NEW.id), at, at
  FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'form.submitted');
END;

CREATE TRIGGER webhook_comment_created AFTER INSERT ON comments
WHEN NEW.status IN ('pending', 'approved') AND NEW.imported = 0
BEGIN
  INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at)
  SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('commentId', NEW.id, 'itemId', NEW.item_id, 'status', NEW.status, 'isByShop', json(iif(NEW.by_shop = 1, 'true', 'false'))), at, at
  FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'comment.created');
END;

CREATE TRIGGER webhook_subscription_started AFTER INSERT ON subscriptions BEGIN
  INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at)
  SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('subscriptionId', NEW.id, 'state', NEW.state), at, at
  FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'subscription.changed');
END;

CREATE TRIGGER webhook_subscription_changed AFTER UPDATE OF version ON subscriptions
WHEN NEW.version <> OLD.version
BEGIN
  INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at)
  SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('subscriptionId', NEW.id, 'state', NEW.state), at, at
  FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'subscription.changed');
END;
