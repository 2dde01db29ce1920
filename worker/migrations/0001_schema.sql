-- The whole schema, by topic. The first key of every table is `site_id`, so that no statement can mix two shops. Search
-- numbers its rows, and so do variants, images and cart entries: where a table is kept by its key, SQLite reads a shop's
-- whole part of it rather than an index, also to delete what refers to a deleted row. Times are in ms since the epoch,
-- amounts in minor units of the site's currency, hashes SHA-256 in hex. Tokens, keys and codes are hashed, or sealed (worker/session/seal.ts) where they must be read again.

-- ── Sites ───────────────────────────────────────────────────────────────────────────────────────────────────────────

CREATE TABLE sites (
  site_id TEXT PRIMARY KEY,
  identifier TEXT NOT NULL,              -- short name, as in its internal address
  title TEXT NOT NULL,
  status INTEGER NOT NULL DEFAULT 8,     -- the platform's number: 8 is a paid site
  language TEXT NOT NULL DEFAULT 'en-US',
  time_zone TEXT NOT NULL DEFAULT 'America/New_York',
  website TEXT NOT NULL DEFAULT '{}',    -- JSON: further keys of the static context's `website`
  website_settings TEXT NOT NULL DEFAULT '{}', -- JSON
  store_settings TEXT NOT NULL DEFAULT '{}',   -- JSON: StoredSettings
  preference_versions TEXT NOT NULL DEFAULT '{}', -- JSON: version of each namespace of store_settings that was changed
  languages TEXT NOT NULL DEFAULT '[]',  -- JSON: further languages, as language tags
  header TEXT NOT NULL DEFAULT '{}',     -- JSON: HeaderSettings
  footer TEXT NOT NULL DEFAULT '{}',     -- JSON: FooterSettings
  entitlements TEXT NOT NULL DEFAULT '[]', -- JSON: numbers 1 to 70 of the features that are switched off
  lock_key TEXT,                         -- random name of the password that visitors must know; NULL for an open site
  lock_screen TEXT,                      -- JSON: Cover that asks for passwords; NULL for the shop's own screen
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each change of the site's settings
  updated_at INTEGER NOT NULL,           -- part of every page's ETag
  CONSTRAINT SETTINGS_ARE_OBJECTS CHECK (
    json_type(website) = 'object' AND json_type(website_settings) = 'object' AND json_type(store_settings) = 'object')
) WITHOUT ROWID;

-- The site's menus. The platform's names: 'mainNav', '_hidden' for pages in no menu, '_memberareas'.
CREATE TABLE navigations (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  items TEXT NOT NULL DEFAULT '[]',      -- JSON: NavigationItem[]
  version INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, name)
) WITHOUT ROWID;

