-- What pages are made of.
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
  in_navigation INTEGER NOT NULL DEFAULT 1,
  position INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, url_id)
) WITHOUT ROWID;

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
  subscription_plan TEXT,                -- JSON; NULL: not a subscription
  variant_option_ordering TEXT NOT NULL DEFAULT '[]', -- JSON
  additional_fields_form_id TEXT,
  additional_fields_form TEXT,           -- JSON
  custom_add_button_text TEXT,
  position INTEGER NOT NULL DEFAULT 0,
  published_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, collection_id, url_slug),
  FOREIGN KEY (site_id, collection_id) REFERENCES collections (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX items_by_slug ON items (site_id, url_slug);

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
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, sku),
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX variants_by_item ON variants (site_id, item_id, position);

CREATE TABLE images (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  asset_url TEXT NOT NULL,
  width INTEGER NOT NULL,                -- pixels of the original
  height INTEGER NOT NULL,
  alt_text TEXT NOT NULL DEFAULT '',
  focal_x REAL NOT NULL DEFAULT 0.5,
  focal_y REAL NOT NULL DEFAULT 0.5,
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX images_by_item ON images (site_id, item_id, position);

CREATE TABLE templates (
  site_id TEXT NOT NULL REFERENCES sites (site_id) ON DELETE CASCADE,
  name TEXT NOT NULL,                    -- 'site.region', 'products.item', 'partials/header', …
  source TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, name)
) WITHOUT ROWID;
