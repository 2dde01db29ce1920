-- Member areas, who may see them, and the lessons that people have finished.

CREATE TABLE member_areas (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',  -- plain text, for those who are not members
  paywall_item_id TEXT,                  -- the product whose buyers become members; NULL for none
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each edit
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX member_areas_by_paywall ON member_areas (site_id, paywall_item_id);

-- Who may see an area. One that was bought counts while its order is not refunded.
CREATE TABLE memberships (
  site_id TEXT NOT NULL,
  area_id TEXT NOT NULL,
  email TEXT NOT NULL,                   -- lower case
  order_id TEXT NOT NULL DEFAULT '',     -- the order that paid for it; '' where the owner gave it
  starts_at INTEGER NOT NULL,
  ends_at INTEGER,                       -- NULL for no end
  PRIMARY KEY (site_id, area_id, email, order_id),
  FOREIGN KEY (site_id, area_id) REFERENCES member_areas (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX memberships_by_order ON memberships (site_id, order_id) WHERE order_id <> '';
CREATE INDEX memberships_by_person ON memberships (site_id, email);

-- Lessons that site users have finished.
CREATE TABLE lesson_progress (
  site_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  finished_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, user_id, item_id),
  FOREIGN KEY (site_id, user_id) REFERENCES site_users (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX lesson_progress_by_item ON lesson_progress (site_id, item_id);