-- What lies over pages after a while, a scroll or a press.
CREATE TABLE popups (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  definition TEXT NOT NULL,              -- JSON: PopupDefinition, its HTML sanitised
  is_enabled INTEGER NOT NULL,           -- those that are come with the site's row
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;

-- Hosts that serve a site.
CREATE TABLE site_domains (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  hostname TEXT NOT NULL UNIQUE,         -- without port
  language TEXT,                         -- of its pages without a language's path; NULL for the site's own language
  PRIMARY KEY (site_id, hostname)
) WITHOUT ROWID;

-- Origins of other sites whose pages may call a site's API.
CREATE TABLE site_origins (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  origin TEXT NOT NULL,                  -- exact: scheme://host[:port]
  PRIMARY KEY (site_id, origin)
) WITHOUT ROWID;
CREATE INDEX site_origins_by_origin ON site_origins (origin);

-- What visitors read of a thing in one of the site's further languages. A text that is missing is shown as it was
-- written. A language that the site has no more keeps its rows, and no page shows them.
CREATE TABLE translations (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  language TEXT NOT NULL,                -- language tag
  kind TEXT NOT NULL CHECK (kind IN ('site', 'navigation', 'collection', 'category', 'item', 'form', 'template')), -- TRANSLATION_KINDS
  id TEXT NOT NULL,                      -- of the thing; a menu's name; 'site' for the site
  parent_id TEXT NOT NULL DEFAULT '',    -- an item's collection; '' for other kinds
  slug TEXT,                             -- its part of addresses in this language; NULL for the one of the site's language
  texts TEXT NOT NULL DEFAULT '{}' CHECK (json_type(texts) = 'object'), -- JSON: name of a text to the text
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each edit
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, language, kind, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX translations_by_slug ON translations (site_id, language, kind, parent_id, slug) WHERE slug IS NOT NULL;
CREATE INDEX translations_by_thing ON translations (site_id, kind, id);

-- ── Content of pages ────────────────────────────────────────────────────────────────────────────────────────────────

CREATE TABLE collections (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  type INTEGER NOT NULL,                 -- COLLECTION_TYPE
  title TEXT NOT NULL,
  navigation_title TEXT NOT NULL,
  url_id TEXT NOT NULL,                  -- first path segment; '' is the home page
  template TEXT NOT NULL,                -- name in `templates`
  description TEXT NOT NULL DEFAULT '',
  main_content TEXT NOT NULL DEFAULT '', -- HTML
  form_ids TEXT NOT NULL DEFAULT '[]',   -- JSON: the forms on the collection's own page, in order
  in_navigation INTEGER NOT NULL DEFAULT 1,
  enabled INTEGER NOT NULL DEFAULT 1,    -- 0: visitors see neither its page nor its items
  member_area_id TEXT,                   -- only members of this area see its page and items; NULL for everybody
  lock_key TEXT,                         -- random name of the password that its visitors must know; NULL for none
  options TEXT NOT NULL DEFAULT '{}',    -- JSON: CollectionOptions, such as a gallery's design
  position INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each edit
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, url_id)
) WITHOUT ROWID;
CREATE INDEX collections_by_place ON collections (site_id, position, id);
CREATE INDEX disabled_collections ON collections (site_id, id) WHERE enabled = 0; -- their items are not public
CREATE INDEX closed_collections ON collections (site_id, id) WHERE enabled = 0 OR member_area_id IS NOT NULL OR lock_key IS NOT NULL; -- visitors see no item of theirs in lists
CREATE INDEX member_collections ON collections (site_id, member_area_id) WHERE member_area_id IS NOT NULL;

CREATE TABLE items (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  collection_id TEXT NOT NULL,
  record_type INTEGER NOT NULL,          -- RECORD_TYPE
  title TEXT NOT NULL,
  url_slug TEXT NOT NULL,
  excerpt TEXT NOT NULL DEFAULT '',      -- HTML
  body TEXT NOT NULL DEFAULT '',         -- HTML
  author_name TEXT,
  categories TEXT NOT NULL DEFAULT '[]', -- JSON
  tags TEXT NOT NULL DEFAULT '[]',       -- JSON
  starred INTEGER NOT NULL DEFAULT 0,
  like_count INTEGER NOT NULL DEFAULT 0,
  public_comment_count INTEGER NOT NULL DEFAULT 0,
  comment_state INTEGER NOT NULL DEFAULT 0,
  product_type INTEGER,                  -- PRODUCT_TYPE; NULL for anything that is not sold
  subscription_plan TEXT,                -- JSON: SubscriptionPlan; NULL for other items
  one_time_purchasable INTEGER NOT NULL DEFAULT 0, -- 1: this subscription can also be bought once
  variant_option_ordering TEXT NOT NULL DEFAULT '[]', -- JSON
  additional_fields_form_id TEXT,
  additional_fields_form TEXT,           -- JSON
  custom_add_button_text TEXT,
  use_custom_add_button_text INTEGER NOT NULL DEFAULT 1, -- 0: the text is kept, and visitors see the usual one
  merchandising TEXT NOT NULL DEFAULT '{}', -- JSON: ProductMerchandising; a key that is missing has the shop's setting
  content_status TEXT NOT NULL DEFAULT 'published'
    CHECK (content_status IN ('published', 'needs-review', 'draft', 'private')), -- CONTENT_STATUSES
  lock_key TEXT,                         -- random name of the password that readers of its page must know; NULL for none
  external_link TEXT,                    -- where its title leads, instead of its own page
  source_url TEXT,                       -- where it was first published
  promoted_block_type TEXT,              -- the platform's name of the block that stands for it in lists
  starts_at INTEGER,                     -- of an event; NULL for anything else
  ends_at INTEGER,
  location TEXT,                         -- JSON: ItemLocation; NULL for none
  options TEXT NOT NULL DEFAULT '{}',    -- JSON: ItemOptions, such as a gallery's design or a video's address
  seo_title TEXT NOT NULL DEFAULT '',    -- '' for the item's own title
  seo_description TEXT NOT NULL DEFAULT '',
  position INTEGER NOT NULL DEFAULT 0,
  published_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each edit
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, collection_id, url_slug),
  -- Physical products, services and paywalls: what is sold once and for all has no cycles.
  CONSTRAINT NOT_A_SUBSCRIPTION CHECK (subscription_plan IS NULL OR product_type IN (1, 3, 5)),
  FOREIGN KEY (site_id, collection_id) REFERENCES collections (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX locked_items ON items (site_id, id) WHERE lock_key IS NOT NULL; -- for the owner's list of passwords
CREATE INDEX digital_items ON items (site_id, id) WHERE product_type = 2; -- for the owner's list of files
CREATE INDEX items_by_slug ON items (site_id, url_slug);
-- Owners' lists of products, the last change first.
CREATE INDEX products_by_update ON items (site_id, updated_at, id) WHERE product_type IS NOT NULL;
CREATE INDEX products_by_status ON items (site_id, content_status, updated_at, id) WHERE product_type IS NOT NULL;
CREATE INDEX products_by_kind ON items (site_id, product_type, updated_at, id) WHERE product_type IS NOT NULL;
CREATE INDEX products_by_title ON items (site_id, title COLLATE NOCASE, id) WHERE product_type IS NOT NULL; -- for owners' searches
-- Lists read their page from these indexes alone, so that a page costs the same in a collection of any length.
CREATE INDEX items_by_place ON items (site_id, collection_id, position, id, published_at) WHERE content_status = 'published';
CREATE INDEX items_by_date ON items (site_id, collection_id, (-published_at), id) WHERE content_status = 'published'; -- the newest posts of a blog; an expression, so that no list by place takes it
CREATE INDEX items_by_collection ON items (site_id, collection_id, position, id); -- for the owner's lists
CREATE INDEX gallery_items ON items (site_id, id) WHERE record_type = 14; -- for their limit
CREATE INDEX starred_items ON items (site_id, record_type DESC, position, id, published_at, collection_id)
  WHERE starred = 1 AND content_status = 'published';

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
CREATE TRIGGER like_added AFTER INSERT ON likes BEGIN UPDATE items SET like_count = like_count + 1 WHERE site_id = NEW.site_id AND id = NEW.item_id; END;
CREATE TRIGGER like_deleted AFTER DELETE ON likes BEGIN UPDATE items SET like_count = max(like_count - 1, 0) WHERE site_id = OLD.site_id AND id = OLD.item_id; END;
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
  request_hash TEXT,                     -- of what was sent with that key
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
CREATE INDEX comments_by_browser ON comments (created_at) WHERE visitor_hash IS NOT NULL OR request_key IS NOT NULL; -- for the job that forgets it
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
-- Each trigger is one line, as below. `items.public_comment_count` counts approved comments.
CREATE TRIGGER comment_added AFTER INSERT ON comments WHEN NEW.status = 'approved' BEGIN UPDATE items SET public_comment_count = public_comment_count + 1 WHERE site_id = NEW.site_id AND id = NEW.item_id; END;
CREATE TRIGGER comment_deleted AFTER DELETE ON comments WHEN OLD.status = 'approved' BEGIN UPDATE items SET public_comment_count = max(public_comment_count - 1, 0) WHERE site_id = OLD.site_id AND id = OLD.item_id; END;
CREATE TRIGGER comment_decided AFTER UPDATE OF status ON comments WHEN (NEW.status = 'approved') <> (OLD.status = 'approved') BEGIN UPDATE items SET public_comment_count = max(public_comment_count + iif(NEW.status = 'approved', 1, -1), 0) WHERE site_id = NEW.site_id AND id = NEW.item_id; END;
CREATE TRIGGER comment_liked AFTER INSERT ON comment_likes BEGIN UPDATE comments SET like_count = like_count + 1 WHERE site_id = NEW.site_id AND id = NEW.comment_id; END;
CREATE TRIGGER comment_unliked AFTER DELETE ON comment_likes BEGIN UPDATE comments SET like_count = max(like_count - 1, 0) WHERE site_id = OLD.site_id AND id = OLD.comment_id; END;
CREATE TRIGGER comment_flagged AFTER INSERT ON comment_flags BEGIN UPDATE comments SET flag_count = flag_count + 1 WHERE site_id = NEW.site_id AND id = NEW.comment_id; END;

-- Passwords of sites, collections and items. Without a row, whatever has a lock_key is closed to every visitor.
CREATE TABLE locks (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- a collection's id, 'item.' and an item's, or '' for the whole site
  collection_id TEXT,                    -- of a collection's password
  item_id TEXT,                          -- of an item's
  lock_key TEXT NOT NULL,                -- a new one with each password
  sealed_password TEXT NOT NULL,         -- sealed PHC string of scrypt
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, collection_id) REFERENCES collections (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX locks_by_collection ON locks (site_id, collection_id) WHERE collection_id IS NOT NULL;
CREATE INDEX locks_by_item ON locks (site_id, item_id) WHERE item_id IS NOT NULL;

-- Variants of items. `qty_in_stock` is what is not sold yet, reserved or not.
CREATE TABLE variants (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  sku TEXT NOT NULL,
  attributes TEXT NOT NULL DEFAULT '{}', -- JSON: option name to value
  price_cents INTEGER NOT NULL CHECK (price_cents >= 0),
  sale_price_cents INTEGER NOT NULL DEFAULT 0 CHECK (sale_price_cents >= 0),
  on_sale INTEGER NOT NULL DEFAULT 0,
  unlimited INTEGER NOT NULL DEFAULT 0,
  qty_in_stock INTEGER NOT NULL DEFAULT 0 CHECK (qty_in_stock >= 0),
  main_image_id TEXT,
  gtin TEXT NOT NULL DEFAULT '',         -- global trade item number, as a barcode shows it
  mpn TEXT NOT NULL DEFAULT '',          -- manufacturer part number
  weight_grams INTEGER CHECK (weight_grams >= 0),
  length_mm INTEGER CHECK (length_mm >= 0),
  width_mm INTEGER CHECK (width_mm >= 0),
  height_mm INTEGER CHECK (height_mm >= 0),
  stock_version INTEGER NOT NULL DEFAULT 1, -- one higher after each change of its stock, by whomever
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, sku),
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
);
CREATE INDEX variants_by_item ON variants (site_id, item_id, position);
CREATE INDEX counted_stock ON variants (site_id, qty_in_stock, sku) WHERE unlimited = 0; -- for the owner's list
-- The trigger is one line, as below.
CREATE TRIGGER stock_changed AFTER UPDATE OF qty_in_stock, unlimited ON variants WHEN (NEW.qty_in_stock, NEW.unlimited) <> (OLD.qty_in_stock, OLD.unlimited) BEGIN UPDATE variants SET stock_version = stock_version + 1 WHERE site_id = NEW.site_id AND id = NEW.id; END;

-- Changes of stock by owners and what follows from orders, and why.
CREATE TABLE stock_changes (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts as the changes were made
  variant_id TEXT NOT NULL,
  difference INTEGER NOT NULL,           -- units more; 0 where only `unlimited` changed
  quantity INTEGER NOT NULL,             -- units after it
  unlimited INTEGER NOT NULL DEFAULT 0,  -- 1: without limit after it
  reason TEXT NOT NULL,                  -- STOCK_REASONS
  note TEXT NOT NULL DEFAULT '',         -- the owner's words
  key_id TEXT,                           -- the owner's key; NULL for an order
  order_id TEXT,                         -- the order; NULL for an owner
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, variant_id, id), -- the order that lists and the cascade need
  FOREIGN KEY (site_id, variant_id) REFERENCES variants (site_id, id) ON DELETE CASCADE
    DEFERRABLE INITIALLY DEFERRED          -- what a variant begins with is written before the variant
) WITHOUT ROWID;
CREATE INDEX stock_changes_by_age ON stock_changes (created_at);

CREATE TABLE images (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  asset_id TEXT,                         -- of a picture in `assets`; NULL for one that is elsewhere
  asset_url TEXT NOT NULL,
  width INTEGER NOT NULL,                -- pixels of the original
  height INTEGER NOT NULL,
  alt_text TEXT NOT NULL DEFAULT '',
  title TEXT NOT NULL DEFAULT '',
  body TEXT NOT NULL DEFAULT '',         -- HTML: the caption
  filename TEXT NOT NULL DEFAULT '',
  colors TEXT,                           -- JSON: ColorData; NULL while it is not known
  focal_x REAL NOT NULL DEFAULT 0.5,     -- 0 to 1
  focal_y REAL NOT NULL DEFAULT 0.5,
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
);
CREATE INDEX images_by_item ON images (site_id, item_id, position);
CREATE INDEX images_by_asset ON images (site_id, asset_id) WHERE asset_id IS NOT NULL;

-- Pictures that owners uploaded; each is an object in the bucket FILES, `assets/ID` below its site.
CREATE TABLE assets (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  filename TEXT NOT NULL,
  url TEXT NOT NULL,                     -- path on the shop's host; an older one of the same id leads to the picture too
  content_type TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  sha256 TEXT NOT NULL,                  -- of the object, hex: the same picture is uploaded once
  copy_id TEXT NOT NULL DEFAULT '',      -- the id of one that moved in though the shop had the same picture; else ''
  width INTEGER NOT NULL CHECK (width > 0), -- pixels of the original, as it is shown
  height INTEGER NOT NULL CHECK (height > 0),
  alt_text TEXT NOT NULL DEFAULT '',
  focal_x REAL NOT NULL DEFAULT 0.5,     -- 0 to 1
  focal_y REAL NOT NULL DEFAULT 0.5,
  colors TEXT,                           -- JSON: ColorData; NULL where it could not be computed
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each edit
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX assets_by_content ON assets (site_id, sha256, copy_id);
-- Where pictures were fetched from, so that none is fetched twice.
CREATE TABLE asset_sources (
  site_id TEXT NOT NULL,
  url TEXT NOT NULL,
  asset_id TEXT NOT NULL,
  PRIMARY KEY (site_id, url),
  FOREIGN KEY (site_id, asset_id) REFERENCES assets (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX asset_sources_by_asset ON asset_sources (site_id, asset_id); -- for the cascade
-- The trigger is one line, as below.
CREATE TRIGGER asset_deleted AFTER DELETE ON assets BEGIN INSERT INTO unused_objects (site_id, key, unused_since) VALUES (OLD.site_id, OLD.site_id || '/assets/' || OLD.id, unixepoch() * 1000) ON CONFLICT DO NOTHING; END;

-- People who want a mail when a sold-out variant is back.
CREATE TABLE restock_sign_ups (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  variant_id TEXT NOT NULL,
  email TEXT NOT NULL,                   -- lower case
  language TEXT NOT NULL,                -- language tag of the mails
  origin TEXT NOT NULL,                  -- that the sign-up was sent to; the mails' links lead there
  status TEXT NOT NULL CHECK (status IN ('unconfirmed', 'waiting', 'notified')), -- RESTOCK_STATUSES
  created_at INTEGER NOT NULL,
  asked_at INTEGER NOT NULL,             -- the last time that the person signed up
  confirmed_at INTEGER,                  -- when the address's owner confirmed; NULL where nobody was asked
  notified_at INTEGER,                   -- when the last mail was written
  mail_id TEXT,                          -- that mail
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, email, variant_id),
  FOREIGN KEY (site_id, variant_id) REFERENCES variants (site_id, id) ON DELETE CASCADE
);
CREATE INDEX restock_sign_ups_by_variant ON restock_sign_ups (site_id, variant_id, id);
CREATE INDEX restock_sign_ups_waiting ON restock_sign_ups (site_id, variant_id, id) WHERE status = 'waiting';
CREATE INDEX restock_sign_ups_by_mail ON restock_sign_ups (site_id, mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX restock_sign_ups_by_age ON restock_sign_ups (status, asked_at);

-- The people who wait for a variant, counted, and what its last restock allows. Triggers keep it.
CREATE TABLE restock_groups (
  site_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  waiting INTEGER NOT NULL DEFAULT 0,    -- sign-ups with this status
  units INTEGER NOT NULL DEFAULT 0,      -- units that came back and that no wave has counted yet
  allowance INTEGER NOT NULL DEFAULT 0,  -- mails that are left of the present wave
  sends_all INTEGER NOT NULL DEFAULT 0,  -- 1: the owner has asked for mails to everybody
  due_at INTEGER,                        -- the next wave; NULL while nothing is to be sent
  PRIMARY KEY (site_id, variant_id),
  FOREIGN KEY (site_id, variant_id) REFERENCES variants (site_id, id) ON DELETE CASCADE
);
CREATE INDEX restock_groups_waiting ON restock_groups (site_id, variant_id) WHERE waiting > 0; -- for the owner's list
CREATE INDEX restock_groups_due ON restock_groups (due_at, site_id) WHERE due_at IS NOT NULL;
-- Each trigger is one line, as below. A group that has units to tell of is due at once.
CREATE TRIGGER restock_sign_up_added AFTER INSERT ON restock_sign_ups WHEN NEW.status = 'waiting' BEGIN INSERT INTO restock_groups (site_id, variant_id, waiting) VALUES (NEW.site_id, NEW.variant_id, 1) ON CONFLICT (site_id, variant_id) DO UPDATE SET waiting = waiting + 1; END;
CREATE TRIGGER restock_sign_up_changed AFTER UPDATE OF status ON restock_sign_ups WHEN (NEW.status = 'waiting') <> (OLD.status = 'waiting') BEGIN INSERT INTO restock_groups (site_id, variant_id, waiting) VALUES (NEW.site_id, NEW.variant_id, NEW.status = 'waiting') ON CONFLICT (site_id, variant_id) DO UPDATE SET waiting = waiting + iif(NEW.status = 'waiting', 1, -1); END;
CREATE TRIGGER restock_sign_up_deleted AFTER DELETE ON restock_sign_ups WHEN OLD.status = 'waiting' BEGIN UPDATE restock_groups SET waiting = waiting - 1 WHERE site_id = OLD.site_id AND variant_id = OLD.variant_id; END;
CREATE TRIGGER restock_stock_rose AFTER UPDATE OF qty_in_stock, unlimited ON variants WHEN NEW.qty_in_stock > OLD.qty_in_stock OR NEW.unlimited > OLD.unlimited BEGIN UPDATE restock_groups SET units = units + max(NEW.qty_in_stock - OLD.qty_in_stock, 0), due_at = 0 WHERE site_id = NEW.site_id AND variant_id = NEW.id AND waiting > 0; END;
CREATE TRIGGER restock_sold_out AFTER UPDATE OF qty_in_stock, unlimited ON variants WHEN NEW.qty_in_stock = 0 AND NEW.unlimited = 0 BEGIN UPDATE restock_groups SET units = 0, allowance = 0, sends_all = 0, due_at = NULL WHERE site_id = NEW.site_id AND variant_id = NEW.id; END;

-- Categories of a collection of products. Each collection has one root, which has no parent.
CREATE TABLE categories (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  collection_id TEXT NOT NULL,
  parent_id TEXT,                        -- NULL for the root
  type TEXT NOT NULL CHECK (type IN ('ROOT', 'CATEGORY')),
  display_name TEXT NOT NULL,
  url_id TEXT NOT NULL,                  -- path below the collection, 'teapots/iron'; '' for the root
  page_rendering TEXT NOT NULL DEFAULT 'LIST_VIEW',
  display_index INTEGER NOT NULL DEFAULT 1,
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each edit
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, collection_id, url_id),
  FOREIGN KEY (site_id, collection_id) REFERENCES collections (site_id, id) ON DELETE CASCADE
  -- `parent_id` is no foreign key: a cascade would be too deep for D1, and deleting 10,000 children would take seconds.
) WITHOUT ROWID;
CREATE INDEX categories_by_parent ON categories (site_id, parent_id, display_index);

CREATE TABLE item_categories (
  site_id TEXT NOT NULL,
  category_id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  PRIMARY KEY (site_id, category_id, item_id),
  FOREIGN KEY (site_id, category_id) REFERENCES categories (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX item_categories_by_item ON item_categories (site_id, item_id);

-- ── Search ─────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Numbers of items in `search_words`, whose rows have no other key: one in the site's own language, and one in each
-- language that the item is translated into.
CREATE TABLE search_entries (
  number INTEGER PRIMARY KEY,
  site_id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  language TEXT NOT NULL DEFAULT '',     -- language tag; '' for the site's own
  UNIQUE (site_id, item_id, language),
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
);

-- The words of each item, without the texts. `scope` is one word for the site, the kind of item and the language, so
-- that a search reads no other site's words. Letters are folded and lose their accents.
CREATE VIRTUAL TABLE search_words USING fts5 (
  scope, title, text, parts,
  content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);

-- What `search_words` holds. Products (record type 11) and other items have scopes of their own. `text` is excerpt and
-- body without tags. Scripts without spaces between words (Thai, Japanese, Chinese, Korean) are cut into single signs.
-- `parts` holds every end of each word of the title, so that "leuchte" finds "Stehleuchte".
CREATE VIEW search_texts AS
WITH written AS (
  SELECT site_id, id, '' AS language, record_type, title, excerpt, body FROM items
  UNION ALL
  SELECT i.site_id, i.id, t.language, record_type, COALESCE(t.texts ->> '$.title', title),
    COALESCE(t.texts ->> '$.excerpt', excerpt), COALESCE(t.texts ->> '$.body', body)
  FROM translations t INDEXED BY translations_by_thing
    CROSS JOIN items i ON i.site_id = t.site_id AND i.id = t.id WHERE t.kind = 'item'
),
plain AS (
  SELECT site_id, id, language, title, hex(site_id) || CASE record_type WHEN 11 THEN 'p' ELSE 'o' END || hex(language) AS scope, (
      SELECT group_concat(CASE key WHEN 0 THEN value ELSE substr(value, instr(value, '>') + 1) END, ' ')
      FROM json_each('[' || replace(json_quote(excerpt || ' ' || body), '<', '","') || ']')
    ) AS text
  FROM written
),
texts AS (
  SELECT site_id, id, language, scope, replace(replace(title, 'ß', 'ss'), 'ẞ', 'ss') AS title,
    replace(replace(replace(replace(text, '&nbsp', ' '), '&amp', ' '), 'ß', 'ss'), 'ẞ', 'ss') AS text
  FROM plain
)
SELECT site_id, id, language, scope,
  CASE WHEN title GLOB '*[ก-๛぀-ヿ㐀-鿿가-힣]*' THEN (
    WITH RECURSIVE places (place) AS (SELECT 1 UNION ALL SELECT place + 1 FROM places WHERE place < min(length(title), 200))
    SELECT group_concat(iif(substr(title, place, 1) GLOB '[ก-๛぀-ヿ㐀-鿿가-힣]', ' ' || substr(title, place, 1) || ' ', substr(title, place, 1)), '')
    FROM places
  ) ELSE title END AS title,
  CASE WHEN text GLOB '*[ก-๛぀-ヿ㐀-鿿가-힣]*' THEN (
    WITH RECURSIVE places (place) AS (SELECT 1 UNION ALL SELECT place + 1 FROM places WHERE place < min(length(text), 5000))
    SELECT group_concat(iif(substr(text, place, 1) GLOB '[ก-๛぀-ヿ㐀-鿿가-힣]', ' ' || substr(text, place, 1) || ' ', substr(text, place, 1)), '')
    FROM places
  ) ELSE substr(text, 1, 50000) END AS text,
  (
    WITH RECURSIVE places (place) AS (SELECT 1 UNION ALL SELECT place + 1 FROM places WHERE place < min(length(title), 200))
    SELECT group_concat(substr(title, place, min(40, instr(substr(title || ' ', place), ' '))), ' ') FROM places
  ) AS parts
FROM texts;

-- Each trigger is one line, as below.
CREATE TRIGGER search_item_added AFTER INSERT ON items BEGIN INSERT INTO search_entries (site_id, item_id, language) SELECT NEW.site_id, NEW.id, '' UNION ALL SELECT site_id, id, language FROM translations WHERE site_id = NEW.site_id AND kind = 'item' AND id = NEW.id; INSERT INTO search_words (rowid, scope, title, text, parts) SELECT number, scope, title, text, parts FROM search_texts t CROSS JOIN search_entries e ON e.site_id = t.site_id AND e.item_id = t.id AND e.language = t.language WHERE t.site_id = NEW.site_id AND t.id = NEW.id; END;
CREATE TRIGGER search_item_changed AFTER UPDATE OF title, excerpt, body, record_type ON items WHEN (NEW.title, NEW.excerpt, NEW.body, NEW.record_type) <> (OLD.title, OLD.excerpt, OLD.body, OLD.record_type) BEGIN DELETE FROM search_words WHERE rowid IN (SELECT number FROM search_entries WHERE site_id = NEW.site_id AND item_id = NEW.id); INSERT INTO search_words (rowid, scope, title, text, parts) SELECT number, scope, title, text, parts FROM search_texts t CROSS JOIN search_entries e ON e.site_id = t.site_id AND e.item_id = t.id AND e.language = t.language WHERE t.site_id = NEW.site_id AND t.id = NEW.id; END;
CREATE TRIGGER search_item_deleted BEFORE DELETE ON items BEGIN DELETE FROM search_words WHERE rowid IN (SELECT number FROM search_entries WHERE site_id = OLD.site_id AND item_id = OLD.id); END;
CREATE TRIGGER search_translation_added AFTER INSERT ON translations WHEN NEW.kind = 'item' BEGIN INSERT INTO search_entries (site_id, item_id, language) SELECT site_id, id, NEW.language FROM items WHERE site_id = NEW.site_id AND id = NEW.id; INSERT INTO search_words (rowid, scope, title, text, parts) SELECT number, scope, title, text, parts FROM search_texts t CROSS JOIN search_entries e ON e.site_id = t.site_id AND e.item_id = t.id AND e.language = t.language WHERE t.site_id = NEW.site_id AND t.id = NEW.id AND t.language = NEW.language; END;
CREATE TRIGGER search_translation_changed AFTER UPDATE OF texts ON translations WHEN NEW.kind = 'item' AND NEW.texts <> OLD.texts BEGIN DELETE FROM search_words WHERE rowid = (SELECT number FROM search_entries WHERE site_id = NEW.site_id AND item_id = NEW.id AND language = NEW.language); INSERT INTO search_words (rowid, scope, title, text, parts) SELECT number, scope, title, text, parts FROM search_texts t CROSS JOIN search_entries e ON e.site_id = t.site_id AND e.item_id = t.id AND e.language = t.language WHERE t.site_id = NEW.site_id AND t.id = NEW.id AND t.language = NEW.language; END;
CREATE TRIGGER search_translation_deleted BEFORE DELETE ON translations WHEN OLD.kind = 'item' BEGIN DELETE FROM search_words WHERE rowid = (SELECT number FROM search_entries WHERE site_id = OLD.site_id AND item_id = OLD.id AND language = OLD.language); DELETE FROM search_entries WHERE site_id = OLD.site_id AND item_id = OLD.id AND language = OLD.language; END;

-- Translations go with what they are of. Each trigger is one line, as above.
CREATE TRIGGER translated_collection_deleted AFTER DELETE ON collections BEGIN DELETE FROM translations WHERE site_id = OLD.site_id AND kind = 'collection' AND id = OLD.id; END;
CREATE TRIGGER translated_category_deleted AFTER DELETE ON categories BEGIN DELETE FROM translations WHERE site_id = OLD.site_id AND kind = 'category' AND id = OLD.id; END;
CREATE TRIGGER translated_item_deleted AFTER DELETE ON items BEGIN DELETE FROM translations WHERE site_id = OLD.site_id AND kind = 'item' AND id = OLD.id; END;

-- ── Templates and reviews ───────────────────────────────────────────────────────────────────────────────────────────

CREATE TABLE templates (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  name TEXT NOT NULL,                    -- 'site.region', 'products.item', 'partials/header', …
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each change
  updated_at INTEGER NOT NULL,
  source TEXT NOT NULL,
  PRIMARY KEY (site_id, name)
) WITHOUT ROWID;
CREATE TRIGGER translated_template_deleted AFTER DELETE ON templates BEGIN DELETE FROM translations WHERE site_id = OLD.site_id AND kind = 'template' AND id = OLD.name; END;

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
-- Each trigger is one line, as below.
CREATE TRIGGER review_picture_deleted AFTER DELETE ON review_pictures BEGIN INSERT INTO unused_objects (site_id, key, unused_since) VALUES (OLD.site_id, OLD.site_id || '/review-pictures/' || OLD.id || '/' || OLD.width, unixepoch() * 1000) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER review_added AFTER INSERT ON reviews WHEN NEW.state = 'approved' BEGIN INSERT INTO review_sums (site_id, item_id, count, total) VALUES (NEW.site_id, NEW.item_id, 1, NEW.rating) ON CONFLICT (site_id, item_id) DO UPDATE SET count = count + 1, total = total + NEW.rating; END;
CREATE TRIGGER review_removed AFTER DELETE ON reviews WHEN OLD.state = 'approved' BEGIN UPDATE review_sums SET count = count - 1, total = total - OLD.rating WHERE site_id = OLD.site_id AND item_id = OLD.item_id; END;
CREATE TRIGGER review_changed AFTER UPDATE OF state, rating ON reviews BEGIN UPDATE review_sums SET count = count - (OLD.state = 'approved'), total = total - OLD.rating * (OLD.state = 'approved') WHERE site_id = OLD.site_id AND item_id = OLD.item_id; INSERT INTO review_sums (site_id, item_id, count, total) VALUES (NEW.site_id, NEW.item_id, NEW.state = 'approved', NEW.rating * (NEW.state = 'approved')) ON CONFLICT (site_id, item_id) DO UPDATE SET count = count + excluded.count, total = total + excluded.total; END;

-- ── The shop's numbers ──────────────────────────────────────────────────────────────────────────────────────────────

-- What happened in a shop, by day. Only the queue and jobs write it, never a visitor's call. Nothing tells of whom.
CREATE TABLE stat_days (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  day TEXT NOT NULL,                     -- ISO day, UTC
  kind TEXT NOT NULL,                    -- STAT_KINDS
  key TEXT NOT NULL DEFAULT '',          -- what is counted: a path, an item's id, a currency; 'other' for all too many
  count INTEGER NOT NULL DEFAULT 0,
  sum_cents INTEGER NOT NULL DEFAULT 0,  -- of amounts, in minor units
  PRIMARY KEY (site_id, day, kind, key)
) WITHOUT ROWID;
CREATE INDEX stat_days_by_age ON stat_days (day);
CREATE INDEX stat_days_of_forms ON stat_days (site_id, key, count) WHERE kind = 'formsShown';

-- How fast pages were, as counts of values in buckets by which percentiles are computed.
CREATE TABLE vital_days (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  day TEXT NOT NULL,                     -- ISO day, UTC
  page_type INTEGER NOT NULL,            -- PAGE_TYPE; 0 for pages of other origins
  metric TEXT NOT NULL,                  -- VITAL_NAMES
  bucket INTEGER NOT NULL,               -- of a histogram whose bounds grow by 8 %
  count INTEGER NOT NULL,
  good INTEGER NOT NULL,
  poor INTEGER NOT NULL,
  ours INTEGER NOT NULL,                 -- of them, those for which our scripts or elements were the reason
  PRIMARY KEY (site_id, day, page_type, metric, bucket)
) WITHOUT ROWID;
CREATE INDEX vital_days_by_age ON vital_days (day);

-- Batches of the queue that were counted, so that none is counted twice.
CREATE TABLE census_batches (
  site_id TEXT NOT NULL DEFAULT '',      -- '': a batch holds messages of all sites
  id TEXT NOT NULL,                      -- of its first message
  message_ids TEXT NOT NULL,             -- JSON: string[]
  counted_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX census_batches_by_age ON census_batches (counted_at);

-- ── Carts and coupons ───────────────────────────────────────────────────────────────────────────────────────────────

CREATE TABLE carts (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 0,    -- one higher after each change
  order_id TEXT,
  is_purchased INTEGER NOT NULL DEFAULT 0,
  shipping_country TEXT NOT NULL DEFAULT '', -- ISO 3166-1 alpha-2; '' until the visitor has chosen one
  shipping_region TEXT NOT NULL DEFAULT '',
  shipping_option_id TEXT,
  orders_placed INTEGER NOT NULL DEFAULT 0, -- orders that bought a part of it; each begins a new cart with the rest
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, token_hash)
) WITHOUT ROWID;
-- The hourly clean-up deletes bought carts earlier than open ones.
CREATE INDEX open_carts_by_age ON carts (updated_at) WHERE is_purchased = 0;
CREATE INDEX bought_carts_by_age ON carts (updated_at) WHERE is_purchased = 1;

CREATE TABLE cart_entries (
  site_id TEXT NOT NULL,
  cart_id TEXT NOT NULL,
  id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  purchase_price_cents INTEGER NOT NULL, -- from `variants` when the entry was last changed
  additional_fields TEXT NOT NULL DEFAULT '', -- JSON text; '' for none
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, cart_id, id),
  UNIQUE (site_id, cart_id, variant_id, additional_fields),
  FOREIGN KEY (site_id, cart_id) REFERENCES carts (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, variant_id) REFERENCES variants (site_id, id) ON DELETE CASCADE,
  CONSTRAINT QUANTITY_OUT_OF_RANGE CHECK (quantity BETWEEN 1 AND 9999)
);
CREATE INDEX cart_entries_by_variant ON cart_entries (site_id, variant_id); -- for the cascade
CREATE INDEX cart_entries_with_answers ON cart_entries (site_id) WHERE additional_fields <> ''; -- for erasing a person

-- One row per change that was made. A repeat violates the primary key, which aborts its batch, and gets the row's
-- result.
CREATE TABLE idempotency_keys (
  site_id TEXT NOT NULL,
  cart_id TEXT NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,            -- of method, path and body
  entry_id TEXT NOT NULL,                -- '' where the change was about no entry
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, cart_id, key)
) WITHOUT ROWID;
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

CREATE TABLE coupons (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  code TEXT NOT NULL,                    -- normalised: upper case, without spaces
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('fixed', 'percent', 'freeShipping')),
  cents INTEGER NOT NULL DEFAULT 0 CHECK (cents >= 0),
  rate INTEGER NOT NULL DEFAULT 0 CHECK (rate BETWEEN 0 AND 1000000), -- parts per million
  minimum_subtotal_cents INTEGER NOT NULL DEFAULT 0 CHECK (minimum_subtotal_cents >= 0),
  starts_at INTEGER,                     -- NULL for no start
  ends_at INTEGER,                       -- invalid from then on; NULL for no end
  usage_limit INTEGER,                   -- orders; NULL for no limit
  times_used INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each edit by its owner
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, code)
) WITHOUT ROWID;

-- Codes that were entered. If the owner deletes a coupon, its code stays here without a discount.
CREATE TABLE cart_coupons (
  site_id TEXT NOT NULL,
  cart_id TEXT NOT NULL,
  code TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, cart_id, code),
  FOREIGN KEY (site_id, cart_id) REFERENCES carts (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;

-- ── Checkout and stock reservations ─────────────────────────────────────────────────────────────────────────────────

-- Stock that a checkout has reserved. The units stay in `variants.qty_in_stock` until they are paid for, so a product
-- whose last piece is reserved is not sold out. A reservation ends a fixed time after `created_at`, which no renewal
-- moves; its row stays longer, because it counts against the shares of its checkout and its networks.
CREATE TABLE reservations (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  checkout_id TEXT NOT NULL,             -- of the cart or the pending order that is checked out
  variant_id TEXT NOT NULL,
  network_64 TEXT NOT NULL,              -- keyed hashes of the visitor's IP networks; a renewal's are its checkout's id
  network_56 TEXT NOT NULL,
  network_48 TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity >= 0), -- 0 once the reservation was released
  most INTEGER NOT NULL CHECK (most >= quantity),  -- the highest quantity so far
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, checkout_id, variant_id)
) WITHOUT ROWID;
CREATE INDEX reservations_by_age ON reservations (created_at);
CREATE INDEX reservations_by_variant ON reservations (site_id, variant_id, created_at);
CREATE INDEX reservations_by_network ON reservations (site_id, network_48, created_at);

