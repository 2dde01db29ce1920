import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
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
import { itemUrl } from './item-url.ts';
import { type OwnMerchandising, toOwnMerchandising } from './merchandising.ts';
import {
  addButtonText,
  type Image,
  type ImageRow,
  isOneTimePurchasable,
  toImage,
  toVariants,
  type Variant,
  type VariantRow,
} from './rows.ts';

export interface CatalogueItem {
  id: string;
  title: string;
  urlSlug: string;
  fullUrl: string;
  excerpt: string;
  productType: number;
  subscriptionPlan: SubscriptionPlan | null;
  isOneTimePurchasable: boolean;
  variantOptionOrdering: string[];
  additionalFieldsFormId: string | null;
  customAddButtonText: string | null;
  merchandising: OwnMerchandising;
  variants: Variant[];
  images: Image[];
}

interface ItemRow extends TranslationColumn {
  collection_slug: string | null;
  id: string;
  title: string;
  url_slug: string;
  collection_url_id: string;
  record_type: number;
  excerpt: string;
  product_type: number;
  subscription_plan: string | null;
  one_time_purchasable: number;
  variant_option_ordering: string;
  additional_fields_form_id: string | null;
  custom_add_button_text: string | null;
  use_custom_add_button_text: number;
  merchandising: string;
}

/** Reads a product with its variants and images, by id or slug, for a visitor with these lock keys (JSON). */
export async function findItem(
  db: D1Database,
  site: Site,
  idOrSlug: string,
  lockKeys: string,
): Promise<CatalogueItem | undefined> {
  const language = translationOf(site);
  const query = (sql: string, ...more: string[]) => db.prepare(sql).bind(site.siteId, idOrSlug, lockKeys, ...more);
  const [items, variants, images] = (await db.batch([
    query(
      `SELECT items.*, collections.url_id AS collection_url_id, ${productTranslation('items', language && '?4')} FROM items
       JOIN collections ON collections.site_id = items.site_id AND collections.id = items.collection_id
       WHERE items.site_id = ?1 AND items.id = (${FIND_PRODUCT_ID})`,
      ...(language ? [language] : []),
    ),
    query(`SELECT * FROM variants WHERE site_id = ?1 AND item_id = (${FIND_PRODUCT_ID}) ORDER BY position`),
    query(`SELECT * FROM images WHERE site_id = ?1 AND item_id = (${FIND_PRODUCT_ID}) ORDER BY position`),
  ])) as unknown as [D1Result<ItemRow>, D1Result<VariantRow>, D1Result<ImageRow>];
  const [row] = items.results;
  return row && toItem(site, row, toVariants(variants.results, row.product_type), images.results.map(toImage));
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

interface OfferRow {
  product_type: number;
  subscription_plan: string | null;
  one_time_purchasable: number;
  variant_id: string | null;
  sku: string | null;
}

export async function findOffer(
  db: D1Database,
  siteId: string,
  itemId: string,
  lockKeys: string,
): Promise<Offer | undefined> {
  const { results } = await db
    .prepare(
      `SELECT items.product_type, items.subscription_plan, items.one_time_purchasable, variants.id AS variant_id, variants.sku
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
  const urlSlug = translated.slug ?? row.url_slug;
  const item: CatalogueItem = {
    id: row.id,
    title: row.title,
    urlSlug,
    fullUrl: localPath(site, itemUrl(row.collection_slug ?? row.collection_url_id, row.record_type, urlSlug)),
    excerpt: row.excerpt,
    productType: row.product_type,
    subscriptionPlan: row.subscription_plan === null ? null : JSON.parse(row.subscription_plan),
    isOneTimePurchasable: isOneTimePurchasable(row),
    variantOptionOrdering: JSON.parse(row.variant_option_ordering).map(text),
    additionalFieldsFormId: row.additional_fields_form_id,
    customAddButtonText: addButtonText(row),
    merchandising: toOwnMerchandising(row.merchandising),
    variants: variants.map((variant) => ({ ...variant, attributes: withOptions(translated, variant.attributes) })),
    images: images.map((image) => ({ ...image, altText: text(image.altText) })),
  };
  return withTexts(item, translated, ['title', 'excerpt', 'customAddButtonText']);
}
