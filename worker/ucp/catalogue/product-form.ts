import { itemUrl } from '../../catalogue/service.ts';
import { type ProductOffer, productOffer, type VariantOffer } from '../../offers/service.ts';
import type { PlacedProduct } from '../../pages/service.ts';
import { localPath } from '../../site/local-path.ts';
import type { Site } from '../../site/site.ts';
import type { AgentCall } from '../operation.ts';
import { unitPriceForm } from './unit-price-form.ts';

/** Variants of a product in a list of products. */
export const LISTED_VARIANTS = 20;

/** Returns what the shop offers of a product, as its page at the called origin shows it. */
export function offerOf(
  { origin, now }: Pick<AgentCall, 'origin' | 'now'>,
  site: Site,
  { item, collectionUrlId }: PlacedProduct,
): ProductOffer {
  const path = localPath(site, encodeURI(itemUrl(collectionUrlId, item.recordType, item.urlSlug)));
  return productOffer(site, item, { url: origin + path, origin, now });
}

/** Returns a product by the protocol's `product.json`, with these of its variants. All texts are plain. */
export function productForm(offer: ProductOffer, variants: readonly VariantOffer[]) {
  const price = (cents: number) => ({ amount: cents, currency: offer.currency });
  const range = (cents: readonly number[]) => ({ min: price(Math.min(...cents)), max: price(Math.max(...cents)) });
  const struck = offer.variants.flatMap(({ struckCents }) => struckCents ?? []);
  return {
    id: offer.id,
    title: offer.title,
    description: { plain: offer.description },
    url: offer.url,
    price_range: range(offer.variants.map(({ priceCents }) => priceCents)),
    ...(struck.length > 0 && { list_price_range: range(struck) }),
    categories: offer.categories.map((value) => ({ value, taxonomy: 'merchant' })),
    tags: offer.tags,
    media: offer.images.map((url) => ({ type: 'image', url })),
    options: offer.variesBy.map((name) => ({ name, values: labelsOf(offer, name).map((label) => ({ label })) })),
    variants: variants.map((variant) => variantForm(offer, variant)),
    metadata: {
      condition: offer.condition,
      ...(offer.brand && { brand: offer.brand }),
      ...(offer.minimumAge > 0 && { minimum_age: offer.minimumAge }),
      ...(offer.plan && { subscription: offer.plan, one_time_purchasable: offer.isOneTimePurchasable }),
    },
  };
}

function variantForm({ currency, variesBy, ...offer }: ProductOffer, variant: VariantOffer) {
  const price = (amount: number) => ({ amount, currency });
  const unit = unitPriceForm(variant, currency);
  const labels = variesBy.flatMap((name) => variant.attributes[name] ?? []);
  return {
    id: variant.id,
    ...(variant.sku && { sku: variant.sku }),
    title: labels.join(' / ') || offer.title,
    description: { plain: variant.title },
    url: variant.url,
    price: price(variant.priceCents),
    ...(variant.struckCents !== undefined && { list_price: price(variant.struckCents) }),
    ...(unit && { unit_price: unit }),
    availability: { available: variant.isAvailable, status: variant.isAvailable ? 'in_stock' : 'out_of_stock' },
    options: optionsOf(variesBy, variant),
    ...(variant.image && { media: [{ type: 'image', url: variant.image }] }),
    ...(variant.gtin && { barcodes: [{ type: 'GTIN', value: variant.gtin }] }),
    ...(variant.depositCents > 0 && { metadata: { deposit: price(variant.depositCents) } }),
  };
}

/** Returns the values of a variant by which it differs from its product's others. */
export function optionsOf(variesBy: readonly string[], { attributes }: VariantOffer) {
  return variesBy.flatMap((name) => {
    const label = attributes[name];
    return label ? [{ name, label }] : [];
  });
}

/** Returns the values of an option, in the order of the variants. */
export function labelsOf({ variants }: ProductOffer, name: string): string[] {
  return [...new Set(variants.flatMap(({ attributes }) => attributes[name] || []))];
}

/** Returns the variants with the one first that stands for the product: the first that can be bought. */
export function featuredFirst(variants: readonly VariantOffer[]): VariantOffer[] {
  const featured = variants.find(({ isAvailable }) => isAvailable) ?? variants[0];
  return featured ? [featured, ...variants.filter((variant) => variant !== featured)] : [];
}
