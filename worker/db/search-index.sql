-- Makes the search's index anew from the items, where it was dropped for a backup (see worker/README.md).
CREATE VIRTUAL TABLE search_words USING fts5 (
  scope, title, text, parts,
  content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
INSERT INTO search_words (rowid, scope, title, text, parts)
SELECT number, scope, title, text, parts
FROM search_entries e JOIN search_texts t ON t.site_id = e.site_id AND t.id = e.item_id;
