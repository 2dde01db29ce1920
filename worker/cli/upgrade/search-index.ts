/** The statement that made the search's index of a database, in the column `sql`. */
export const READ_INDEX = `SELECT sql FROM sqlite_schema WHERE name = 'search_words'`;
export const DROP_INDEX = 'DROP TABLE search_words';
/** Fills an empty index of the search from the items and their translations. */
export const FILL_INDEX = `INSERT INTO search_words (rowid, scope, title, text, parts)
SELECT number, scope, title, text, parts
FROM search_texts t CROSS JOIN search_entries e ON e.site_id = t.site_id AND e.item_id = t.id AND e.language = t.language`;
/** Texts that the index lacks, or has too many, in the column `missing`; 0 where it is whole. */
export const COUNT_INDEX =
  'SELECT (SELECT count(*) FROM search_entries) - (SELECT count(*) FROM search_words) AS missing';
