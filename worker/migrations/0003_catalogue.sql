-- What makes an item a product: its variants and categories.

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
  unit_price_measurement TEXT,           -- JSON: UnitPriceMeasurement; NULL for what is not sold by measure
  deposit_cents INTEGER NOT NULL DEFAULT 0 CHECK (deposit_cents >= 0), -- paid with the price, shown apart from it
  stock_version INTEGER NOT NULL DEFAULT 1, -- one higher after each change of its stock, by whomever
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, sku),
  FOREIGN KEY (site_id, item_id) REFERENCES items (site_id, id) ON DELETE CASCADE
);
CREATE INDEX variants_by_item ON variants (site_id, item_id, position);
-- For the check of what the law asks.
CREATE INDEX unmeasured_variants ON variants (site_id, id) WHERE unit_price_measurement IS NULL AND weight_grams > 0;
CREATE INDEX variants_on_sale ON variants (site_id, sku) WHERE on_sale = 1; -- for the check of what the law asks
-- For owners' lists by price and by stock.
CREATE INDEX variants_by_price ON variants (site_id, price_cents, id);
CREATE INDEX variants_by_stock ON variants (site_id, unlimited, qty_in_stock, sku);

CREATE TRIGGER stock_changed AFTER UPDATE OF qty_in_stock, unlimited ON variants
WHEN (NEW.qty_in_stock, NEW.unlimited) <> (OLD.qty_in_stock, OLD.unlimited)
BEGIN
  UPDATE variants SET stock_version = stock_version + 1 WHERE site_id = NEW.site_id AND id = NEW.id;
END;

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
  picture TEXT,                          -- JSON: BlockPicture; NULL for none
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
