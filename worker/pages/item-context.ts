import type { PriceLine } from '#runtime/contracts/price-line.ts';
import type { PriceNote } from '#runtime/contracts/product.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { toInches, toPounds } from '#runtime/domain/weight-and-size.ts';
import { itemUrl, type Variant } from '../catalogue/service.ts';
import type { Bindings } from '../env.ts';
import { contentFields, recordType } from './content-context.ts';
import { imageContext } from './image-context.ts';
import type { Collection, Item } from './rows.ts';

/** Data that all items of a shop share. */
interface ShopContext {
  currency: string;
  /** Label of add-to-cart buttons in a shop with express checkout; null in all others. */
  purchaseLabel: string | null;
  /** Returns the note beside the price of a product of this type. */
  priceNote(productType: number | null): PriceNote | null;
  /** Returns the lines beside the price of these variants. */
  priceLines(variants: readonly Variant[]): PriceLine[];
  /** The start of paths in the page's language; '' where none is needed. */
  prefix: string;
  env: Bindings;
  /** Returns what templates know of an event beside the platform's keys. */
  eventFields(item: Item, fullUrl: string): object;
}

/** Converts an item for the engine's formatters. */
export function itemContext(item: Item, collection: Collection | undefined, shop: ShopContext) {
  const images = item.images.map((image) => imageContext(shop.env, image));
  const fullUrl = shop.prefix + itemUrl(collection?.urlId ?? '', item.recordType, item.urlSlug);
  return {
    id: item.id,
    collectionId: item.collectionId,
    ...recordType(item),
    title: item.title,
    urlId: item.urlSlug,
    fullUrl,
    excerpt: item.excerpt,
    body: item.body,
    author: item.author === null ? undefined : { displayName: item.author },
    brand: item.brand,
    categories: item.categories,
    tags: item.tags,
    starred: item.starred,
    likeCount: item.likeCount,
    publicCommentCount: item.publicCommentCount,
    commentState: Number(item.commentsOpen),
    shareButtonOptions: item.shareButtonOptions ?? undefined,
    publishOn: item.publishedAt,
    updatedOn: item.updatedAt,
    mainImage: images[0],
    mainImageId: images[0]?.id,
    systemDataId: images[0]?.id,
    assetUrl: images[0]?.assetUrl,
    coverImage: images[0],
    items: images,
    ...contentFields(item),
    ...shop.eventFields(item, fullUrl),
    priceNote: shop.priceNote(item.productType),
    priceLines: shop.priceLines(item.variants),
    structuredContent: item.productType === null ? undefined : structuredContent(item, shop),
  };
}

export type ItemContext = ReturnType<typeof itemContext>;

function structuredContent(item: Item, { currency, purchaseLabel, priceLines }: ShopContext) {
  const [first] = item.variants;
  // For express checkout, the engine knows only the owner's own label; it writes a subscription's label itself.
  const buttonText = item.customAddButtonText ?? (item.subscriptionPlan === null ? purchaseLabel : null);
  return {
    _type: 'SqspProduct',
    productType: item.productType,
    isSubscribable: item.subscriptionPlan !== null,
    isOneTimePurchasable: item.isOneTimePurchasable,
    subscriptionPlan: item.subscriptionPlan ?? undefined,
    useCustomAddButtonText: buttonText !== null,
    customAddButtonText: buttonText ?? '',
    variantOptionOrdering: item.variantOptionOrdering,
    variants: item.variants.map((variant) => ({
      ...variantContext(variant, item, currency),
      ...withLines(item, priceLines([variant])),
    })),
    priceMoney: money(first?.priceCents ?? 0, currency),
    salePriceMoney: money(first?.salePriceCents ?? 0, currency),
    onSale: first?.onSale ?? false,
    additionalFieldsFormId: item.additionalFieldsFormId ?? undefined,
    additionalFieldsForm: item.additionalFieldsForm ?? undefined,
  };
}

function variantContext(variant: Variant, item: Item, currency: string) {
  const optionNames = item.variantOptionOrdering.filter((name) => name in variant.attributes);
  return {
    attributes: variant.attributes,
    optionValues: optionNames.map((optionName) => ({ optionName, value: variant.attributes[optionName] })),
    id: variant.id,
    sku: variant.sku,
    price: variant.priceCents,
    salePrice: variant.salePriceCents,
    priceMoney: money(variant.priceCents, currency),
    salePriceMoney: money(variant.salePriceCents, currency),
    onSale: variant.onSale,
    unlimited: variant.unlimited,
    qtyInStock: variant.qtyInStock,
    width: toInches(variant.widthMm),
    height: toInches(variant.heightMm),
    len: toInches(variant.lengthMm),
    weight: toPounds(variant.weightGrams),
    imageIds: variant.mainImageId === null ? [] : [variant.mainImageId],
    images: [],
    ...(variant.mainImageId !== null && { mainImageId: variant.mainImageId }),
  };
}

/** Scripts show a chosen variant's lines in place of the product's, where it has a choice. */
function withLines({ variants }: Item, priceLines: PriceLine[]): { priceLines?: PriceLine[] } {
  return variants.length > 1 && priceLines.length > 0 ? { priceLines } : {};
}

function money(minorUnits: number, currency: string) {
  return { value: toDecimalText(minorUnits, currency), currency };
}
