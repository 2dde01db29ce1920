-- What visitors like, write and rate: likes, comments and reviews.

-- Who likes which item. `items.like_count` counts them, beside those that the item came with.
CREATE TABLE likes (
  site_id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  who TEXT NOT NULL,                     -- hash of a visitor's or a site user's id
  network TEXT NOT NULL,                 -- keyed hash of the fan's widest IP network and the item
  user_id TEXT,                          -- the site user; NULL for a visitor
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, item_id, who),
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, user_id) REFERENCES site_users (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX likes_by_network ON likes (site_id, item_id, network, created_at);
CREATE INDEX likes_by_user ON likes (site_id, user_id) WHERE user_id IS NOT NULL;

CREATE TRIGGER like_added AFTER INSERT ON likes BEGIN
  UPDATE items SET like_count = like_count + 1 WHERE site_id = NEW.site_id AND id = NEW.item_id;
END;

CREATE TRIGGER like_deleted AFTER DELETE ON likes BEGIN
  UPDATE items SET like_count = max(like_count - 1, 0) WHERE site_id = OLD.site_id AND id = OLD.item_id;
END;

-- What visitors and the shop write below items. Visitors see approved comments only.
CREATE TABLE comments (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  item_id TEXT NOT NULL,
  thread_id TEXT NOT NULL,               -- the first comment of its thread; its own id where it is that one
  parent_id TEXT,                        -- the comment that it answers; NULL for the first of a thread
  author_name TEXT NOT NULL CHECK (length(author_name) <= 100), -- '' for a person whose account was deleted
  author_email TEXT NOT NULL DEFAULT '', -- of a person without an account, lower case; only owners see it; '' for none
  user_id TEXT,                          -- the site user who wrote it; NULL for anybody else
  visitor_hash TEXT,                     -- of the browser that wrote it without an account; NULL where that is not known
  by_shop INTEGER NOT NULL DEFAULT 0,
  body TEXT NOT NULL CHECK (length(body) <= 5000), -- plain text; '' where its author deleted it and answers stay
  status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'spam', 'removed')), -- COMMENT_STATUSES
  like_count INTEGER NOT NULL DEFAULT 0,
  flag_count INTEGER NOT NULL DEFAULT 0, -- reports since the owner has last decided
  language TEXT NOT NULL DEFAULT '',     -- language tag of the page that it was written on
  request_key TEXT,                      -- hash of the author and the retry key; NULL without one
  request_hash TEXT,                     -- of the body that was sent with that key
  imported INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  edited_at INTEGER,                     -- when its author last changed it
  updated_at INTEGER NOT NULL,           -- time of the last change or decision
  PRIMARY KEY (site_id, item_id, thread_id, id), -- the order that visitors' lists and the cascade need
  UNIQUE (site_id, id),
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX comments_by_status ON comments (site_id, status, id);
CREATE INDEX comments_by_user ON comments (site_id, user_id, id) WHERE user_id IS NOT NULL;
CREATE INDEX comments_by_email ON comments (site_id, author_email) WHERE author_email <> '';
CREATE UNIQUE INDEX comments_by_request ON comments (site_id, request_key) WHERE request_key IS NOT NULL;
-- For the job that forgets it.
CREATE INDEX comments_by_browser ON comments (created_at) WHERE visitor_hash IS NOT NULL OR request_key IS NOT NULL;
CREATE INDEX hidden_comments_by_age ON comments (updated_at) WHERE status IN ('spam', 'removed');