-- Entries of a visitor at the checkout, one row for each cart or pending order, with its id.
CREATE TABLE checkouts (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  checkout_id TEXT NOT NULL,
  email TEXT NOT NULL DEFAULT '',        -- lower case
  address TEXT,                          -- JSON: Address; NULL until one is entered
  note TEXT NOT NULL DEFAULT '',
  gift_card_id TEXT,
  gift_card_version INTEGER,             -- its code_version when its code was entered; NULL without a card
  shipping_option_id TEXT,               -- of a pending order; a cart has its own
  origin TEXT NOT NULL DEFAULT '',       -- where it was opened, for the links of its reminder
  reminded_at INTEGER,                   -- when its buyer was reminded to pay, or was not for a reason; NULL before
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, checkout_id)
) WITHOUT ROWID;
CREATE INDEX checkouts_by_age ON checkouts (updated_at);
CREATE INDEX checkouts_to_remind ON checkouts (updated_at) WHERE email <> '' AND reminded_at IS NULL;
CREATE INDEX checkouts_by_email ON checkouts (site_id, email) WHERE email <> ''; -- for erasing a person

-- People who want no reminders of unpaid checkouts. Their address stands only as a hash.
CREATE TABLE reminder_refusals (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  email_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, email_hash)
) WITHOUT ROWID;

