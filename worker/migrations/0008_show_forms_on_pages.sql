-- Forms that stand on a collection's own page, in order.
ALTER TABLE collections ADD COLUMN form_ids TEXT NOT NULL DEFAULT '[]'; -- JSON
