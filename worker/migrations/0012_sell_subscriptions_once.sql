-- Whether a subscription may be bought once as well. Of anything else it says nothing: that is always bought once.
ALTER TABLE items ADD COLUMN one_time_purchasable INTEGER NOT NULL DEFAULT 0;