-- ── Payments ────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Attempts to pay. `snapshot` is the order as the visitor saw it: paying creates exactly that order, even if the cart
-- has changed.
CREATE TABLE payments (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  checkout_id TEXT NOT NULL,
  provider TEXT NOT NULL,                -- PAYMENT_PROVIDERS, or '' where nothing was due
  provider_ref TEXT,                     -- the provider's id of the payment
  state TEXT NOT NULL CHECK (state IN ('open', 'paid', 'declined', 'cancelled', 'refunded')),
  amount_cents INTEGER NOT NULL CHECK (amount_cents >= 0),
  currency TEXT NOT NULL,
  snapshot TEXT NOT NULL,                -- JSON: OrderSnapshot; '' after a refund
  order_id TEXT,
  request_hash TEXT NOT NULL DEFAULT '', -- of the call that started it
  decline_reason TEXT,
  refund_due INTEGER NOT NULL DEFAULT 0, -- 1: a refund is due
  failures INTEGER NOT NULL DEFAULT 0,   -- how often the cron failed to reconcile or to refund it
  retry_at INTEGER NOT NULL DEFAULT 0,   -- when the cron tries again after a failure; 0 before any
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,           -- the provider can take the money until then
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX payments_by_ref ON payments (provider, provider_ref) WHERE provider_ref IS NOT NULL;
CREATE INDEX payments_by_checkout ON payments (site_id, checkout_id);
-- For erasing a person.
CREATE INDEX payments_by_person ON payments (site_id, snapshot ->> 'email') WHERE snapshot <> '';
CREATE INDEX paid_payments_by_time ON payments (site_id, created_at, id) WHERE state = 'paid'; -- for reconciliation
CREATE INDEX open_payments_by_age ON payments (retry_at, expires_at) WHERE state = 'open';
CREATE INDEX payments_to_refund ON payments (retry_at, created_at) WHERE refund_due = 1;
CREATE INDEX unpaid_payments_by_age ON payments (created_at) WHERE state IN ('declined', 'cancelled');

-- Uses of limited coupons that open payments hold, and have held for the shares of their networks.
CREATE TABLE coupon_holds (
  site_id TEXT NOT NULL,
  payment_id TEXT NOT NULL,
  code TEXT NOT NULL,
  checkout_id TEXT NOT NULL,             -- of the payment: its own visitor still sees the coupon
  network_64 TEXT NOT NULL,              -- keyed hashes of the visitor's IP networks
  network_56 TEXT NOT NULL,
  network_48 TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('held', 'released', 'none')), -- none: the networks had no share left
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, payment_id, code),
  FOREIGN KEY (site_id, payment_id) REFERENCES payments (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX coupon_holds_by_code ON coupon_holds (site_id, code, state, checkout_id);
CREATE INDEX coupon_holds_by_network ON coupon_holds (site_id, code, network_48, created_at);
CREATE INDEX coupon_holds_by_age ON coupon_holds (created_at) WHERE state <> 'held';

-- Payments of the built-in test provider, which takes no money.
CREATE TABLE test_payments (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- of the row in `payments`
  state TEXT NOT NULL CHECK (state IN ('open', 'paid', 'declined', 'cancelled', 'refunded')),
  reason TEXT,                           -- DeclineReason, where it was declined
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  currency TEXT NOT NULL,
  addresses TEXT NOT NULL,               -- sealed JSON: successUrl and cancelUrl, which contain tokens
  method TEXT NOT NULL DEFAULT 'card',   -- PAYMENT_METHODS
  kept_card TEXT NOT NULL DEFAULT '',    -- the made-up card that it keeps or, without the buyer, charges; '' for neither
  refunds TEXT NOT NULL DEFAULT '[]',    -- JSON: id, cents and time of each refund
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,           -- an open one can be paid until then
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX test_payments_by_site ON test_payments (site_id, created_at);
CREATE INDEX test_payments_by_age ON test_payments (created_at);
CREATE INDEX test_payments_by_card ON test_payments (site_id, kept_card) WHERE kept_card <> '';

-- ── Orders that were paid ───────────────────────────────────────────────────────────────────────────────────────────

CREATE TABLE orders (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  number INTEGER NOT NULL,               -- counts within the site
  checkout_id TEXT NOT NULL,
  cart_id TEXT,                          -- NULL for a pending order
  token_hash TEXT NOT NULL,              -- of the token that opens its page
  visitor_hash TEXT NOT NULL DEFAULT '', -- of the browser that paid on the shop's own pages; '' for any other
  state TEXT NOT NULL CHECK (state IN ('paid', 'packed', 'sent', 'refunded', 'ended')), -- ORDER_STATES
  test_mode INTEGER NOT NULL,
  provider TEXT NOT NULL,                -- PAYMENT_PROVIDERS, or '' where nothing was due
  payment_method TEXT NOT NULL DEFAULT 'card' CHECK (payment_method IN ('card', 'installments')), -- PAYMENT_METHODS
  email TEXT NOT NULL,                   -- lower case
  address TEXT,                          -- JSON: Address
  shipping_name TEXT NOT NULL,
  note TEXT NOT NULL,
  coupons TEXT NOT NULL,                 -- JSON: codes
  currency TEXT NOT NULL,
  subtotal_cents INTEGER NOT NULL,
  discount_cents INTEGER NOT NULL,
  shipping_cents INTEGER NOT NULL,
  tax_cents INTEGER NOT NULL,            -- part of the subtotal where tax_included
  tax_included INTEGER NOT NULL,
  gift_card_cents INTEGER NOT NULL,      -- of the grand total
  gift_card_id TEXT,                     -- the card that paid them
  grand_total_cents INTEGER NOT NULL,
  refunded_cents INTEGER NOT NULL DEFAULT 0, -- of the money that the provider took, by refunds and lost disputes
  subscription_id TEXT,                  -- the subscription that it pays a cycle of; NULL for any other order
  cycle INTEGER NOT NULL DEFAULT 0,      -- which cycle it pays, from 1; 0 for any other order
  base_url TEXT NOT NULL DEFAULT '',     -- start of the links in its mails
  withdrawal_consent TEXT,               -- JSON: WithdrawalConsent; NULL for an order without downloads
  review_due_at INTEGER,                 -- when its buyer is asked for reviews; NULL once asked, or if nobody is asked
  placed_at INTEGER NOT NULL,
  imported INTEGER NOT NULL DEFAULT 0,   -- 1: it moved in from another shop, which took its money
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, number),
  UNIQUE (site_id, checkout_id),
  UNIQUE (site_id, token_hash),
  CONSTRAINT TOTAL_OF_PARTS CHECK (
    grand_total_cents = subtotal_cents - discount_cents + shipping_cents + CASE tax_included WHEN 1 THEN 0 ELSE tax_cents END
    AND gift_card_cents BETWEEN 0 AND grand_total_cents
    AND refunded_cents BETWEEN 0 AND grand_total_cents - gift_card_cents)
) WITHOUT ROWID;
CREATE INDEX orders_by_email ON orders (site_id, email);
CREATE INDEX orders_by_state ON orders (site_id, state, number); -- for the owner's list
CREATE UNIQUE INDEX orders_by_subscription ON orders (site_id, subscription_id, cycle) WHERE subscription_id IS NOT NULL;
CREATE INDEX orders_by_gift_card ON orders (site_id, gift_card_id, number) WHERE gift_card_id IS NOT NULL; -- for its history
CREATE INDEX orders_to_review ON orders (review_due_at) WHERE review_due_at IS NOT NULL;

-- What has happened to an order since it was paid, for its time line. The state of the order is the outcome.
CREATE TABLE order_events (
  site_id TEXT NOT NULL,
  order_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  kind TEXT NOT NULL,                    -- ORDER_EVENTS
  ref TEXT NOT NULL DEFAULT '',          -- the provider's id of a refund or dispute: a repeat violates uniqueness
  details TEXT NOT NULL DEFAULT '{}',    -- JSON: carrier and address of the tracking page, amount of a refund
  happened_at INTEGER NOT NULL,
  imported INTEGER NOT NULL DEFAULT 0,   -- 1: it moved in with its order
  PRIMARY KEY (site_id, order_id, id),
  UNIQUE (site_id, order_id, kind, ref),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;

-- Refunds that an owner has ordered by the API. The provider has not answered to an open one yet.
CREATE TABLE order_refunds (
  site_id TEXT NOT NULL,
  order_id TEXT NOT NULL,
  retry_key TEXT NOT NULL,               -- the Idempotency-Key: a repeat finds its refund by it
  asked_cents INTEGER,                   -- NULL where the rest was asked for
  cents INTEGER NOT NULL CHECK (cents >= 0), -- of the money that the provider took
  restocks INTEGER NOT NULL,             -- 1: the order's units go back into stock
  state TEXT NOT NULL CHECK (state IN ('open', 'done')),
  key_id TEXT NOT NULL,                  -- the owner's key
  retry_at INTEGER NOT NULL,             -- when the cron asks the provider again while it is open
  PRIMARY KEY (site_id, order_id, retry_key),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX open_refunds ON order_refunds (retry_at) WHERE state = 'open';

CREATE TABLE order_lines (
  site_id TEXT NOT NULL,
  order_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  item_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  sku TEXT NOT NULL,
  title TEXT NOT NULL,
  attributes TEXT NOT NULL,              -- JSON: option name to value
  product_type INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  unit_cents INTEGER NOT NULL,
  discount_cents INTEGER NOT NULL,
  tax_cents INTEGER NOT NULL,
  additional_fields TEXT NOT NULL DEFAULT '', -- JSON text; '' for none
  plan TEXT,                             -- JSON: SubscriptionPlan
  gift TEXT,                             -- JSON: Gift
  restocked_at INTEGER,                  -- when its units went back into stock; NULL if they did not
  PRIMARY KEY (site_id, order_id, position),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX order_lines_by_recipient ON order_lines (site_id, gift ->> 'recipientEmail') WHERE gift ->> 'recipientEmail' <> ''; -- to erase a person

CREATE TABLE gift_cards (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  sealed_code TEXT NOT NULL,             -- to send the card again
  last_characters TEXT NOT NULL,
  currency TEXT NOT NULL,
  initial_cents INTEGER NOT NULL CHECK (initial_cents > 0),
  balance_cents INTEGER NOT NULL,
  order_id TEXT,                         -- the order that it was bought with
  recipient_email TEXT NOT NULL DEFAULT '', -- lower case; '' once the person was erased
  gift TEXT,                             -- JSON: Gift of a card that the owner has given; NULL for one that was bought
  disabled_at INTEGER,                   -- since when it cannot pay; NULL for one that can
  code_version INTEGER NOT NULL DEFAULT 1, -- counts the codes that it has had; only the last one is good
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, code_hash),
  CONSTRAINT GIFT_CARD_UNKNOWN CHECK (balance_cents BETWEEN 0 AND initial_cents)
) WITHOUT ROWID;
CREATE INDEX gift_cards_by_order ON gift_cards (site_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX gift_cards_by_recipient ON gift_cards (site_id, recipient_email) WHERE recipient_email <> '';

-- A gift card that paid a part of an order has it back once the rest was refunded whole, and loses it if that refund fails.
-- It stays spent where a bank has taken the rest back by a dispute.
-- Each trigger is one line, as below.
CREATE TRIGGER order_refunded AFTER UPDATE OF state ON orders WHEN NEW.state = 'refunded' AND OLD.state <> 'refunded' AND NEW.gift_card_cents > 0 AND NOT EXISTS (SELECT 1 FROM order_events WHERE site_id = NEW.site_id AND order_id = NEW.id AND kind = 'disputeLost') BEGIN UPDATE gift_cards SET balance_cents = MIN(initial_cents, balance_cents + NEW.gift_card_cents) WHERE site_id = NEW.site_id AND id = NEW.gift_card_id; END;
CREATE TRIGGER order_refund_failed AFTER UPDATE OF state ON orders WHEN NEW.state <> 'refunded' AND OLD.state = 'refunded' AND NEW.gift_card_cents > 0 AND NOT EXISTS (SELECT 1 FROM order_events WHERE site_id = NEW.site_id AND order_id = NEW.id AND kind = 'disputeLost') BEGIN UPDATE gift_cards SET balance_cents = MAX(0, balance_cents - NEW.gift_card_cents) WHERE site_id = NEW.site_id AND id = NEW.gift_card_id; END;

CREATE TABLE subscriptions (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  order_id TEXT NOT NULL,                -- the order that started it and paid its first cycle
  position INTEGER NOT NULL,             -- of the order's line
  token_hash TEXT NOT NULL,              -- of the token that opens its page
  email TEXT NOT NULL,                   -- lower case
  plan TEXT NOT NULL,                    -- JSON: SubscriptionPlan
  cycle_order TEXT NOT NULL,             -- JSON: OrderSnapshot of a renewal: line, address, delivery and amounts as agreed
  cycle_cents INTEGER NOT NULL,          -- price of one cycle, with delivery and taxes
  currency TEXT NOT NULL,
  provider TEXT NOT NULL,                -- PAYMENT_PROVIDERS, or '' where nothing is due
  kept_card TEXT NOT NULL DEFAULT '',    -- sealed: the provider's reference of the card that later cycles are charged to; '' for none
  state TEXT NOT NULL CHECK (state IN ('active', 'paused', 'ended', 'cancelled')), -- SUBSCRIPTION_STATES
  pause_reason TEXT NOT NULL DEFAULT '' CHECK (pause_reason IN ('', 'buyer', 'owner', 'payment', 'stock')),
  cycles_billed INTEGER NOT NULL,
  anchor_at INTEGER NOT NULL,            -- the next cycle begins `periods` billing periods after this time
  periods INTEGER NOT NULL,
  next_cycle_at INTEGER,                 -- when the next cycle begins by its plan; NULL after the last cycle
  next_billing_at INTEGER,               -- when the next attempt to charge is due: later than the cycle after a failure
  tries INTEGER NOT NULL DEFAULT 0,      -- failed attempts to charge the next cycle
  attempt TEXT NOT NULL DEFAULT '',      -- the payment that charges the next cycle; '' for none
  announce_at INTEGER,                   -- when the mail before the next cycle is due; NULL once it was written
  version INTEGER NOT NULL DEFAULT 1,    -- counts changes, so that a renewal and a change do not cross
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, order_id, position),
  UNIQUE (site_id, token_hash)
) WITHOUT ROWID;
CREATE INDEX subscriptions_by_due ON subscriptions (next_billing_at) WHERE state = 'active';
CREATE INDEX subscriptions_to_announce ON subscriptions (announce_at) WHERE state = 'active' AND announce_at IS NOT NULL;
CREATE INDEX subscriptions_by_email ON subscriptions (site_id, email);
CREATE INDEX subscriptions_by_state ON subscriptions (site_id, state, id); -- for the owner's list

-- ── Digital goods ───────────────────────────────────────────────────────────────────────────────────────────────────

-- Files that buyers of a digital product get. Their bytes are in the bucket FILES. A file that was removed, or whose
-- item was, stays until the last right to it has ended.
CREATE TABLE item_files (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time; part of the key in the bucket
  item_id TEXT NOT NULL,
  name TEXT NOT NULL,                    -- the file's name for buyers
  content_type TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  created_at INTEGER NOT NULL,
  removed_at INTEGER,                    -- from then on no buyer gets a right to it; NULL while it is sold
  PRIMARY KEY (site_id, item_id, id),    -- the order that lists need
  UNIQUE (site_id, id)
) WITHOUT ROWID;
CREATE INDEX removed_files_by_age ON item_files (removed_at) WHERE removed_at IS NOT NULL;
-- Each trigger is one line, as below.
CREATE TRIGGER item_with_files_deleted AFTER DELETE ON items BEGIN UPDATE item_files SET removed_at = unixepoch() * 1000 WHERE site_id = OLD.site_id AND item_id = OLD.id AND removed_at IS NULL; END;
CREATE TRIGGER item_file_deleted AFTER DELETE ON item_files BEGIN INSERT INTO unused_objects (site_id, key, unused_since) VALUES (OLD.site_id, OLD.site_id || '/files/' || OLD.id, unixepoch() * 1000) ON CONFLICT DO NOTHING; END;

-- Uploads of files that come in parts and are not complete; the bucket has the parts. The hourly job gives up those that
-- have not gone on for a day.
CREATE TABLE file_uploads (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- of the file that it becomes
  item_id TEXT NOT NULL,
  name TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  version TEXT NOT NULL,                 -- of the owner's file: a changed one begins again
  bucket_upload_id TEXT NOT NULL,
  parts TEXT NOT NULL DEFAULT '{}',      -- JSON: number of each part that has arrived, to its ETag
  touched_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, item_id, name)
) WITHOUT ROWID;
CREATE INDEX file_uploads_by_age ON file_uploads (touched_at);

-- A buyer's right to download a file that was bought, limited in time and number. An order that was refunded closes its
-- rights, whatever stands here.
CREATE TABLE downloads (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  order_id TEXT NOT NULL,
  position INTEGER NOT NULL,             -- of the order's line
  file_id TEXT NOT NULL,
  name TEXT NOT NULL,                    -- of the file, which the right may outlive
  bytes INTEGER NOT NULL,
  generation INTEGER NOT NULL DEFAULT 1, -- part of the link's signature: a renewed right has a new link
  used INTEGER NOT NULL DEFAULT 0,
  most INTEGER NOT NULL CHECK (most >= used),
  expires_at INTEGER NOT NULL,
  is_closed INTEGER NOT NULL DEFAULT 0,  -- 1: the owner has closed it
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, order_id, id),   -- the order that pages and the cascade need
  UNIQUE (site_id, id),
  UNIQUE (site_id, order_id, position, file_id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX downloads_by_file ON downloads (site_id, file_id, expires_at);

-- Visitors who have begun to download a file. Until a session ends, the same visitor may go on without another use.
CREATE TABLE download_sessions (
  site_id TEXT NOT NULL,
  download_id TEXT NOT NULL,
  visitor_hash TEXT NOT NULL,            -- keyed hash of the visitor's IP network
  ends_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, download_id, visitor_hash, ends_at),
  FOREIGN KEY (site_id, download_id) REFERENCES downloads (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX download_sessions_by_age ON download_sessions (ends_at);
-- The trigger is one line, as below.
CREATE TRIGGER download_begun AFTER INSERT ON download_sessions BEGIN UPDATE downloads SET used = used + 1 WHERE site_id = NEW.site_id AND id = NEW.download_id; END;

-- Objects of the bucket FILES that no row names: because it was deleted, or not written yet. The hourly job deletes
-- them a day later (worker/storage/unused.ts).
CREATE TABLE unused_objects (
  site_id TEXT NOT NULL,
  key TEXT NOT NULL,
  unused_since INTEGER NOT NULL,
  PRIMARY KEY (site_id, key)
) WITHOUT ROWID;
CREATE INDEX unused_objects_by_age ON unused_objects (unused_since);

-- ── Pending orders: subscriptions and gift cards before they are paid for ───────────────────────────────────────────

-- They are started on a page of their own, then placed. The product's data is copied when the order is started, because
-- an order outlives its product.
CREATE TABLE pending_orders (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  kind TEXT NOT NULL CHECK (kind IN ('subscription', 'gift-card')),
  token_hash TEXT NOT NULL,              -- of the token that starts the order; a repeat violates uniqueness
  order_token_hash TEXT,                 -- of the token that opens its summary; NULL until it is placed
  request_hash TEXT NOT NULL,            -- of the call that started it; '' without an idempotency key
  item_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  sku TEXT NOT NULL,
  title TEXT NOT NULL,
  attributes TEXT NOT NULL,              -- JSON: option name to value
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  price_cents INTEGER NOT NULL,          -- price of one item
  currency TEXT NOT NULL,
  plan TEXT,                             -- JSON: SubscriptionPlan; NULL for a gift card
  additional_fields TEXT NOT NULL DEFAULT '', -- JSON text; '' for none
  gift TEXT,                             -- JSON: Gift, its address lower case; NULL for a subscription
  email TEXT NOT NULL DEFAULT '',        -- the buyer's, lower case; '' until it is placed
  visitor_hash TEXT NOT NULL DEFAULT '', -- of the id of the buyer's browser; '' while it is not known
  created_at INTEGER NOT NULL,
  placed_at INTEGER,                     -- NULL until it is placed
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, token_hash)
) WITHOUT ROWID;
CREATE UNIQUE INDEX pending_orders_by_order_token ON pending_orders (site_id, order_token_hash)
  WHERE order_token_hash IS NOT NULL;
CREATE INDEX unplaced_orders_by_age ON pending_orders (created_at) WHERE placed_at IS NULL;
CREATE INDEX placed_orders_by_age ON pending_orders (placed_at) WHERE placed_at IS NOT NULL;
-- Owners read them newest first: placed ones by the time of placing, others by the time of starting.
CREATE INDEX placed_orders_by_time ON pending_orders (site_id, placed_at) WHERE placed_at IS NOT NULL;
CREATE INDEX pending_orders_by_visitor ON pending_orders (site_id, visitor_hash) WHERE visitor_hash <> '';
CREATE INDEX started_orders_by_time ON pending_orders (site_id, created_at) WHERE placed_at IS NULL;

-- All addresses in a pending order, lower case, so that a person can be found and erased: the buyer's, a gift card
-- recipient's, and those in answers and messages.
CREATE TABLE pending_order_emails (
  site_id TEXT NOT NULL,
  email TEXT NOT NULL,
  order_id TEXT NOT NULL,
  PRIMARY KEY (site_id, email, order_id),
  FOREIGN KEY (site_id, order_id) REFERENCES pending_orders (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX pending_order_emails_by_order ON pending_order_emails (site_id, order_id); -- for the cascade

-- ── Forms and mailing lists ─────────────────────────────────────────────────────────────────────────────────────────

CREATE TABLE mailing_lists (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;

CREATE TABLE subscribers (
  site_id TEXT NOT NULL,
  mailing_list_id TEXT NOT NULL,
  email TEXT NOT NULL,                   -- lower case
  status TEXT NOT NULL DEFAULT 'pending', -- 'pending', 'confirmed', 'unsubscribed'
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  asked_at INTEGER NOT NULL,             -- time of the last confirmation mail
  confirmed_at INTEGER,
  unsubscribed_at INTEGER,
  PRIMARY KEY (site_id, mailing_list_id, email),
  FOREIGN KEY (site_id, mailing_list_id) REFERENCES mailing_lists (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX subscribers_by_email ON subscribers (site_id, email);
CREATE INDEX unconfirmed_subscribers_by_age ON subscribers (asked_at) WHERE status = 'pending';
CREATE INDEX former_subscribers_by_age ON subscribers (unsubscribed_at) WHERE status = 'unsubscribed';

CREATE TABLE forms (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  kind TEXT NOT NULL DEFAULT 'form',     -- FORM_KINDS
  name TEXT NOT NULL,
  fields TEXT NOT NULL DEFAULT '[]',     -- JSON: FormField[]
  submit_button_text TEXT NOT NULL DEFAULT '',
  submission_message TEXT NOT NULL DEFAULT '', -- sanitised HTML
  submission_html TEXT NOT NULL DEFAULT '',    -- sanitised HTML
  disclaimer_message TEXT NOT NULL DEFAULT '', -- sanitised HTML
  success_redirect TEXT NOT NULL DEFAULT '',
  captcha_enabled INTEGER NOT NULL DEFAULT 0,
  captcha_theme INTEGER NOT NULL DEFAULT 1,
  captcha_alignment INTEGER NOT NULL DEFAULT 1,
  captcha_fails_open INTEGER NOT NULL DEFAULT 0, -- 1: accepts submissions while the captcha's provider does not answer
  use_lightbox INTEGER NOT NULL DEFAULT 0,
  lightbox_handle_text TEXT NOT NULL DEFAULT '',
  notify_emails TEXT NOT NULL DEFAULT '[]', -- JSON: addresses that get a mail of each submission
  mailing_list_id TEXT,                  -- the list that a newsletter's subscribers join
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each edit
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, mailing_list_id) REFERENCES mailing_lists (site_id, id)
) WITHOUT ROWID;
CREATE INDEX forms_by_mailing_list ON forms (site_id, mailing_list_id) WHERE mailing_list_id IS NOT NULL;
CREATE TRIGGER translated_form_deleted AFTER DELETE ON forms BEGIN DELETE FROM translations WHERE site_id = OLD.site_id AND kind = 'form' AND id = OLD.id; END;

-- One key per intended submission.
CREATE TABLE submission_keys (
  site_id TEXT NOT NULL,
  key_hash TEXT NOT NULL,
  form_id TEXT NOT NULL,
  visitor_hash TEXT NOT NULL,            -- of the visitor who requested it; no other visitor can use it
  not_before INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, form_id, key_hash), -- the order that the cascade needs
  UNIQUE (site_id, key_hash),
  FOREIGN KEY (site_id, form_id) REFERENCES forms (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX submission_keys_by_age ON submission_keys (expires_at);

-- `key_hash` is unique: a repeated call violates it and is answered from the existing row.
CREATE TABLE form_submissions (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  form_id TEXT NOT NULL,
  key_hash TEXT NOT NULL,
  request_hash TEXT NOT NULL,            -- of the body
  field_values TEXT NOT NULL,            -- JSON: FormValues
  is_spam INTEGER NOT NULL DEFAULT 0,    -- 1: the hidden decoy field was filled in
  page_title TEXT NOT NULL DEFAULT '',
  page_path TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  imported INTEGER NOT NULL DEFAULT 0,   -- 1: it moved in from another shop
  PRIMARY KEY (site_id, form_id, id),    -- the order that lists, files and the cascade need
  UNIQUE (site_id, id),
  UNIQUE (site_id, key_hash),
  FOREIGN KEY (site_id, form_id) REFERENCES forms (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX form_submissions_counted ON form_submissions (site_id, form_id, is_spam);
CREATE INDEX spam_by_age ON form_submissions (created_at) WHERE is_spam = 1;

-- Addresses in submissions, lower case, so that a person can be found and erased.
CREATE TABLE submission_emails (
  site_id TEXT NOT NULL,
  email TEXT NOT NULL,
  submission_id TEXT NOT NULL,
  PRIMARY KEY (site_id, email, submission_id),
  FOREIGN KEY (site_id, submission_id) REFERENCES form_submissions (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX submission_emails_by_submission ON submission_emails (site_id, submission_id); -- for the cascade

-- Captcha tokens that were used, because each counts once. Rows are deleted long after their token has expired.
CREATE TABLE captcha_tokens (
  site_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, token_hash)
) WITHOUT ROWID;
CREATE INDEX captcha_tokens_by_age ON captcha_tokens (created_at);

-- ── Mail ────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Mail to be sent. A row is written in the batch of the change that it reports; a queue sends it.
CREATE TABLE outbox (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time; also the Message-ID's local part
  dedupe_key TEXT NOT NULL,              -- mails with the same key are written once: 'submission:ID:owner@shop.example'
  kind TEXT NOT NULL,                    -- 'submission', 'submissions' for a collecting notice, 'order-notice', …
  recipient TEXT NOT NULL,
  reply_to TEXT NOT NULL DEFAULT '',
  subject TEXT NOT NULL,
  content TEXT NOT NULL,                 -- sealed JSON: text, html and headers, because links and codes are in them;
                                         -- '' for a collecting notice
  order_id TEXT,                         -- the order that it is about; the content names it by its id
  form_id TEXT,                          -- the form whose submissions it tells of; NULL for other mail
  status TEXT NOT NULL DEFAULT 'waiting', -- 'waiting', 'sending', 'sent', 'dead'
  attempts INTEGER NOT NULL DEFAULT 0,
  leased_until INTEGER NOT NULL DEFAULT 0, -- no other run sends it before
  last_error TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  sent_at INTEGER,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, dedupe_key)
) WITHOUT ROWID;
CREATE INDEX outbox_unsent ON outbox (created_at) WHERE status IN ('waiting', 'sending');
CREATE INDEX outbox_by_age ON outbox (status, created_at); -- finds old mail without reading what is kept
CREATE INDEX outbox_by_recipient ON outbox (site_id, recipient); -- for erasing a person
CREATE INDEX outbox_by_reply_address ON outbox (site_id, lower(reply_to)) WHERE reply_to <> ''; -- for the same
CREATE INDEX outbox_by_status ON outbox (site_id, status, id); -- for the owner's list
CREATE INDEX outbox_by_order ON outbox (site_id, order_id, id) WHERE order_id IS NOT NULL; -- for the owner's list
CREATE INDEX outbox_by_form ON outbox (site_id, form_id, recipient, created_at) WHERE form_id IS NOT NULL;

-- The submissions that a collecting notice tells of. It is written from them when it is sent.
CREATE TABLE collected_submissions (
  site_id TEXT NOT NULL,
  mail_id TEXT NOT NULL,
  submission_id TEXT NOT NULL,
  PRIMARY KEY (site_id, mail_id, submission_id),
  FOREIGN KEY (site_id, mail_id) REFERENCES outbox (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, submission_id) REFERENCES form_submissions (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX collected_submissions_by_submission ON collected_submissions (site_id, submission_id); -- for the cascade

-- ── Acts ────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- What visitors have done and the shop has acknowledged, written in the batch of the change itself, so that it is
-- counted and sent once. Nobody's data stands here before they have agreed.
CREATE TABLE acts (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- a hash of what it is about, so that a repeat has the same
  kind TEXT NOT NULL,                    -- ACT_KINDS, and 'refundFailed', which takes a refund back in the sums alone
  cart_id TEXT NOT NULL,                 -- of the cart or the pending order
  order_id TEXT,                         -- of an order or its refund
  visitor_hash TEXT NOT NULL DEFAULT '', -- of the browser, so that its answer finds its acts; '' on other origins' pages and where nothing is allowed
  data TEXT NOT NULL,                    -- JSON: Act
  purposes TEXT NOT NULL DEFAULT '',     -- PURPOSES that the visitor allows, joined by dots
  person TEXT NOT NULL DEFAULT '{}',     -- JSON: ActPerson; as much as the purposes allow
  call_key TEXT NOT NULL DEFAULT '',     -- of the call of a checkout that did it: its repeats carry the act again; '' for none
  state TEXT NOT NULL CHECK (state IN ('waiting', 'due', 'done')), -- for the visitor's answer, to be counted, counted
  sale_cents INTEGER,                    -- of an order or a refund that is not in the sums yet, whatever its visitor allows; else NULL
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX acts_by_state ON acts (state, created_at);
CREATE INDEX acts_by_cart ON acts (site_id, cart_id);
CREATE INDEX acts_by_visitor ON acts (site_id, visitor_hash) WHERE visitor_hash <> '';
CREATE INDEX acts_of_orders ON acts (site_id, order_id) WHERE kind = 'order';
CREATE INDEX acts_to_sum ON acts (created_at) WHERE sale_cents IS NOT NULL;

-- Services that are told of acts, by an account of the shop's owner.
CREATE TABLE senders (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- SENDERS
  purpose TEXT NOT NULL,                 -- of PURPOSES: what a visitor must allow
  target TEXT NOT NULL,                  -- id of the measurement or the pixel
  sealed_secret TEXT NOT NULL,           -- lets us write there
  enabled INTEGER NOT NULL DEFAULT 1,
  stopped_at INTEGER,                    -- since when nothing is sent because the service refuses; NULL while it is
  failures INTEGER NOT NULL DEFAULT 0,   -- in a row
  unfit INTEGER NOT NULL DEFAULT 0,      -- events in a row that the service does not take for what they are
  next_try_at INTEGER NOT NULL DEFAULT 0,
  leased_until INTEGER NOT NULL DEFAULT 0, -- 0: no run sends
  last_turn_at INTEGER NOT NULL DEFAULT 0, -- when a run last took it; those that waited longest come first
  last_status INTEGER,                   -- of the last answer; NULL where none came
  last_answer TEXT NOT NULL DEFAULT '',  -- what the service said to a call that failed
  last_sent_at INTEGER,
  sent INTEGER NOT NULL DEFAULT 0,
  given_up INTEGER NOT NULL DEFAULT 0,   -- acts that became too old, or that the service does not take
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX senders_by_turn ON senders (last_turn_at) WHERE enabled = 1 AND stopped_at IS NULL;

-- Acts that wait to be sent. The trigger writes them in the batch that counts the act.
CREATE TABLE act_deliveries (
  site_id TEXT NOT NULL,
  sender TEXT NOT NULL,
  act_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,           -- of the act
  PRIMARY KEY (site_id, sender, act_id),
  FOREIGN KEY (site_id, sender) REFERENCES senders (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, act_id) REFERENCES acts (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX act_deliveries_by_age ON act_deliveries (site_id, sender, created_at);
-- For the cascade. With the site first, SQLite takes the index above for it and reads all that waits in a shop.
CREATE INDEX act_deliveries_by_act ON act_deliveries (act_id);
CREATE TRIGGER act_counted AFTER UPDATE OF state ON acts WHEN NEW.state = 'done' AND OLD.state <> 'done' BEGIN INSERT INTO act_deliveries (site_id, sender, act_id, created_at) SELECT NEW.site_id, id, NEW.id, NEW.created_at FROM senders WHERE site_id = NEW.site_id AND enabled = 1 AND instr('.' || NEW.purposes || '.', '.' || purpose || '.') > 0; UPDATE acts SET person = json_remove(person, '$.userAgent') WHERE site_id = NEW.site_id AND id = NEW.id AND person ->> 'userAgent' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM act_deliveries WHERE site_id = NEW.site_id AND act_id = NEW.id AND sender = 'meta'); END;
-- Only Meta is told the name of the browser, so it is forgotten once that is done or nobody will tell it.
CREATE TRIGGER act_delivered AFTER DELETE ON act_deliveries WHEN OLD.sender = 'meta' BEGIN UPDATE acts SET person = json_remove(person, '$.userAgent') WHERE site_id = OLD.site_id AND id = OLD.act_id AND person ->> 'userAgent' IS NOT NULL; END;

-- ── Webhooks ────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Addresses that are told what happens in a shop.
CREATE TABLE webhooks (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  url TEXT NOT NULL,
  topics TEXT NOT NULL,                  -- JSON: WEBHOOK_TOPICS
  enabled INTEGER NOT NULL DEFAULT 1,    -- 0: switched off by its owner, or after five days of failures
  sealed_secret TEXT NOT NULL,           -- signs the messages
  failing_since INTEGER,                 -- of the first failure since a message arrived; NULL where the last one did
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX webhooks_failing ON webhooks (failing_since) WHERE enabled = 1 AND failing_since IS NOT NULL;

-- The enabled webhooks by topic, for the triggers.
CREATE TABLE webhook_topics (
  site_id TEXT NOT NULL,
  topic TEXT NOT NULL,
  webhook_id TEXT NOT NULL,
  PRIMARY KEY (site_id, topic, webhook_id),
  FOREIGN KEY (site_id, webhook_id) REFERENCES webhooks (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX webhook_topics_by_webhook ON webhook_topics (site_id, webhook_id); -- for the cascade

-- Messages to webhooks. The triggers below write them together with the change that they tell of.
CREATE TABLE webhook_deliveries (
  site_id TEXT NOT NULL,
  webhook_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time; the header webhook-id
  topic TEXT NOT NULL,
  data TEXT NOT NULL,                    -- JSON: ids and public facts
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead')), -- WEBHOOK_DELIVERY_STATES
  attempts INTEGER NOT NULL DEFAULT 0,
  next_try_at INTEGER NOT NULL,          -- while one attempt runs, when its lease ends
  leased_until INTEGER NOT NULL DEFAULT 0, -- 0: no attempt runs
  status_code INTEGER,                   -- of the last answer; NULL where none came
  created_at INTEGER NOT NULL,
  sent_at INTEGER,
  PRIMARY KEY (site_id, webhook_id, id),
  FOREIGN KEY (site_id, webhook_id) REFERENCES webhooks (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_try_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);

-- What moved in happened elsewhere, so nobody is told of it. Each trigger is one line, because the migrations are split
-- at the ends of lines.
CREATE TRIGGER webhook_order_created AFTER INSERT ON orders WHEN NEW.imported = 0 BEGIN INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at) SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('orderId', NEW.id, 'number', NEW.number, 'currency', NEW.currency, 'grandTotalCents', NEW.grand_total_cents, 'isTest', json(iif(NEW.test_mode = 1, 'true', 'false'))), at, at FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'order.created'); END;
CREATE TRIGGER webhook_order_event AFTER INSERT ON order_events WHEN NEW.imported = 0 BEGIN INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at) SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('orderId', NEW.order_id, 'event', NEW.kind), at, at FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = iif(NEW.kind IN ('partlyRefunded', 'refunded'), 'order.refunded', 'order.changed')); END;
CREATE TRIGGER webhook_stock AFTER INSERT ON stock_changes BEGIN INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at) SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('variantId', NEW.variant_id, 'quantity', NEW.quantity, 'unlimited', json(iif(NEW.unlimited = 1, 'true', 'false')), 'difference', NEW.difference, 'reason', NEW.reason), at, at FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'stock.changed'); END;
CREATE TRIGGER webhook_product_created AFTER INSERT ON items WHEN NEW.product_type IS NOT NULL BEGIN INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at) SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('itemId', NEW.id, 'change', 'created'), at, at FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'product.changed'); END;
CREATE TRIGGER webhook_product_changed AFTER UPDATE OF version ON items WHEN NEW.product_type IS NOT NULL AND NEW.version <> OLD.version BEGIN INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at) SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('itemId', NEW.id, 'change', 'changed'), at, at FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'product.changed'); END;
CREATE TRIGGER webhook_product_deleted AFTER DELETE ON items WHEN OLD.product_type IS NOT NULL BEGIN INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at) SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('itemId', OLD.id, 'change', 'deleted'), at, at FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = OLD.site_id AND topic = 'product.changed'); END;
CREATE TRIGGER webhook_form_submitted AFTER INSERT ON form_submissions WHEN NEW.is_spam = 0 AND NEW.imported = 0 BEGIN INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at) SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('formId', NEW.form_id, 'submissionId', NEW.id), at, at FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'form.submitted'); END;
CREATE TRIGGER webhook_comment_created AFTER INSERT ON comments WHEN NEW.status IN ('pending', 'approved') AND NEW.imported = 0 BEGIN INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at) SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('commentId', NEW.id, 'itemId', NEW.item_id, 'status', NEW.status, 'isByShop', json(iif(NEW.by_shop = 1, 'true', 'false'))), at, at FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'comment.created'); END;
CREATE TRIGGER webhook_subscription_started AFTER INSERT ON subscriptions BEGIN INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at) SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('subscriptionId', NEW.id, 'state', NEW.state), at, at FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'subscription.changed'); END;
CREATE TRIGGER webhook_subscription_changed AFTER UPDATE OF version ON subscriptions WHEN NEW.version <> OLD.version BEGIN INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at) SELECT site_id, webhook_id, printf('%012x', at) || lower(hex(randomblob(12))), topic, json_object('subscriptionId', NEW.id, 'state', NEW.state), at, at FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics WHERE site_id = NEW.site_id AND topic = 'subscription.changed'); END;

