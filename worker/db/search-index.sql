-- Makes the search's index anew from the items and their translations, where it was dropped for a backup (see docs/operations.md).
CREATE VIRTUAL TABLE search_words USING fts5 (
  scope, title, text, parts,
  content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
INSERT INTO search_words (rowid, scope, title, text, parts)
SELECT number, scope, title, text, parts
FROM search_texts t CROSS JOIN search_entries e ON e.site_id = t.site_id AND e.item_id = t.id AND e.language = t.language;
