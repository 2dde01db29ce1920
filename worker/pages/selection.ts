import { IS_PUBLISHED } from '../catalogue/service.ts';
import { collectionBySlug, isCollection, itemBySlug } from '../translations/service.ts';

/** The choice of items for a page. `sql` selects their ids, with the site as ?1 and `values` from ?2 on. */
export interface Selection {
  sql: string;
  values: (string | number)[];
  /** The parameter with the language, where slugs are looked for in a further one. */
  language?: string;
}

/** Adds the language of slugs to a selection's parameters; '' is the site's own. */
export function spoken(values: (string | number)[], language: string) {
  if (language === '') return { parameter: '', own: { values } };
  const parameter = `?${values.length + 2}`;
  return { parameter, own: { values: [...values, language], language: parameter } };
}

/** The SQL conditions for the collection whose slug is ?2. The page that shows it checks who may see it. */
export function inCollection(parameter: string) {
  const collection = collectionBySlug('?2', parameter);
  const where = `site_id = ?1 AND collection_id = ${collection} AND ${IS_PUBLISHED}`;
  return {
    collection,
    where,
    /** An item with a password of its own is on its own page alone. */
    listed: `${where} AND items.lock_key IS NULL`,
    of: (value: string) => `(SELECT ${value} FROM collections WHERE site_id = ?1 AND ${isCollection('?2', parameter)})`,
    bySlug: parameter === '' ? 'url_slug = ?3' : `id = ${itemBySlug(collection, '?3', parameter)}`,
  };
}
