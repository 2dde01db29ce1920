import { isPublic, itemUrl } from '../catalogue/service.ts';
import { translationOf } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { collectionBySlug, itemBySlug } from '../translations/service.ts';

/** What is, or was, at a path of the shop. */
export type FoundAddress =
  | { state: 'gone' }
  /** `path` is the thing's address of today in the page's language, and `isOpen` whether everybody may see it. */
  | { state: 'there'; path: string; isOpen: boolean };

interface CollectionRow {
  id: string;
  url_id: string;
  is_open: number;
}

interface Lookup {
  db: D1Database;
  siteId: string;
  /** '' for the site's own. */
  language: string;
}

const IS_OPEN = '(c.enabled = 1 AND c.member_area_id IS NULL AND c.lock_key IS NULL)';
/** A slug of the language, else of the site's own; of several things that had it the last one. */
const former = (kind: 'collection' | 'item' | 'category', parent: string, slug: string) =>
  `(SELECT f.id FROM former_addresses f WHERE f.site_id = ?1 AND f.kind = '${kind}' AND f.parent = ${parent}
    AND f.language IN ('', ?3) AND f.slug = ${slug} ORDER BY f.language DESC LIMIT 1)`;
const slugOf = (kind: 'collection' | 'item', id: string, own: string) =>
  `COALESCE((SELECT t.slug FROM translations t WHERE t.site_id = ?1 AND t.language = ?3 AND t.kind = '${kind}'
    AND t.id = ${id}), ${own})`;

/**
 * Finds what stands at a path of the shop or stood there, by the slugs that things have and had; undefined for a path that
 * was of none, and below a page that not everybody sees.
 */
export async function findAddress(db: D1Database, site: Site, pathname: string): Promise<FoundAddress | undefined> {
  const lookup = { db, siteId: site.siteId, language: translationOf(site) };
  const [first = '', ...rest] = segmentsOf(pathname);
  for (const { id, isFormer } of await findCollections(lookup, first)) {
    const collection = await readCollection(lookup, id);
    if (!collection) {
      if (isFormer) return { state: 'gone' };
      continue;
    }
    const isOpen = collection.is_open === 1;
    if (rest.length === 0) return { state: 'there', path: `/${collection.url_id}`, isOpen };
    if (!isOpen) continue;
    const found = await findBelow(lookup, id, rest);
    if (found) return found;
  }
  return undefined;
}

function segmentsOf(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean);
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return parts;
  }
}

/** Finds the collection with a slug, and the one that had it. */
async function findCollections({ db, siteId, language }: Lookup, slug: string) {
  const row = await db
    .prepare(`SELECT ${collectionBySlug('?2', language && '?3')} AS own, ${former('collection', "''", '?2')} AS former`)
    .bind(siteId, slug, language)
    .first<{ own: string | null; former: string | null }>();
  const { own = null, former: was = null } = row ?? {};
  return [
    ...(own === null ? [] : [{ id: own, isFormer: false }]),
    ...(was === null || was === own ? [] : [{ id: was, isFormer: true }]),
  ];
}

async function readCollection({ db, siteId, language }: Lookup, id: string): Promise<CollectionRow | undefined> {
  const row = await db
    .prepare(
      `SELECT c.id, ${slugOf('collection', 'c.id', 'c.url_id')} AS url_id, ${IS_OPEN} AS is_open
       FROM collections c WHERE c.site_id = ?1 AND c.id = ?2`,
    )
    .bind(siteId, id, language)
    .first<CollectionRow>();
  return row ?? undefined;
}

/** Finds an item or a category of a collection. Products are below `/p/`. */
async function findBelow(
  lookup: Lookup,
  collectionId: string,
  rest: readonly string[],
): Promise<FoundAddress | undefined> {
  const { db, siteId, language } = lookup;
  const [folder, ...below] = rest;
  const slug = folder === 'p' && below.length === 1 ? below[0] : rest.length === 1 ? folder : null;
  const found = await db
    .prepare(
      `SELECT ${itemBySlug('?2', '?4', '?3')} AS item, ${former('item', '?2', '?4')} AS former_item,
         (SELECT k.id FROM categories k WHERE k.site_id = ?1 AND k.collection_id = ?2 AND k.url_id = ?5) AS category,
         ${former('category', '?2', '?5')} AS former_category`,
    )
    .bind(siteId, collectionId, language, slug ?? null, rest.join('/'))
    .first<Record<'item' | 'former_item' | 'category' | 'former_category', string | null>>();
  if (!found) return undefined;
  const item = found.item ?? (found.category === null ? found.former_item : null);
  if (item !== null) return readItem(lookup, item);
  const category = found.category ?? found.former_category;
  return category === null ? undefined : readCategory(lookup, category);
}

async function readItem({ db, siteId, language }: Lookup, id: string): Promise<FoundAddress> {
  const row = await db
    .prepare(
      `SELECT i.record_type, ${slugOf('item', 'i.id', 'i.url_slug')} AS slug,
         ${slugOf('collection', 'c.id', 'c.url_id')} AS url_id, ${isPublic('i')} AS is_open
       FROM items i CROSS JOIN collections c ON c.site_id = i.site_id AND c.id = i.collection_id
       WHERE i.site_id = ?1 AND i.id = ?2`,
    )
    .bind(siteId, id, language)
    .first<{ record_type: number; slug: string; url_id: string; is_open: number }>();
  if (!row) return { state: 'gone' };
  return { state: 'there', path: itemUrl(row.url_id, row.record_type, row.slug), isOpen: row.is_open === 1 };
}

async function readCategory({ db, siteId, language }: Lookup, id: string): Promise<FoundAddress> {
  const row = await db
    .prepare(
      `SELECT k.url_id AS path, ${slugOf('collection', 'c.id', 'c.url_id')} AS url_id, ${IS_OPEN} AS is_open
       FROM categories k CROSS JOIN collections c ON c.site_id = k.site_id AND c.id = k.collection_id
       WHERE k.site_id = ?1 AND k.id = ?2`,
    )
    .bind(siteId, id, language)
    .first<{ path: string; url_id: string; is_open: number }>();
  if (!row) return { state: 'gone' };
  const path = [row.url_id, row.path].filter(Boolean).join('/');
  return { state: 'there', path: `/${path}`, isOpen: row.is_open === 1 };
}
