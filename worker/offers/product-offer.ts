import type { ProductCondition } from '#runtime/contracts/discovery.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import type { UnitPriceMeasurement } from '#runtime/contracts/product-law.ts';
import { plainText } from '#runtime/domain/plain-text.ts';
import { currentPrice } from '#runtime/domain/price.ts';
import { isInStock } from '#runtime/domain/stock.ts';
import { type UnitPrice, unitPrice } from '#runtime/domain/unit-price.ts';
import type { Image, Variant } from '../catalogue/service.ts';
import { lowestPriceOf } from '../prices/service.ts';
import { discoverySettings } from '../site/discovery.ts';
import type { Site } from '../site/site.ts';
import { storeCurrency } from '../site/store-settings.ts';

/** A product as a page reads it, in the page's language. */
export interface OfferedItem {
  id: string;
  title: string;
  /** HTML. */
  excerpt: string;
  /** HTML. */
  body: string;
  brand: string;
  categories: readonly string[];
  tags: readonly string[];
  productType: number | null;
  subscriptionPlan: SubscriptionPlan | null;
  isOneTimePurchasable: boolean;
  variantOptionOrdering: readonly string[];
  variants: readonly Variant[];
  images: readonly Image[];
  minimumAge: number;
  updatedAt: number;
}

/**
 * What the shop offers of a product, as its page shows it. Structured data, feeds, Markdown and agents write this one
 * object in their own forms, so that none of them can say anything else than the page. Addresses are whole; amounts are in
 * minor units of `currency`.
 */
export interface ProductOffer {
  id: string;
  title: string;
  /** Plain text in one line. */
  description: string;
  url: string;
  images: string[];
  /** '' for none. */
  brand: string;
  condition: ProductCondition;
  categories: readonly string[];
  tags: readonly string[];
  productType: number;
  /** Names of the options by which variants differ; none where there is one variant. */
  variesBy: readonly string[];
  /** Each payment's cycle; null for what is bought once. */
  plan: SubscriptionPlan | null;
  /** Whether a product with a plan can be bought once too. */
  isOneTimePurchasable: boolean;
  currency: string;
  minimumAge: number;
  /** Ms since the epoch. */
  updatedAt: number;
  variants: VariantOffer[];
}

export interface VariantOffer {
  id: string;
  /** The product's title, with the values of the variant where there is a choice. */
  title: string;
  /** Its page with this variant chosen. */
  url: string;
  sku: string;
  gtin: string;
  mpn: string;
  attributes: Readonly<Record<string, string>>;
  image: string | undefined;
  /** What the page asks for one unit, without its deposit. */
  priceCents: number;
  /** The struck price; undefined where there is no sale. */
  struckCents: number | undefined;
  /** The lowest price of the 30 days before the sale, where the page shows one. */
  lowestCents: number | undefined;
  unitPrice: UnitPrice | undefined;
  /** How much one unit holds, and per how much its unit price is said. */
  measurement: UnitPriceMeasurement | null;
  depositCents: number;
  isAvailable: boolean;
  weightGrams: number | null;
}

/** `url` is the whole address of the product's page, and `origin` that of its pictures. */
export function productOffer(
  site: Site,
  item: OfferedItem,
  { url, origin, now }: { url: string; origin: string; now: number },
): ProductOffer {
  const variesBy = item.variants.length > 1 ? item.variantOptionOrdering : [];
  const images = new Map(item.images.map(({ id, assetUrl }) => [id, new URL(assetUrl, origin).href]));
  return {
    ...{ id: item.id, title: item.title, url, brand: item.brand, categories: item.categories, tags: item.tags },
    description: plainText(item.excerpt) || plainText(item.body),
    images: [...images.values()],
    condition: discoverySettings(site).condition,
    productType: item.productType ?? PRODUCT_TYPE.physical,
    variesBy,
    plan: item.subscriptionPlan,
    isOneTimePurchasable: item.isOneTimePurchasable,
    currency: storeCurrency(site),
    minimumAge: item.minimumAge,
    updatedAt: item.updatedAt,
    variants: item.variants.map((variant) => ({
      ...{ id: variant.id, sku: variant.sku, gtin: variant.gtin, mpn: variant.mpn, attributes: variant.attributes },
      title: [item.title, ...variesBy.map((name) => variant.attributes[name] ?? '')].filter(Boolean).join(', '),
      url: variesBy.length > 0 ? `${url}?variant=${encodeURIComponent(variant.id)}` : url,
      image: images.get(variant.mainImageId ?? '') ?? images.values().next().value,
      priceCents: currentPrice(variant),
      struckCents: variant.onSale ? variant.priceCents : undefined,
      lowestCents: lowestPriceOf(site, variant, now),
      unitPrice: variant.unitPriceMeasurement
        ? unitPrice(currentPrice(variant), variant.unitPriceMeasurement)
        : undefined,
      measurement: variant.unitPriceMeasurement,
      depositCents: variant.depositCents,
      isAvailable: isInStock(variant),
      weightGrams: variant.weightGrams,
    })),
  };
}
