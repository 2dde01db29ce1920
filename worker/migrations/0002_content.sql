-- Pages, the items on them, and the passwords that close them.

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
-- Visitors see no item of theirs in lists.
CREATE INDEX closed_collections ON collections (site_id, id)
  WHERE enabled = 0 OR member_area_id IS NOT NULL OR lock_key IS NOT NULL;
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
  brand TEXT NOT NULL DEFAULT '',        -- who makes the product; '' for none
  withdrawal_exception TEXT NOT NULL DEFAULT 'none', -- WITHDRAWAL_EXCEPTIONS
  safety TEXT NOT NULL DEFAULT '{}',     -- JSON: SafetyDefinition
  safety_warnings TEXT NOT NULL DEFAULT '', -- lines are paragraphs
  minimum_age INTEGER NOT NULL DEFAULT 0, -- years; 0 for everybody
  durability TEXT,                       -- JSON: DurabilityGuarantee; NULL for no label
  categories TEXT NOT NULL DEFAULT '[]', -- JSON
  tags TEXT NOT NULL DEFAULT '[]',       -- JSON
  starred INTEGER NOT NULL DEFAULT 0,
  like_count INTEGER NOT NULL DEFAULT 0,
  public_comment_count INTEGER NOT NULL DEFAULT 0,
  comment_state INTEGER NOT NULL DEFAULT 0,
  product_type INTEGER,                  -- PRODUCT_TYPE; NULL for anything that is not sold
  units INTEGER NOT NULL DEFAULT 0,      -- in stock of all variants of a product; ENDLESS_UNITS where it never runs out
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
  share_button_options TEXT,             -- JSON: ShareButtonOptions; NULL for those of the site
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
-- For the check of what the law asks.
CREATE INDEX goods_without_maker ON items (site_id, id)
  WHERE product_type = 1 AND content_status = 'published' AND safety ->> '$.manufacturer' IS NULL;
CREATE INDEX goods_by_maker ON items (site_id, safety ->> '$.manufacturer.postalAddress')
  WHERE product_type = 1 AND content_status = 'published' AND safety ->> '$.responsiblePerson' IS NULL;
CREATE INDEX subscription_products ON items (site_id, id) WHERE subscription_plan IS NOT NULL;
CREATE INDEX digital_items ON items (site_id, id) WHERE product_type = 2; -- for the owner's list of files
CREATE INDEX items_by_slug ON items (site_id, url_slug);
-- Owners' lists of products, the last change first.
CREATE INDEX products_by_update ON items (site_id, updated_at, id) WHERE product_type IS NOT NULL;
CREATE INDEX products_by_status ON items (site_id, content_status, updated_at, id) WHERE product_type IS NOT NULL;
CREATE INDEX products_by_kind ON items (site_id, product_type, updated_at, id) WHERE product_type IS NOT NULL;
CREATE INDEX products_by_units ON items (site_id, units, id) WHERE product_type IS NOT NULL;
-- For owners' searches; the last two columns spare a filtered list the rows that it leaves out.
CREATE INDEX products_by_title ON items (site_id, title COLLATE NOCASE, id, content_status, product_type) WHERE product_type IS NOT NULL;
-- Lists read their page from these indexes alone, so that a page costs the same in a collection of any length.
CREATE INDEX items_by_place ON items (site_id, collection_id, position, id, published_at)
  WHERE content_status = 'published';
-- The newest posts of a blog; an expression, so that no list by place takes it.
CREATE INDEX items_by_date ON items (site_id, collection_id, (-published_at), id) WHERE content_status = 'published';
CREATE INDEX items_by_collection ON items (site_id, collection_id, position, id); -- for the owner's lists
CREATE INDEX gallery_items ON items (site_id, id) WHERE record_type = 14; -- for their limit
CREATE INDEX starred_items ON items (site_id, record_type DESC, position, id, published_at, collection_id)
  WHERE starred = 1 AND content_status = 'published';

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
