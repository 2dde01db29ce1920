-- When the cron last failed to settle a payment, or to give its money back, in ms; 0 where it has not.
ALTER TABLE payments ADD COLUMN failed_at INTEGER NOT NULL DEFAULT 0;
DROP INDEX open_payments_by_age;
CREATE INDEX open_payments_by_age ON payments (failed_at, expires_at) WHERE state = 'open';
DROP INDEX payments_to_refund;
CREATE INDEX payments_to_refund ON payments (failed_at, created_at) WHERE refund_due = 1;

-- What was given back needs no word any more of what was to be bought, and by whom.
UPDATE payments SET draft = '' WHERE state = 'refunded' AND refund_due = 0;
