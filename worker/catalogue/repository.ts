import { columnList, columnsOf, type FieldsOf, type RowOf, readRow } from '../db/columns.ts';
import { readBatch } from '../db/read-batch.ts';
import { toItemImage } from '../pictures/service.ts';
import { priceFactsColumn } from '../prices/service.ts';
import { translationOf } from '../site/languages.ts';
import { localPath } from '../site/local-path.ts';
import type { Site } from '../site/site.ts';
import {
  ownText,
  productTranslation,
  type TranslationColumn,
  toTranslated,
  withOptions,
  withTexts,
} from '../translations/service.ts';
import { FIND_PRODUCT_ID } from './find-product.ts';
import { isPublic } from './is-public.ts';
import { ITEM_COLUMNS, PRODUCT_COLUMNS } from './item-columns.ts';
import { type CollectionAddress, itemUrl } from './item-url.ts';
import { OWN_MERCHANDISING } from './merchandising.ts';
import {
  addButtonText,
  type Image,
  type ImageRow,
  isOneTimePurchasable,
  toVariants,
  type Variant,
  type VariantRow,
} from './rows.ts';

const SHOWN_COLUMNS = {
  ...columnsOf(ITEM_COLUMNS, ['id', 'recordType', 'updatedAt']),
  ...columnsOf(PRODUCT_COLUMNS, ['title', 'urlSlug', 'excerpt', 'brand', 'kind', 'variantOptionOrdering']),
  ...columnsOf(PRODUCT_COLUMNS, ['subscriptionPlan', 'isOneTimePurchasable', 'additionalFieldsFormId']),
  ...columnsOf(PRODUCT_COLUMNS, ['useCustomAddButtonText', 'customAddButtonText']),
  ...columnsOf(PRODUCT_COLUMNS, ['withdrawalException', 'safety', 'safetyWarnings', 'minimumAge', 'durability']),
  merchandising: OWN_MERCHANDISING,
};

type Shown = FieldsOf<typeof SHOWN_COLUMNS>;

export interface CatalogueItem
  extends Omit<Shown, 'recordType' | 'kind' | 'useCustomAddButtonText' | 'customAddButtonText'> {
  fullUrl: string;
  productType: number;
  customAddButtonText: string | null;
  variants: Variant[];
  images: Image[];
}

type ItemRow = RowOf<typeof SHOWN_COLUMNS> & TranslationColumn & CollectionAddress;

/** Reads a product with its variants and images, by id or slug, for a visitor with these lock keys (JSON). */
export async function findItem(
  db: D1Database,
  site: Site,
  idOrSlug: string,
  lockKeys: string,
): Promise<CatalogueItem | undefined> {
  const language = translationOf(site);
  const facts = priceFactsColumn(site, 'variants', Date.now());
  const query = (sql: string, ...more: string[]) => db.prepare(sql).bind(site.siteId, idOrSlug, lockKeys, ...more);
  const [items, variants, images] = await readBatch<[ItemRow, VariantRow, ImageRow]>(db, [
    query(
      `SELECT ${columnList(SHOWN_COLUMNS, 'items')}, collections.url_id AS collection_url_id,
         ${productTranslation('items', language && '?4')} FROM items
       JOIN collections ON collections.site_id = items.site_id AND collections.id = items.collection_id
       WHERE items.site_id = ?1 AND items.id = (${FIND_PRODUCT_ID})`,
      ...(language ? [language] : []),
    ),
    query(`SELECT *, ${facts} FROM variants WHERE site_id = ?1 AND item_id = (${FIND_PRODUCT_ID}) ORDER BY position`),
    query(`SELECT * FROM images WHERE site_id = ?1 AND item_id = (${FIND_PRODUCT_ID}) ORDER BY position`),
  ]);
  const [row] = items.results;
  return row && toItem(site, row, toVariants(variants.results, row.product_type), images.results.map(toItemImage));
}

/** The data that decides whether and how a product may be added to a cart. */
export interface Offer {
  itemId: string;
  productType: number;
  isSubscribable: boolean;
  /** Whether the product can be bought once; false only for a subscription that cannot. */
  isOneTimePurchasable: boolean;
  variants: { id: string; sku: string }[];
}

const OFFER_COLUMNS = columnsOf(PRODUCT_COLUMNS, ['kind', 'subscriptionPlan', 'isOneTimePurchasable']);

type OfferRow = RowOf<typeof OFFER_COLUMNS> & { variant_id: string | null; sku: string | null };

export async function findOffer(
  db: D1Database,
  siteId: string,
  itemId: string,
  lockKeys: string,
): Promise<Offer | undefined> {
  const { results } = await db
    .prepare(
      `SELECT ${columnList(OFFER_COLUMNS, 'items')}, variants.id AS variant_id, variants.sku
       FROM items LEFT JOIN variants INDEXED BY variants_by_item
         ON variants.site_id = items.site_id AND variants.item_id = items.id
       WHERE items.site_id = ?1 AND items.id = ?2 AND items.product_type IS NOT NULL
         AND ${isPublic('items', '?3')}`,
    )
    .bind(siteId, itemId, lockKeys)
    .all<OfferRow>();
  const [first] = results;
  if (!first) return undefined;
  return {
    itemId,
    productType: first.product_type,
    isSubscribable: first.subscription_plan !== null,
    isOneTimePurchasable: isOneTimePurchasable(first),
    variants: results.flatMap(({ variant_id: id, sku }) => (id === null ? [] : [{ id, sku: sku ?? '' }])),
  };
}

function toItem(site: Site, row: ItemRow, variants: Variant[], images: Image[]): CatalogueItem {
  const translated = toTranslated(row.translation);
  const text = (own: string) => ownText(translated, own);
  const { recordType, kind, useCustomAddButtonText: _, ...own } = readRow(SHOWN_COLUMNS, row);
  const urlSlug = translated.slug ?? own.urlSlug;
  const item: CatalogueItem = {
    ...own,
    urlSlug,
    fullUrl: localPath(site, itemUrl(row.collection_slug ?? row.collection_url_id, recordType, urlSlug)),
    productType: kind,
    isOneTimePurchasable: isOneTimePurchasable(row),
    variantOptionOrdering: own.variantOptionOrdering.map(text),
    customAddButtonText: addButtonText(row),
    variants: variants.map((variant) => ({ ...variant, attributes: withOptions(translated, variant.attributes) })),
    images: images.map((image) => ({ ...image, altText: text(image.altText) })),
  };
  return withTexts(item, translated, ['title', 'excerpt', 'safetyWarnings', 'customAddButtonText']);
}
