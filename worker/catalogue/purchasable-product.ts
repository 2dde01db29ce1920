import type { CartEntry } from '#runtime/contracts/cart.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import type { WithdrawalException } from '#runtime/contracts/product-law.ts';
import { columnList, columnsOf, type RowOf, readRow } from '../db/columns.ts';
import { readBatch } from '../db/read-batch.ts';
import { ApiError } from '../http/errors.ts';
import { LINE_PICTURE, type LinePictureRow, toLinePicture } from '../pictures/service.ts';
import { translationOf } from '../site/languages.ts';
import { localPath } from '../site/local-path.ts';
import type { Site } from '../site/site.ts';
import {
  ownText,
  productTranslation,
  type TranslationColumn,
  toTranslated,
  withOptions,
} from '../translations/service.ts';
import { isPublic, isPublished } from './is-public.ts';
import { ITEM_COLUMNS, PRODUCT_COLUMNS } from './item-columns.ts';
import { type CollectionAddress, itemUrl } from './item-url.ts';
import { toVariants, type Variant, type VariantRow } from './rows.ts';

const ORDERED_COLUMNS = {
  ...columnsOf(ITEM_COLUMNS, ['id', 'recordType']),
  ...columnsOf(PRODUCT_COLUMNS, ['title', 'urlSlug', 'kind', 'subscriptionPlan']),
  ...columnsOf(PRODUCT_COLUMNS, ['minimumAge', 'withdrawalException']),
};

/** The data of a product that an order needs. */
export interface PurchasableProduct {
  itemId: string;
  title: string;
  fullUrl: string;
  productType: number;
  minimumAge: number;
  withdrawalException: WithdrawalException;
  plan: SubscriptionPlan | null;
  picture: CartEntry['image'];
  variants: Variant[];
}

type PurchasableProductRow = RowOf<typeof ORDERED_COLUMNS> & LinePictureRow & TranslationColumn & CollectionAddress;

/** Who reads a product: a visitor with these lock keys (JSON), or somebody whose order it is in already. */
export type ProductReader = { lockKeys: string } | 'buyer';

/** Reads what an order needs of a product, in the site's present language. Throws ITEM_NOT_FOUND. */
export async function readPurchasableProduct(
  db: D1Database,
  site: Site,
  itemId: string,
  reader: ProductReader,
): Promise<PurchasableProduct> {
  const { siteId } = site;
  const language = translationOf(site);
  const keys = reader === 'buyer' ? [] : [reader.lockKeys];
  const isSeen = reader === 'buyer' ? isPublished('i') : isPublic('i', '?3');
  const [items, variants] = await readBatch<[PurchasableProductRow, VariantRow]>(db, [
    db
      .prepare(
        `SELECT ${columnList(ORDERED_COLUMNS, 'i')},
           collections.url_id AS collection_url_id, ${LINE_PICTURE},
           ${productTranslation('i', language && `?${3 + keys.length}`)}
         FROM items i
         JOIN collections ON collections.site_id = i.site_id AND collections.id = i.collection_id
         LEFT JOIN images ON images.site_id = i.site_id AND images.id = (
           SELECT id FROM images WHERE site_id = i.site_id AND item_id = i.id ORDER BY position LIMIT 1)
         WHERE i.site_id = ?1 AND i.id = ?2 AND i.product_type IS NOT NULL AND ${isSeen}`,
      )
      .bind(siteId, itemId, ...keys, ...(language ? [language] : [])),
    db.prepare('SELECT * FROM variants WHERE site_id = ?1 AND item_id = ?2 ORDER BY position').bind(siteId, itemId),
  ]);
  const [row] = items.results;
  if (!row) throw new ApiError('ITEM_NOT_FOUND');
  return toPurchasableProduct(site, row, toVariants(variants.results, row.product_type));
}

function toPurchasableProduct(site: Site, row: PurchasableProductRow, variants: Variant[]): PurchasableProduct {
  const translated = toTranslated(row.translation);
  const { id, recordType, title, urlSlug, kind, subscriptionPlan, ...rights } = readRow(ORDERED_COLUMNS, row);
  const path = itemUrl(row.collection_slug ?? row.collection_url_id, recordType, translated.slug ?? urlSlug);
  return {
    itemId: id,
    title: translated.texts.title ?? title,
    fullUrl: localPath(site, path),
    productType: kind,
    ...rights,
    plan: subscriptionPlan,
    picture: toLinePicture({ ...row, alt_text: ownText(translated, row.alt_text ?? '') }),
    variants: variants.map((variant) => ({ ...variant, attributes: withOptions(translated, variant.attributes) })),
  };
}

const SUBSCRIBABLE: readonly number[] = [PRODUCT_TYPE.physical, PRODUCT_TYPE.service, PRODUCT_TYPE.paywall];

/** Whether products of this type can be subscribed to: a digital product or gift card is delivered once and for all. */
export function isSubscribable(productType: number): boolean {
  return SUBSCRIBABLE.includes(productType);
}
