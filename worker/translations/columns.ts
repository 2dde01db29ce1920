import type { TranslationKind } from '#runtime/contracts/translations.ts';
import { OWN_TEXT } from '../site/translated-site.ts';

/** The column that a statement for pages in a further language reads beside an object. */
export interface TranslationColumn {
  /** JSON of a `Translated`; null without a translation. */
  translation: string | null;
}

interface TranslationLookup {
  kind: TranslationKind;
  /** SQL of the object's id. */
  id: string;
  /** SQL of the site's id; by default the parameter ?1. */
  siteId?: string;
  /** The parameter with the language tag, such as ?4; '' in the site's own language. */
  language: string;
}

/** Returns the column `translation` of an object, as SQL. In the site's own language it costs nothing. */
export function translationColumn({ kind, id, language, siteId = '?1' }: TranslationLookup): string {
  if (language === '') return 'NULL AS translation';
  return `(SELECT json_object('slug', t.slug, 'texts', json(t.texts)) FROM translations t
    WHERE t.site_id = ${siteId} AND t.language = ${language} AND t.kind = '${kind}' AND t.id = ${id}) AS translation`;
}

/** Returns the columns `translation` of an item and `collection_slug` of its collection; `item` names the item's row. */
export function productTranslation(item: string, language: string): string {
  const siteId = `${item}.site_id`;
  const column = translationColumn({ kind: 'item', id: `${item}.id`, siteId, language });
  if (language === '') return `${column}, NULL AS collection_slug`;
  return `${column}, (SELECT t.slug FROM translations t WHERE t.site_id = ${siteId} AND t.language = ${language}
    AND t.kind = 'collection' AND t.id = ${item}.collection_id) AS collection_slug`;
}

/** Returns the column `slugs` of an object: JSON of its slugs by further language, where the site has any. */
export function slugsColumn(kind: TranslationKind, id: string, hasLanguages: boolean): string {
  if (!hasLanguages) return 'NULL AS slugs';
  return `(SELECT json_group_object(t.language, t.slug) FROM translations t INDEXED BY translations_by_thing
    WHERE t.site_id = ?1 AND t.kind = '${kind}' AND t.id = ${id} AND t.slug IS NOT NULL) AS slugs`;
}

/** The name of a category, as SQL; `category` names its row. */
export function categoryName(category: string, language: string): string {
  if (language === '') return `${category}.display_name`;
  return `COALESCE((SELECT t.texts ->> '$.title' FROM translations t WHERE t.site_id = ?1 AND t.language = ${language}
    AND t.kind = 'category' AND t.id = ${category}.id), ${category}.display_name)`;
}

/** Whether an item's translation writes one of its texts so, as SQL; `item` and `text` are SQL too. */
export function isOwnText(
  item: string,
  text: string,
  { wanted, language }: { wanted: string; language: string },
): string {
  return `EXISTS (SELECT 1 FROM translations t, json_each(t.texts) AS own WHERE t.site_id = ?1 AND t.language = ${language}
    AND t.kind = 'item' AND t.id = ${item} AND own.key = '${OWN_TEXT}' || ${text} AND own.value = ${wanted})`;
}

/** What changes with each translation of a site's templates into a language, as SQL; '' in the site's own. */
export function templateTranslationsStamp(language: string): string {
  if (language === '') return "''";
  return `COALESCE((SELECT count(*) || '.' || sum(t.version) || '.' || max(t.updated_at) FROM translations t
    WHERE t.site_id = ?1 AND t.language = ${language} AND t.kind = 'template'), '')`;
}

/** The id of the collection with this slug in the language or, without one, in the site's own, as SQL. */
export function collectionBySlug(slug: string, language: string): string {
  const own = `SELECT id FROM collections WHERE site_id = ?1 AND url_id = ${slug}`;
  if (language === '') return `(${own})`;
  return `COALESCE((${bySlug('collection', "''", slug, language)}), (${own}))`;
}

/** Whether a row of `collections` is the one with this slug, as SQL. */
export function isCollection(slug: string, language: string): string {
  return language === '' ? `url_id = ${slug}` : `collections.id = ${collectionBySlug(slug, language)}`;
}

/** The id of the item with this slug in a collection, as SQL. */
export function itemBySlug(collection: string, slug: string, language: string): string {
  const own = `SELECT id FROM items WHERE site_id = ?1 AND collection_id = ${collection} AND url_slug = ${slug}`;
  return `COALESCE((${bySlug('item', collection, slug, language)}), (${own}))`;
}

function bySlug(kind: TranslationKind, parent: string, slug: string, language: string): string {
  return `SELECT t.id FROM translations t INDEXED BY translations_by_slug WHERE t.site_id = ?1 AND t.language = ${language}
    AND t.kind = '${kind}' AND t.parent_id = ${parent} AND t.slug = ${slug}`;
}
