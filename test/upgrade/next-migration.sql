-- A made-up migration, as a later release may have one: it adds a column, and rebuilds a table to which others refer.

ALTER TABLE items ADD COLUMN hue TEXT NOT NULL DEFAULT '';

-- A table that goes takes the rows that refer to it along, as ON DELETE CASCADE says, and their triggers run. So these rows
-- are kept aside, and the triggers of their table are made anew. A table takes its own triggers and indexes along.
PRAGMA defer_foreign_keys = ON;
DROP TRIGGER review_picture_deleted;
CREATE TABLE kept_review_pictures AS SELECT * FROM review_pictures;
CREATE TABLE new_reviews (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title TEXT NOT NULL DEFAULT '' CHECK (length(title) <= 200),
  body TEXT NOT NULL CHECK (length(body) <= 5000),
  author_name TEXT NOT NULL CHECK (length(author_name) <= 100),
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'rejected', 'held')),
  order_id TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  hue TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (site_id, item_id, state, id),
  UNIQUE (site_id, id),
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO new_reviews (site_id, id, item_id, rating, title, body, author_name, state, order_id, created_at, updated_at)
SELECT site_id, id, item_id, rating, title, body, author_name, state, order_id, created_at, updated_at FROM reviews;
DROP TABLE reviews;
ALTER TABLE new_reviews RENAME TO reviews;
INSERT INTO review_pictures SELECT * FROM kept_review_pictures;
DROP TABLE kept_review_pictures;
CREATE INDEX reviews_by_state ON reviews (site_id, state, id);
CREATE UNIQUE INDEX reviews_by_order ON reviews (site_id, order_id, item_id) WHERE order_id IS NOT NULL;
CREATE INDEX rejected_reviews_by_age ON reviews (updated_at) WHERE state = 'rejected';

CREATE TRIGGER review_picture_deleted AFTER DELETE ON review_pictures BEGIN
  INSERT INTO unused_objects (site_id, key, unused_since)
  VALUES (OLD.site_id, OLD.site_id || '/review-pictures/' || OLD.id || '/' || OLD.width, unixepoch() * 1000)
  ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER review_added AFTER INSERT ON reviews
WHEN NEW.state = 'approved'
BEGIN
  INSERT INTO review_sums (site_id, item_id, count, total) VALUES (NEW.site_id, NEW.item_id, 1, NEW.rating)
  ON CONFLICT (site_id, item_id) DO UPDATE SET count = count + 1, total = total + NEW.rating;
END;

CREATE TRIGGER review_removed AFTER DELETE ON reviews
WHEN OLD.state = 'approved'
BEGIN
  UPDATE review_sums SET count = count - 1, total = total - OLD.rating
  WHERE site_id = OLD.site_id AND item_id = OLD.item_id;
END;

CREATE TRIGGER review_changed AFTER UPDATE OF state, rating ON reviews BEGIN
  UPDATE review_sums SET count = count - (OLD.state = 'approved'), total = total - OLD.rating * (OLD.state = 'approved')
  WHERE site_id = OLD.site_id AND item_id = OLD.item_id;
  INSERT INTO review_sums (site_id, item_id, count, total)
  VALUES (NEW.site_id, NEW.item_id, NEW.state = 'approved', NEW.rating * (NEW.state = 'approved'))
  ON CONFLICT (site_id, item_id) DO UPDATE SET count = count + excluded.count, total = total + excluded.total;
END;
