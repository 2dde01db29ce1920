import { GRAMS_PER_KG, toInches } from '#runtime/domain/weight-and-size.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { eventContext } from '../events/service.ts';
import { localPath } from '../site/local-path.ts';
import { storeCurrency } from '../site/store-settings.ts';
import type { PageContext } from './answer.ts';
import type { PageData } from './answer-data.ts';
import { contentFields } from './content-context.ts';
import { itemContext } from './item-context.ts';
import { pick } from './pick.ts';
import type { Item } from './rows.ts';
import { collectionContext, storeSettings, website } from './site-context.ts';
import type { View } from './view.ts';

/**
 * The data of a page as `?format=json` gives it, in the platform's form. Every field is named here, so that a field which
 * templates get anew is not public by that.
 */

const WEBSITE = [
  ...(['id', 'identifier', 'siteTitle', 'siteStatus', 'language', 'translationLocale', 'formattingLocale'] as const),
  ...(['timeZone', 'baseUrl', 'authenticUrl', 'internalUrl'] as const),
] as const;
const STORE = [
  ...(['selectedCurrency', 'defaultCurrency', 'currenciesSupported', 'isLive'] as const),
  ...(['minimumOrderSubtotalEnabled', 'minimumOrderSubtotal', 'multipleQuantityAllowedForServices'] as const),
] as const;
const COLLECTION = [
  ...(['id', 'type', 'typeName', 'title', 'navigationTitle', 'urlId', 'description', 'updatedOn'] as const),
] as const;
const ITEM = [
  ...(['id', 'collectionId', 'recordType', 'recordTypeLabel', 'title', 'urlId', 'fullUrl', 'excerpt', 'body'] as const),
  ...(['author', 'brand', 'categories', 'tags', 'starred', 'likeCount', 'publicCommentCount', 'commentState'] as const),
  ...(['publishOn', 'updatedOn', 'mainImageId'] as const),
] as const;
const IMAGE = [
  ...(['id', 'recordType', 'assetUrl', 'originalSize', 'title', 'altText', 'body', 'filename'] as const),
  ...(['licensedAssetPreview', 'mediaFocalPoint', 'colorData', 'systemDataId'] as const),
] as const;
const PRODUCT = [
  ...(['_type', 'productType', 'isSubscribable', 'isOneTimePurchasable', 'subscriptionPlan'] as const),
  ...(['useCustomAddButtonText', 'customAddButtonText', 'variantOptionOrdering'] as const),
  ...(['priceMoney', 'salePriceMoney', 'onSale'] as const),
] as const;
const VARIANT = [
  ...(['id', 'sku', 'attributes', 'optionValues', 'price', 'salePrice', 'priceMoney', 'salePriceMoney'] as const),
  ...(['onSale', 'unlimited', 'qtyInStock', 'mainImageId'] as const),
] as const;

export function jsonOf(indent: number) {
  return async (c: PageContext, view: View): Promise<PageData> => ({
    text: JSON.stringify(await pageJson(c, view), null, indent),
    contentType: 'application/json; charset=utf-8',
  });
}

async function pageJson(c: PageContext, view: View): Promise<object> {
  const { site } = c.var;
  const { origin } = new URL(c.req.url);
  const { events: texts } = await textsIn(site.language);
  const now = Date.now();
  const collections = new Map(view.collections.map((collection) => [collection.id, collection]));
  const shop = {
    currency: storeCurrency(site),
    // The owner's own label alone is a product's.
    purchaseLabel: null,
    priceNote: () => null,
    priceLines: () => [],
    prefix: site.prefix,
    env: c.env,
    eventFields: (item: Item, fullUrl: string) => eventContext(item, site, { fullUrl, now, texts }),
  };
  const toJson = (item: Item) => itemJson(item, itemContext(item, collections.get(item.collectionId), shop), origin);
  const { collection } = view;
  return {
    website: pick(website(site, origin, null), WEBSITE),
    websiteSettings: { websiteId: site.siteId, storeSettings: pick(storeSettings(site), STORE) },
    pageType: view.pageType,
    ...(collection && {
      collection: {
        ...pick(collectionContext(collection), COLLECTION),
        fullUrl: localPath(site, `/${collection.urlId}`),
      },
    }),
    ...(view.item ? { item: toJson(view.item) } : { items: view.items.map(toJson) }),
    ...(view.pagination && {
      pagination: pagesInFormat(view.pagination, c.req.query('format') ?? 'json', (path) => localPath(site, path)),
    }),
  };
}

function itemJson(item: Item, context: ReturnType<typeof itemContext>, origin: string) {
  const { structuredContent: product } = context;
  const images = context.items.map((image) => ({
    ...pick(image, IMAGE),
    assetUrl: new URL(image.assetUrl, origin).href,
  }));
  return {
    ...pick(context, ITEM),
    ...contentFields(item),
    ...(images[0] && { mainImage: images[0], assetUrl: images[0].assetUrl, systemDataId: images[0].id }),
    items: images,
    ...(product && {
      structuredContent: {
        ...pick(product, PRODUCT),
        variants: product.variants.map((variant, index) => ({
          ...pick(variant, VARIANT),
          stock: variant.unlimited ? { unlimited: true } : { unlimited: false, quantity: variant.qtyInStock },
          ...sizes(item.variants[index]),
        })),
      },
    }),
  };
}

/** Weights in kilograms are whole grams, which pounds are not. */
function sizes(variant: Item['variants'][number] | undefined) {
  if (!variant) return {};
  const { weightGrams, widthMm, heightMm, lengthMm } = variant;
  return {
    shippingWeight: { value: (weightGrams ?? 0) / GRAMS_PER_KG, unit: 'KILOGRAM' },
    shippingSize: { unit: 'INCH', width: toInches(widthMm), height: toInches(heightMm), len: toInches(lengthMm) },
  };
}

/** Lets the addresses of the pages before and after give data too. */
function pagesInFormat(
  { nextPageUrl, prevPageUrl, ...pagination }: NonNullable<View['pagination']>,
  format: string,
  local: (path: string) => string,
) {
  const inFormat = (path: string) =>
    path && `${local(path)}${path.includes('?') ? '&' : '?'}format=${encodeURIComponent(format)}`;
  return { ...pagination, nextPageUrl: inFormat(nextPageUrl), prevPageUrl: inFormat(prevPageUrl) };
}
