-- Owners read orders newest first: placed ones by when they were placed, others by when they were begun.
CREATE INDEX placed_orders_by_time ON pending_orders (site_id, placed_at) WHERE placed_at IS NOT NULL;
CREATE INDEX begun_orders_by_time ON pending_orders (site_id, created_at) WHERE placed_at IS NULL;

-- Addresses anywhere in an order, lower case: the buyer's, the recipient's of a gift card, and those in answers and
-- messages, so that a person can be found and erased.
CREATE TABLE order_emails (
  site_id TEXT NOT NULL,
  email TEXT NOT NULL,
  order_id TEXT NOT NULL,
  PRIMARY KEY (site_id, email, order_id),
  FOREIGN KEY (site_id, order_id) REFERENCES pending_orders (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX order_emails_by_order ON order_emails (site_id, order_id); -- for the cascade
INSERT INTO order_emails (site_id, email, order_id)
  SELECT site_id, email, id FROM pending_orders WHERE email <> ''
  UNION SELECT site_id, json_extract(gift, '$.recipientEmail'), id FROM pending_orders WHERE gift IS NOT NULL;
DROP INDEX pending_orders_by_email;
DROP INDEX pending_orders_by_recipient;