-- ── Owners ──────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Keys with which programs act for a site's owner: 'sqo_<id>_<secret>'.
CREATE TABLE owner_keys (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- readable part of the key
  name TEXT NOT NULL,
  secret_hash TEXT NOT NULL,
  scopes TEXT NOT NULL,                  -- JSON: OWNER_SCOPES
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;

-- What owners' calls created, so that a repeated call creates nothing again. A repeat violates the primary key, which
-- aborts its batch, and gets the same object.
CREATE TABLE owner_creations (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  key_id TEXT NOT NULL,                  -- the owner's key that created it
  key TEXT NOT NULL,                     -- the call's Idempotency-Key
  request_hash TEXT NOT NULL,            -- of method, path and body
  target TEXT NOT NULL,                  -- id of what was created
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, key_id, key)
) WITHOUT ROWID;
CREATE INDEX owner_creations_by_age ON owner_creations (created_at);

-- Changes, bulk reads and erasures by owners. Rows contain ids, never people or contents.
CREATE TABLE audit_log (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  key_id TEXT NOT NULL,
  action TEXT NOT NULL,                  -- 'form.created', 'submissions.exported', …
  target TEXT NOT NULL DEFAULT '',
  details TEXT NOT NULL DEFAULT '{}',    -- JSON
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX audit_log_by_age ON audit_log (created_at);

-- ── Errors of browsers and templates ────────────────────────────────────────────────────────────────────────────────

-- Errors that are alike: same message but for numbers and ids, same place, same version. Nothing in them tells who met
-- them. Rows are written by the queue's consumer only.
CREATE TABLE error_groups (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- hash of what the errors have in common
  source TEXT NOT NULL CHECK (source IN ('browser', 'template')),
  event TEXT NOT NULL,                   -- kind of a browser's record, or of the engine's error
  message TEXT NOT NULL,
  context TEXT NOT NULL,                 -- where a script caught it
  place TEXT NOT NULL,                   -- 'sq/page.7q2d.js:1:204', or the template's name
  version TEXT NOT NULL,                 -- of the loader
  stack TEXT NOT NULL,                   -- of the first one, as are the following
  url TEXT NOT NULL,                     -- without query and fragment
  page_type INTEGER,
  first_seen_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  networks INTEGER NOT NULL,             -- bits: the numbers (below 32) of the networks from which it was told
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX error_groups_by_time ON error_groups (site_id, last_seen_at, id);
CREATE INDEX error_groups_by_age ON error_groups (last_seen_at);

CREATE TABLE error_days (
  site_id TEXT NOT NULL,
  group_id TEXT NOT NULL,
  day TEXT NOT NULL,                     -- ISO day, UTC
  count INTEGER NOT NULL,
  PRIMARY KEY (site_id, group_id, day),
  FOREIGN KEY (site_id, group_id) REFERENCES error_groups (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX error_days_by_day ON error_days (day);

-- ── Guards: the conditions of a batch ───────────────────────────────────────────────────────────────────────────────

-- ── Site users ──────────────────────────────────────────────────────────────────────────────────────────────────────

-- People with an account at the shop.
CREATE TABLE site_users (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  email TEXT NOT NULL,                   -- lower case
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  language TEXT NOT NULL DEFAULT '',     -- language tag; '' for the site's
  sealed_password TEXT,                  -- sealed PHC string of scrypt; NULL for none
  password_changes INTEGER NOT NULL DEFAULT 0, -- a session begins only with the password that was checked
  sealed_cart TEXT,                      -- sealed token of the cart that the person's devices share; NULL for none
  confirmed_at INTEGER,                  -- when the address's owner confirmed; NULL before, and nobody can sign in
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, email)
);
CREATE INDEX unconfirmed_site_users ON site_users (updated_at) WHERE confirmed_at IS NULL;
-- The comments of a person whose account is deleted stay, without the name. The trigger is one line, as below.
CREATE TRIGGER comment_author_deleted AFTER DELETE ON site_users BEGIN UPDATE comments SET user_id = NULL, author_name = '', request_key = NULL, request_hash = NULL WHERE site_id = OLD.site_id AND user_id = OLD.id; END;

CREATE TABLE site_user_sessions (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  user_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  device TEXT NOT NULL,                  -- 'Firefox on Linux'; '' where it is unknown
  remembered INTEGER NOT NULL,           -- 1: lasts 30 days; 0: ends after 12 hours without a call
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, token_hash),
  FOREIGN KEY (site_id, user_id) REFERENCES site_users (site_id, id) ON DELETE CASCADE
);
CREATE INDEX site_user_sessions_by_user ON site_user_sessions (site_id, user_id, seen_at);
CREATE INDEX site_user_sessions_by_end ON site_user_sessions (expires_at);

-- Links in mails, each of which works once.
CREATE TABLE site_user_links (
  site_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  user_id TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('confirm', 'password', 'sign-in', 'email')),
  email TEXT,                            -- lower case; what 'email' makes the account's address; NULL for others
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, user_id) REFERENCES site_users (site_id, id) ON DELETE CASCADE
);
CREATE INDEX site_user_links_by_user ON site_user_links (site_id, user_id);
CREATE INDEX site_user_links_by_end ON site_user_links (expires_at);

