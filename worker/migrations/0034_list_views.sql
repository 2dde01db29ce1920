-- How the people who work on a site like to see its lists.

CREATE TABLE list_views (
  site_id TEXT NOT NULL,
  contributor_id TEXT NOT NULL,
  list TEXT NOT NULL,                    -- VIEWED_LISTS
  name TEXT NOT NULL,
  query TEXT NOT NULL,                   -- of the list's address: its filters, order and hidden columns
  PRIMARY KEY (site_id, contributor_id, list, name),
  FOREIGN KEY (site_id, contributor_id) REFERENCES contributors (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
