-- Addresses of programs that hear what happens in a shop, and the messages to them.

-- Addresses to which messages about the shop are sent.
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

-- The enabled webhooks by topic, for the statements that write messages.
CREATE TABLE webhook_topics (
  site_id TEXT NOT NULL,
  topic TEXT NOT NULL,
  webhook_id TEXT NOT NULL,
  PRIMARY KEY (site_id, topic, webhook_id),
  FOREIGN KEY (site_id, webhook_id) REFERENCES webhooks (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX webhook_topics_by_webhook ON webhook_topics (site_id, webhook_id); -- for the cascade

-- Messages to webhooks. They are written in the batch of their cause (worker/webhooks/messages.ts).
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