-- Confirmed addresses that accounts had before; what was ordered with them stays visible to the person.
CREATE TABLE site_user_emails (
  site_id TEXT NOT NULL,
  email TEXT NOT NULL,                   -- lower case
  user_id TEXT NOT NULL,
  PRIMARY KEY (site_id, email),
  FOREIGN KEY (site_id, user_id) REFERENCES site_users (site_id, id) ON DELETE CASCADE
);
CREATE INDEX site_user_emails_by_user ON site_user_emails (site_id, user_id, email);

-- Addresses that people keep for the checkout.
CREATE TABLE site_user_addresses (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  user_id TEXT NOT NULL,
  address TEXT NOT NULL,                 -- JSON
  is_default INTEGER NOT NULL DEFAULT 0, -- 1: the checkout begins with it; one address of a person at most
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, user_id, address),
  FOREIGN KEY (site_id, user_id) REFERENCES site_users (site_id, id) ON DELETE CASCADE
);
CREATE INDEX site_user_addresses_by_user ON site_user_addresses (site_id, user_id, is_default, id);

-- Attempts to guess a password, and requests for mails about an account, by the hash of what they were about, known or
-- not, and of whose they were.
CREATE TABLE login_attempts (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  subject_hash TEXT NOT NULL,
  count INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,              -- when the count starts anew
  PRIMARY KEY (site_id, subject_hash)
);
CREATE INDEX login_attempts_by_age ON login_attempts (ends_at);

