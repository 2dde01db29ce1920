import type { SummaryBlock } from '#runtime/contracts/content-blocks.ts';
import {
  CONTENT_COLUMNS,
  type Image,
  type ImageRow,
  IS_PUBLIC,
  ITEM_COLUMNS,
  type VariantRow,
} from '../../catalogue/service.ts';
import { categoryNames } from '../../categories/service.ts';
import { columnList, columnsOf, type FieldsOf, type RowOf, readRow } from '../../db/columns.ts';
import { priceFactsColumn } from '../../prices/service.ts';
import { translationOf } from '../../site/languages.ts';
import {
  ownText,
  productTranslation,
  type TranslationColumn,
  toTranslated,
  withTexts,
} from '../../translations/service.ts';
import type { BlockContext } from '../block-kind.ts';
import { blockStatement } from '../block-statement.ts';
import { type CollectionRow, openCollection } from '../open-collection.ts';

/** The rows of a summary. */

const SUMMARY_COLUMNS = {
  ...columnsOf(ITEM_COLUMNS, ['id', 'recordType', 'productType', 'likeCount', 'publicCommentCount']),
  ...columnsOf(CONTENT_COLUMNS, ['title', 'urlSlug', 'excerpt', 'author', 'tags', 'publishedAt', 'externalLink']),
  ...columnsOf(CONTENT_COLUMNS, ['startsAt', 'endsAt', 'location', 'options']),
};
const WITH_CATEGORIES = { ...SUMMARY_COLUMNS, ...columnsOf(CONTENT_COLUMNS, ['categories']) };

/** An item of a summary in the page's language. */
export type SummaryItem = FieldsOf<typeof WITH_CATEGORIES>;

export type SummaryRow = RowOf<typeof WITH_CATEGORIES> &
  TranslationColumn & {
    /** The collection's slug in a further language. */
    collection_slug: string | null;
  };

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

/** Returns the statements for a collection, its items that everybody may see, their first images and their variants. */
export function summaryStatements(
  { env, site, now }: Pick<BlockContext, 'env' | 'site' | 'now'>,
  settings: SummaryBlock,
): D1PreparedStatement[] {
  const { DB: db } = env;
  const { siteId } = site;
  const language = translationOf(site);
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
      `SELECT ${columnList(SUMMARY_COLUMNS, 'items')}, ${categoriesIn(language && '?6')} AS categories,
           ${productTranslation('items', language && '?6')}
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
      `SELECT *, ${priceFactsColumn(site, 'variants', now)} FROM variants WHERE site_id = ?1 AND item_id IN (${ids}) ORDER BY item_id, position`,
      values,
    ),
  ];
}

/** Products have the categories of their shop, all others their own words. */
const categoriesIn = (language: string) =>
  `iif(items.product_type IS NULL, items.categories, ${categoryNames('items.id', language)})`;
const CATEGORIES = categoriesIn('');

/** Returns an item and its image with the texts and slug that it has in the page's language. */
export function inPageLanguage(row: SummaryRow, image: Image | undefined) {
  const own = readRow(WITH_CATEGORIES, row);
  if (row.translation === null) return { item: own, image };
  const translated = toTranslated(row.translation);
  const text = (written: string) => ownText(translated, written);
  const named = {
    urlSlug: translated.slug ?? own.urlSlug,
    categories: own.categories.map(text),
    tags: own.tags.map(text),
  };
  return {
    item: { ...withTexts(own, translated, ['title', 'excerpt']), ...named },
    image: image && { ...image, altText: text(image.altText) },
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
