-- Old mail is found without reading what is kept.
CREATE INDEX outbox_by_age ON outbox (status, created_at);
