import type { SummaryBlock } from '#runtime/contracts/content-blocks.ts';
import { type Image, type ImageRow, IS_PUBLIC, type VariantRow } from '../../catalogue/service.ts';
import { categoryNames } from '../../categories/service.ts';
import {
  ownText,
  productTranslation,
  type TranslationColumn,
  toTranslated,
  withTexts,
} from '../../translations/service.ts';
import { blockStatement } from '../block-statement.ts';
import { type CollectionRow, openCollection } from '../open-collection.ts';

/** The rows of a summary. */

export interface SummaryRow extends TranslationColumn {
  /** The collection's slug in a further language. */
  collection_slug: string | null;
  id: string;
  record_type: number;
  title: string;
  url_slug: string;
  excerpt: string;
  author_name: string | null;
  /** JSON. */
  categories: string;
  tags: string;
  like_count: number;
  public_comment_count: number;
  product_type: number | null;
  starts_at: number | null;
  ends_at: number | null;
  location: string | null;
  options: string;
  external_link: string | null;
  published_at: number;
  updated_at: number;
  version: number;
}

export type SummaryRows = readonly [
  readonly CollectionRow[],
  readonly SummaryRow[],
  readonly ImageRow[],
  readonly VariantRow[],
];

const ORDERS: Readonly<Record<SummaryBlock['sort'], string>> = {
  place: 'position, id',
  /** As the index `items_by_date` has it. */
  newest: '-published_at, id',
  oldest: 'published_at, id',
  title: 'title COLLATE NOCASE, id',
};

interface SummaryOf {
  siteId: string;
  /** The further language of its texts; '' for the site's own. */
  language: string;
}

/** Returns the statements for a collection, its items that everybody may see, their first images and their variants. */
export function summaryStatements(
  db: D1Database,
  { siteId, language }: SummaryOf,
  settings: SummaryBlock,
): D1PreparedStatement[] {
  const { collectionId, filter, pageSize } = settings;
  const values = [siteId, collectionId, pageSize, filter.category ?? null, filter.tag ?? null];
  const ids = `SELECT items.id FROM items WHERE items.site_id = ?1 AND items.collection_id = ?2 AND ${IS_PUBLIC}
    ${filter.featured ? 'AND starred = 1' : ''}
    AND (?4 IS NULL OR EXISTS (SELECT 1 FROM json_each(${CATEGORIES}) AS name WHERE name.value = ?4))
    AND (?5 IS NULL OR EXISTS (SELECT 1 FROM json_each(items.tags) AS name WHERE name.value = ?5))
    ${eventCondition(settings.showPastOrUpcomingEvents)}
    ORDER BY ${orderOf(settings)} LIMIT ?3`;
  return [
    openCollection(db, siteId, collectionId),
    blockStatement(
      db,
      `SELECT items.id, record_type, title, url_slug, excerpt, author_name, ${categoriesIn(language && '?6')} AS categories, tags,
           like_count, public_comment_count, product_type, starts_at, ends_at, location, options, external_link,
           published_at, updated_at, version, ${productTranslation('items', language && '?6')}
         FROM (${ids}) AS shown CROSS JOIN items ON items.site_id = ?1 AND items.id = shown.id
         ORDER BY ${orderOf(settings)}`,
      [...values, ...(language ? [language] : [])],
    ),
    blockStatement(
      db,
      `SELECT * FROM images WHERE site_id = ?1 AND item_id IN (${ids}) AND NOT EXISTS (
           SELECT 1 FROM images AS before WHERE before.site_id = images.site_id AND before.item_id = images.item_id
             AND (before.position, before.id) < (images.position, images.id))`,
      values,
    ),
    blockStatement(
      db,
      `SELECT * FROM variants WHERE site_id = ?1 AND item_id IN (${ids}) ORDER BY item_id, position`,
      values,
    ),
  ];
}

/** Products have the categories of their shop, all others their own words. */
const categoriesIn = (language: string) =>
  `iif(items.product_type IS NULL, items.categories, ${categoryNames('items.id', language)})`;
const CATEGORIES = categoriesIn('');

/** Returns a row and its image with the texts and slug that the item has in the page's language. */
export function inPageLanguage(row: SummaryRow, image: Image | undefined) {
  if (row.translation === null) return { row, image };
  const translated = toTranslated(row.translation);
  const names = (json: string) => JSON.stringify((JSON.parse(json) as string[]).map((one) => ownText(translated, one)));
  const own = withTexts(row, translated, ['title', 'excerpt']);
  const categories = names(row.categories);
  return {
    row: { ...own, url_slug: translated.slug ?? row.url_slug, categories, tags: names(row.tags) },
    image: image && { ...image, altText: ownText(translated, image.altText) },
  };
}

function eventCondition(shown: SummaryBlock['showPastOrUpcomingEvents']): string {
  if (shown === 'both') return '';
  const comparison = shown === 'upcoming' ? '>=' : '<';
  return `AND (starts_at IS NULL OR COALESCE(ends_at, starts_at) ${comparison} unixepoch() * 1000)`;
}

/** Events that are over stand with the latest first, all others in their own order. */
function orderOf({ sort, showPastOrUpcomingEvents }: SummaryBlock): string {
  const own = ORDERS[sort].replace(/\b(position|published_at|title|id)\b/g, 'items.$1');
  return sort === 'place' && showPastOrUpcomingEvents === 'past' ? `items.starts_at DESC, ${own}` : own;
}
