-- What visitors read in the further languages of a site.

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
CREATE UNIQUE INDEX translations_by_slug ON translations (site_id, language, kind, parent_id, slug)
  WHERE slug IS NOT NULL;
CREATE INDEX translations_by_thing ON translations (site_id, kind, id);

-- Translations go with what they are of.
CREATE TRIGGER translated_collection_deleted AFTER DELETE ON collections BEGIN
  DELETE FROM translations WHERE site_id = OLD.site_id AND kind = 'collection' AND id = OLD.id;
END;

CREATE TRIGGER translated_category_deleted AFTER DELETE ON categories BEGIN
  DELETE FROM translations WHERE site_id = OLD.site_id AND kind = 'category' AND id = OLD.id;
END;

CREATE TRIGGER translated_item_deleted AFTER DELETE ON items BEGIN
  DELETE FROM translations WHERE site_id = OLD.site_id AND kind = 'item' AND id = OLD.id;
END;

CREATE TRIGGER translated_template_deleted AFTER DELETE ON templates BEGIN
  DELETE FROM translations WHERE site_id = OLD.site_id AND kind = 'template' AND id = OLD.name;
END;

CREATE TRIGGER translated_form_deleted AFTER DELETE ON forms BEGIN
  DELETE FROM translations WHERE site_id = OLD.site_id AND kind = 'form' AND id = OLD.id;
END;