-- Who likes a comment and who has reported it, by the hash of a site user or a visitor.
CREATE TABLE comment_likes (
  site_id TEXT NOT NULL,
  comment_id TEXT NOT NULL,
  who TEXT NOT NULL,
  network TEXT NOT NULL,                 -- keyed hash of the person's widest IP network and the comment
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, comment_id, who),
  FOREIGN KEY (site_id, comment_id) REFERENCES comments (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX comment_likes_by_network ON comment_likes (site_id, comment_id, network, created_at);

-- One report of each network.
CREATE TABLE comment_flags (
  site_id TEXT NOT NULL,
  comment_id TEXT NOT NULL,
  who TEXT NOT NULL,
  network TEXT NOT NULL,                 -- as above
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, comment_id, who),
  FOREIGN KEY (site_id, comment_id) REFERENCES comments (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;

-- `items.public_comment_count` counts approved comments.
CREATE TRIGGER comment_added AFTER INSERT ON comments
WHEN NEW.status = 'approved'
BEGIN
  UPDATE items SET public_comment_count = public_comment_count + 1 WHERE site_id = NEW.site_id AND id = NEW.item_id;
END;

CREATE TRIGGER comment_deleted AFTER DELETE ON comments
WHEN OLD.status = 'approved'
BEGIN
  UPDATE items SET public_comment_count = max(public_comment_count - 1, 0)
  WHERE site_id = OLD.site_id AND id = OLD.item_id;
END;

CREATE TRIGGER comment_decided AFTER UPDATE OF status ON comments
WHEN (NEW.status = 'approved') <> (OLD.status = 'approved')
BEGIN
  UPDATE items SET public_comment_count = max(public_comment_count + iif(NEW.status = 'approved', 1, -1), 0)
  WHERE site_id = NEW.site_id AND id = NEW.item_id;
END;

CREATE TRIGGER comment_liked AFTER INSERT ON comment_likes BEGIN
  UPDATE comments SET like_count = like_count + 1 WHERE site_id = NEW.site_id AND id = NEW.comment_id;
END;

CREATE TRIGGER comment_unliked AFTER DELETE ON comment_likes BEGIN
  UPDATE comments SET like_count = max(like_count - 1, 0) WHERE site_id = OLD.site_id AND id = OLD.comment_id;
END;

CREATE TRIGGER comment_flagged AFTER INSERT ON comment_flags BEGIN
  UPDATE comments SET flag_count = flag_count + 1 WHERE site_id = NEW.site_id AND id = NEW.comment_id;
END;

-- Reviews of products by buyers. Visitors see approved ones only.
CREATE TABLE reviews (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  item_id TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title TEXT NOT NULL DEFAULT '' CHECK (length(title) <= 200),
  body TEXT NOT NULL CHECK (length(body) <= 5000), -- plain text
  author_name TEXT NOT NULL CHECK (length(author_name) <= 100),
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'rejected')), -- REVIEW_STATES
  order_id TEXT,                         -- the order of a verified buyer; NULL for any other
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,           -- time of the last change or decision
  PRIMARY KEY (site_id, item_id, state, id), -- the order that visitors' lists and the cascade need
  UNIQUE (site_id, id),
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX reviews_by_state ON reviews (site_id, state, id);
CREATE UNIQUE INDEX reviews_by_order ON reviews (site_id, order_id, item_id) WHERE order_id IS NOT NULL;
CREATE INDEX rejected_reviews_by_age ON reviews (updated_at) WHERE state = 'rejected';

-- Pictures of reviews; each is an object in the bucket FILES, `review-pictures/ID/WIDTH` below its site.
CREATE TABLE review_pictures (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  review_id TEXT NOT NULL,
  content_type TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  width INTEGER NOT NULL CHECK (width > 0), -- pixels, as it is shown
  height INTEGER NOT NULL CHECK (height > 0),
  PRIMARY KEY (site_id, review_id, id),  -- the order that lists and the cascade need
  UNIQUE (site_id, id),
  FOREIGN KEY (site_id, review_id) REFERENCES reviews (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;

-- Buyers who want no more requests for reviews, by the hash of site and address.
CREATE TABLE review_refusals (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  email_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, email_hash)
) WITHOUT ROWID;

-- Number of each product's approved reviews and the total of their ratings, which triggers keep.
CREATE TABLE review_sums (
  site_id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  count INTEGER NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (site_id, item_id),
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;

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
