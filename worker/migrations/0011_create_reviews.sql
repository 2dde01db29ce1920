-- What buyers say of products. Visitors see approved ones only.
CREATE TABLE reviews (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  item_id TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title TEXT NOT NULL DEFAULT '' CHECK (length(title) <= 200),
  body TEXT NOT NULL CHECK (length(body) <= 5000), -- plain text
  author_name TEXT NOT NULL CHECK (length(author_name) <= 100),
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'rejected')), -- REVIEW_STATES
  created_at INTEGER NOT NULL,           -- ms
  updated_at INTEGER NOT NULL,           -- ms of the last decision
  PRIMARY KEY (site_id, item_id, state, id), -- begins as visitors and the cascade ask
  UNIQUE (site_id, id),
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
-- The average is taken from it alone, without reading a review.
CREATE INDEX reviews_rated ON reviews (site_id, item_id, state, rating);
CREATE INDEX reviews_by_state ON reviews (site_id, state, id);
