-- The words by which visitors find items.

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

CREATE TRIGGER search_item_added AFTER INSERT ON items BEGIN
  INSERT INTO search_entries (site_id, item_id, language)
  SELECT NEW.site_id, NEW.id, ''
  UNION ALL
  SELECT site_id, id, language FROM translations
  WHERE site_id = NEW.site_id AND kind = 'item' AND id = NEW.id;
  INSERT INTO search_words (rowid, scope, title, text, parts)
  SELECT number, scope, title, text, parts FROM search_texts t
    CROSS JOIN search_entries e ON e.site_id = t.site_id AND e.item_id = t.id AND e.language = t.language
  WHERE t.site_id = NEW.site_id AND t.id = NEW.id;
END;

CREATE TRIGGER search_item_changed AFTER UPDATE OF title, excerpt, body, record_type ON items
WHEN (NEW.title, NEW.excerpt, NEW.body, NEW.record_type) <> (OLD.title, OLD.excerpt, OLD.body, OLD.record_type)
BEGIN
  DELETE FROM search_words
  WHERE rowid IN (SELECT number FROM search_entries WHERE site_id = NEW.site_id AND item_id = NEW.id);
  INSERT INTO search_words (rowid, scope, title, text, parts)
  SELECT number, scope, title, text, parts FROM search_texts t
    CROSS JOIN search_entries e ON e.site_id = t.site_id AND e.item_id = t.id AND e.language = t.language
  WHERE t.site_id = NEW.site_id AND t.id = NEW.id;
END;

CREATE TRIGGER search_item_deleted BEFORE DELETE ON items BEGIN
  DELETE FROM search_words
  WHERE rowid IN (SELECT number FROM search_entries WHERE site_id = OLD.site_id AND item_id = OLD.id);
END;

CREATE TRIGGER search_translation_added AFTER INSERT ON translations
WHEN NEW.kind = 'item'
BEGIN
  INSERT INTO search_entries (site_id, item_id, language)
  SELECT site_id, id, NEW.language FROM items WHERE site_id = NEW.site_id AND id = NEW.id;
  INSERT INTO search_words (rowid, scope, title, text, parts)
  SELECT number, scope, title, text, parts FROM search_texts t
    CROSS JOIN search_entries e ON e.site_id = t.site_id AND e.item_id = t.id AND e.language = t.language
  WHERE t.site_id = NEW.site_id AND t.id = NEW.id AND t.language = NEW.language;
END;

CREATE TRIGGER search_translation_changed AFTER UPDATE OF texts ON translations
WHEN NEW.kind = 'item' AND NEW.texts <> OLD.texts
BEGIN
  DELETE FROM search_words
  WHERE rowid = (
    SELECT number FROM search_entries
    WHERE site_id = NEW.site_id AND item_id = NEW.id AND language = NEW.language
  );
  INSERT INTO search_words (rowid, scope, title, text, parts)
  SELECT number, scope, title, text, parts FROM search_texts t
    CROSS JOIN search_entries e ON e.site_id = t.site_id AND e.item_id = t.id AND e.language = t.language
  WHERE t.site_id = NEW.site_id AND t.id = NEW.id AND t.language = NEW.language;
END;

CREATE TRIGGER search_translation_deleted BEFORE DELETE ON translations
WHEN OLD.kind = 'item'
BEGIN
  DELETE FROM search_words
  WHERE rowid = (
    SELECT number FROM search_entries
    WHERE site_id = OLD.site_id AND item_id = OLD.id AND language = OLD.language
  );
  DELETE FROM search_entries WHERE site_id = OLD.site_id AND item_id = OLD.id AND language = OLD.language;
END;