-- ── Contributors ────────────────────────────────────────────────────────────────────────────────────────────────────

-- People who work on the site. They are apart from site users.
CREATE TABLE contributors (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  id TEXT NOT NULL,                      -- sorts by time
  email TEXT NOT NULL,                   -- lower case
  role INTEGER NOT NULL,                 -- CONTRIBUTOR_ROLE
  sealed_password TEXT,                  -- sealed PHC string of scrypt; NULL until the invitation is accepted
  password_changes INTEGER NOT NULL DEFAULT 0, -- a session begins only with the password that was checked
  invited_at INTEGER NOT NULL,
  joined_at INTEGER,                     -- when the invitation was accepted; NULL before
  version INTEGER NOT NULL DEFAULT 1,    -- one higher after each change
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, email)
);

CREATE TABLE contributor_sessions (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  contributor_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  device TEXT NOT NULL,                  -- 'Firefox on Linux'; '' where it is unknown
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  confirmed_at INTEGER NOT NULL,         -- when the person last proved who they are; 0 where they have not
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, token_hash),
  FOREIGN KEY (site_id, contributor_id) REFERENCES contributors (site_id, id) ON DELETE CASCADE
);
CREATE INDEX contributor_sessions_by_person ON contributor_sessions (site_id, contributor_id);
CREATE INDEX contributor_sessions_by_end ON contributor_sessions (expires_at);

