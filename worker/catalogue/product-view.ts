import type { Product } from '#runtime/contracts/product.ts';
import { moneyAmount } from '#runtime/domain/money.ts';
import { isSoldOut } from '#runtime/domain/product-status.ts';
import type { CatalogueItem } from './repository.ts';
import type { Image, Variant } from './rows.ts';

/** A product as the API tells it. */
export function toProduct(item: CatalogueItem, currency: string): Product {
  const { variants } = item;
  return {
    id: item.id,
    name: item.title,
    urlSlug: item.urlSlug,
    fullUrl: item.fullUrl,
    description: item.excerpt,
    productType: item.productType,
    price: moneyAmount(lowestPrice(variants), currency),
    onSale: variants.some((variant) => variant.onSale),
    soldOut: isSoldOut(item.productType, variants),
    variantOptionOrdering: item.variantOptionOrdering,
    variants: variants.map((variant) => toProductVariant(variant, currency)),
    images: item.images.map(toProductImage),
    isSubscribable: item.subscriptionPlan !== null,
    subscriptionPlan: item.subscriptionPlan,
    additionalFieldsFormId: item.additionalFieldsFormId,
    customAddButtonText: item.customAddButtonText,
  };
}

function lowestPrice(variants: readonly Variant[]): number {
  if (variants.length === 0) return 0;
  return Math.min(...variants.map(({ onSale, salePriceCents, priceCents }) => (onSale ? salePriceCents : priceCents)));
}

function toProductVariant(variant: Variant, currency: string): Product['variants'][number] {
  return {
    id: variant.id,
    sku: variant.sku,
    attributes: variant.attributes,
    price: moneyAmount(variant.priceCents, currency),
    salePrice: moneyAmount(variant.salePriceCents, currency),
    onSale: variant.onSale,
    unlimited: variant.unlimited,
    qtyInStock: variant.qtyInStock,
    mainImageId: variant.mainImageId,
  };
}

function toProductImage(image: Image): Product['images'][number] {
  return {
    id: image.id,
    assetUrl: image.assetUrl,
    altText: image.altText,
    originalSize: `${image.width}x${image.height}`,
  };
}
