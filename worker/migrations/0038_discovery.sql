-- How people, search engines and programs find the shop: moved addresses, those that nobody found, and feeds.

-- Slugs that a page, an item or a category had. `parent` and `id` are ids, so that an address of several former slugs still
-- leads straight to the thing's address of today, and no chain can come about. A thing that is gone answers 410.
CREATE TABLE former_addresses (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('collection', 'item', 'category')),
  parent TEXT NOT NULL,                  -- the collection's id; '' for a collection
  language TEXT NOT NULL DEFAULT '',     -- of a translated slug; '' for the site's own
  slug TEXT NOT NULL,                    -- of a category the whole path below the collection
  id TEXT NOT NULL,                      -- of the collection, the item or the category
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, kind, parent, language, slug)
) WITHOUT ROWID;
CREATE INDEX former_addresses_by_thing ON former_addresses (site_id, kind, id); -- a hidden thing that is deleted loses its own

-- The owner's own redirects. They count only where the shop has no page.
CREATE TABLE redirects (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  path TEXT NOT NULL,                    -- '/old/page', without a query
  target TEXT,                           -- a path of the shop or an https address; NULL where the page is gone for good
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each edit
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, path)
) WITHOUT ROWID;

-- Addresses that visitors opened and the shop does not have.
CREATE TABLE missed_addresses (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  count INTEGER NOT NULL,
  referrer TEXT NOT NULL DEFAULT '',     -- the host that the last visitor came from; '' for none
  last_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, path)
) WITHOUT ROWID;
CREATE INDEX missed_addresses_by_time ON missed_addresses (site_id, last_at, path); -- for the owner's list
CREATE INDEX missed_addresses_by_age ON missed_addresses (last_at); -- for their end

-- The products that feeds and programs read one part after another, by id.
CREATE INDEX sold_items ON items (site_id, id) WHERE product_type IS NOT NULL;

-- The product feed of a site in a language: its parts are objects in FILES, which every format is written from.
CREATE TABLE feed_builds (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  language TEXT NOT NULL,                -- as a language tag
  asked_at INTEGER NOT NULL,             -- when somebody fetched it last; one that nobody fetches is not built
  is_large INTEGER NOT NULL DEFAULT 0,   -- 1: it has too many products for one call, so that a job builds it
  built_version INTEGER,                 -- the site's `updated_at` that the finished build shows; NULL before the first
  built_at INTEGER,                      -- when the finished build began; its objects' keys have it
  parts INTEGER NOT NULL DEFAULT 0,      -- of the finished build
  variants INTEGER NOT NULL DEFAULT 0,   -- in the finished build
  refused TEXT NOT NULL DEFAULT '{}',    -- JSON: variants that each feed refuses, by its name
  previous_at INTEGER,                   -- of the build before, whose objects somebody may still be fetching
  previous_parts INTEGER NOT NULL DEFAULT 0,
  building_version INTEGER,              -- of the build that goes on; NULL for none
  building_at INTEGER,
  cursor TEXT NOT NULL DEFAULT '',       -- the item after which that build goes on
  building_parts INTEGER NOT NULL DEFAULT 0,
  building_variants INTEGER NOT NULL DEFAULT 0,
  building_refused TEXT NOT NULL DEFAULT '{}',
  PRIMARY KEY (site_id, language)
) WITHOUT ROWID;
CREATE INDEX feed_builds_by_asking ON feed_builds (asked_at);

-- Variants that a feed would refuse, found by a build; `number` is their place in it, up to FEED_PROBLEMS_MAX.
CREATE TABLE feed_problems (
  site_id TEXT NOT NULL,
  language TEXT NOT NULL,
  built_at INTEGER NOT NULL,
  number INTEGER NOT NULL,
  feed TEXT NOT NULL,                    -- FEED_NAMES
  item_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  title TEXT NOT NULL,                   -- the variant's in the feed
  field TEXT NOT NULL,                   -- FEED_FIELDS
  problem TEXT NOT NULL,                 -- FEED_PROBLEMS
  PRIMARY KEY (site_id, language, built_at, number),
  FOREIGN KEY (site_id, language) REFERENCES feed_builds (site_id, language) ON DELETE CASCADE
) WITHOUT ROWID;

-- The first items of the parts of a site's map; a site without rows has one part.
CREATE TABLE sitemap_parts (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  first_id TEXT NOT NULL,                -- '' of the first part
  changed_at INTEGER NOT NULL,           -- the last change of an item in it
  counted_at INTEGER NOT NULL,           -- the same in all parts of a site
  PRIMARY KEY (site_id, first_id)
) WITHOUT ROWID;
-- A part of a map is read from this index alone, so that it costs the same whatever the texts of its items.
CREATE INDEX items_of_map ON items (site_id, id, published_at, updated_at, collection_id, record_type, url_slug, lock_key)
  WHERE content_status = 'published' AND lock_key IS NULL;