-- Links in mails by which a contributor chooses a password; each works once.
CREATE TABLE contributor_links (
  site_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  contributor_id TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, contributor_id) REFERENCES contributors (site_id, id) ON DELETE CASCADE
);
CREATE INDEX contributor_links_by_person ON contributor_links (site_id, contributor_id);
CREATE INDEX contributor_links_by_end ON contributor_links (expires_at);

-- How many people's data a contributor has read by each address of the API within the hour.
CREATE TABLE contributor_reads (
  site_id TEXT NOT NULL,
  contributor_id TEXT NOT NULL,
  address_hash TEXT NOT NULL,            -- of path and query, which may name a person
  people INTEGER NOT NULL CHECK (people >= 0),
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, contributor_id, address_hash),
  FOREIGN KEY (site_id, contributor_id) REFERENCES contributors (site_id, id) ON DELETE CASCADE
);
CREATE INDEX contributor_reads_by_end ON contributor_reads (expires_at);

-- ── Passkeys ────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Passkeys of site users and of contributors; each belongs to one of them.
CREATE TABLE passkeys (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,                      -- sorts by time
  user_id TEXT,
  contributor_id TEXT,
  credential_id TEXT NOT NULL,           -- base64url, as the authenticator names it
  public_key TEXT NOT NULL,              -- base64url of the key in COSE
  counter INTEGER NOT NULL,              -- the authenticator's last one; 0 where it counts nothing
  transports TEXT NOT NULL,              -- JSON: '["internal"]'
  name TEXT NOT NULL,                    -- after the device that made it: 'Firefox on Linux'
  created_at INTEGER NOT NULL,
  used_at INTEGER,                       -- when it signed in last; NULL where it never did
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, credential_id),
  FOREIGN KEY (site_id, user_id) REFERENCES site_users (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, contributor_id) REFERENCES contributors (site_id, id) ON DELETE CASCADE,
  CHECK ((user_id IS NULL) <> (contributor_id IS NULL))
);
CREATE INDEX passkeys_by_user ON passkeys (site_id, user_id);
CREATE INDEX passkeys_by_contributor ON passkeys (site_id, contributor_id);

-- What authenticators are asked to sign; each counts once.
CREATE TABLE passkey_challenges (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  challenge_hash TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('registration', 'sign-in', 'confirmation')),
  audience TEXT NOT NULL CHECK (audience IN ('site-user', 'contributor')),
  subject_id TEXT,                       -- who registers or confirms; NULL for a sign-in
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, challenge_hash)
);
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);

-- ── Member areas ────────────────────────────────────────────────────────────────────────────────────────────────────

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

-- This table is always empty. A batch inserts an error's code where a condition is broken; the check of that name then
-- fails and undoes the whole batch (worker/db/guards.ts).
CREATE TABLE guards (
  site_id TEXT NOT NULL,
  guard TEXT NOT NULL,
  CONSTRAINT COMMENTS_CLOSED CHECK (guard <> 'COMMENTS_CLOSED'),
  CONSTRAINT COMMENT_NOT_FOUND CHECK (guard <> 'COMMENT_NOT_FOUND'),
  CONSTRAINT COMMENT_THREAD_FULL CHECK (guard <> 'COMMENT_THREAD_FULL'),
  CONSTRAINT TEMPLATE_IN_USE CHECK (guard <> 'TEMPLATE_IN_USE'),
  CONSTRAINT TEMPLATES_FULL CHECK (guard <> 'TEMPLATES_FULL'),
  CONSTRAINT SIGN_IN_NEEDED CHECK (guard <> 'SIGN_IN_NEEDED'),
  CONSTRAINT PASSKEY_EXISTS CHECK (guard <> 'PASSKEY_EXISTS'),
  CONSTRAINT PASSKEY_NOT_FOUND CHECK (guard <> 'PASSKEY_NOT_FOUND'),
  CONSTRAINT PASSKEYS_FULL CHECK (guard <> 'PASSKEYS_FULL'),
  CONSTRAINT LAST_ADMIN CHECK (guard <> 'LAST_ADMIN'),
  CONSTRAINT CONTRIBUTOR_NOT_FOUND CHECK (guard <> 'CONTRIBUTOR_NOT_FOUND'),
  CONSTRAINT RESTOCK_SOLD_OUT CHECK (guard <> 'RESTOCK_SOLD_OUT'),
  CONSTRAINT WEBHOOK_NOT_FOUND CHECK (guard <> 'WEBHOOK_NOT_FOUND'),
  CONSTRAINT WEBHOOKS_FULL CHECK (guard <> 'WEBHOOKS_FULL'),
  CONSTRAINT CART_CONFLICT CHECK (guard <> 'CART_CONFLICT'),
  CONSTRAINT ENTRY_NOT_FOUND CHECK (guard <> 'ENTRY_NOT_FOUND'),
  CONSTRAINT VARIANT_UNAVAILABLE CHECK (guard <> 'VARIANT_UNAVAILABLE'),
  CONSTRAINT QUANTITY_NOT_ALLOWED CHECK (guard <> 'QUANTITY_NOT_ALLOWED'),
  CONSTRAINT OUT_OF_STOCK CHECK (guard <> 'OUT_OF_STOCK'),
  CONSTRAINT CART_FULL CHECK (guard <> 'CART_FULL'),
  CONSTRAINT COUPON_UNKNOWN CHECK (guard <> 'COUPON_UNKNOWN'),
  CONSTRAINT PICTURE_NOT_FOUND CHECK (guard <> 'PICTURE_NOT_FOUND'),
  CONSTRAINT PICTURE_IN_USE CHECK (guard <> 'PICTURE_IN_USE'),
  CONSTRAINT IMAGE_ID_TAKEN CHECK (guard <> 'IMAGE_ID_TAKEN'),
  CONSTRAINT FILE_NOT_FOUND CHECK (guard <> 'FILE_NOT_FOUND'),
  CONSTRAINT FILE_NAME_TAKEN CHECK (guard <> 'FILE_NAME_TAKEN'),
  CONSTRAINT COUPONS_FULL CHECK (guard <> 'COUPONS_FULL'),
  CONSTRAINT CHECKOUT_CHANGED CHECK (guard <> 'CHECKOUT_CHANGED'),
  CONSTRAINT GIFT_CARD_UNKNOWN CHECK (guard <> 'GIFT_CARD_UNKNOWN'),
  CONSTRAINT SUBSCRIPTION_CHANGED CHECK (guard <> 'SUBSCRIPTION_CHANGED'),
  CONSTRAINT SUBSCRIPTION_BUSY CHECK (guard <> 'SUBSCRIPTION_BUSY'),
  CONSTRAINT FORM_NOT_FOUND CHECK (guard <> 'FORM_NOT_FOUND'),
  CONSTRAINT POPUP_NOT_FOUND CHECK (guard <> 'POPUP_NOT_FOUND'),
  CONSTRAINT POPUPS_FULL CHECK (guard <> 'POPUPS_FULL'),
  CONSTRAINT PRODUCT_NOT_FOUND CHECK (guard <> 'PRODUCT_NOT_FOUND'),
  CONSTRAINT PRODUCT_BEING_BOUGHT CHECK (guard <> 'PRODUCT_BEING_BOUGHT'),
  CONSTRAINT PRODUCT_ID_TAKEN CHECK (guard <> 'PRODUCT_ID_TAKEN'),
  CONSTRAINT VARIANT_ID_TAKEN CHECK (guard <> 'VARIANT_ID_TAKEN'),
  CONSTRAINT COLLECTION_FULL CHECK (guard <> 'COLLECTION_FULL'),
  CONSTRAINT URL_TAKEN CHECK (guard <> 'URL_TAKEN'),
  CONSTRAINT VERSION_STALE CHECK (guard <> 'VERSION_STALE'),
  CONSTRAINT VARIANT_NOT_FOUND CHECK (guard <> 'VARIANT_NOT_FOUND'),
  CONSTRAINT CATEGORY_NOT_FOUND CHECK (guard <> 'CATEGORY_NOT_FOUND'),
  CONSTRAINT STOCK_RESERVED CHECK (guard <> 'STOCK_RESERVED'),
  CONSTRAINT STOCK_UNLIMITED CHECK (guard <> 'STOCK_UNLIMITED'),
  CONSTRAINT STOCK_ENDLESS CHECK (guard <> 'STOCK_ENDLESS'),
  CONSTRAINT CATEGORY_CIRCLE CHECK (guard <> 'CATEGORY_CIRCLE'),
  CONSTRAINT CATEGORY_TOO_DEEP CHECK (guard <> 'CATEGORY_TOO_DEEP'),
  CONSTRAINT CATEGORY_IS_ROOT CHECK (guard <> 'CATEGORY_IS_ROOT'),
  CONSTRAINT CATEGORIES_FULL CHECK (guard <> 'CATEGORIES_FULL'),
  CONSTRAINT COLLECTION_NOT_FOUND CHECK (guard <> 'COLLECTION_NOT_FOUND'),
  CONSTRAINT DOMAIN_TAKEN CHECK (guard <> 'DOMAIN_TAKEN'),
  CONSTRAINT DOMAIN_NOT_FOUND CHECK (guard <> 'DOMAIN_NOT_FOUND'),
  CONSTRAINT LAST_DOMAIN CHECK (guard <> 'LAST_DOMAIN'),
  CONSTRAINT CONTENT_NOT_FOUND CHECK (guard <> 'CONTENT_NOT_FOUND'),
  CONSTRAINT CONTENT_ID_TAKEN CHECK (guard <> 'CONTENT_ID_TAKEN'),
  CONSTRAINT GALLERIES_FULL CHECK (guard <> 'GALLERIES_FULL'),
  CONSTRAINT ORDER_NOT_FOUND CHECK (guard <> 'ORDER_NOT_FOUND'),
  CONSTRAINT COUPON_NOT_FOUND CHECK (guard <> 'COUPON_NOT_FOUND'),
  CONSTRAINT COUPON_IN_USE CHECK (guard <> 'COUPON_IN_USE'),
  CONSTRAINT ORDER_CONFLICT CHECK (guard <> 'ORDER_CONFLICT'),
  CONSTRAINT MEMBER_AREA_NOT_FOUND CHECK (guard <> 'MEMBER_AREA_NOT_FOUND'),
  CONSTRAINT MEMBER_AREA_IN_USE CHECK (guard <> 'MEMBER_AREA_IN_USE'),
  CONSTRAINT MEMBER_AREA_ID_TAKEN CHECK (guard <> 'MEMBER_AREA_ID_TAKEN'),
  CONSTRAINT CURRENCY_IN_USE CHECK (guard <> 'CURRENCY_IN_USE')
);
