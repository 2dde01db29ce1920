-- The way of delivery of what is bought on a page of its own; a cart has one itself.
ALTER TABLE checkouts ADD COLUMN shipping_option_id TEXT;

ALTER TABLE payments ADD COLUMN request_hash TEXT NOT NULL DEFAULT ''; -- SHA-256 of the call that began it, hex
ALTER TABLE payments ADD COLUMN decline_reason TEXT;
-- 1 where the money is still to be given back: a payment is taken out of all hands first, then refunded.
ALTER TABLE payments ADD COLUMN refund_due INTEGER NOT NULL DEFAULT 0;
CREATE INDEX payments_to_refund ON payments (created_at) WHERE refund_due = 1;
CREATE INDEX unpaid_payments_by_age ON payments (created_at) WHERE state IN ('declined', 'cancelled');
