import type { ProductCondition } from '#runtime/contracts/discovery.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { UnitPriceMeasurement } from '#runtime/contracts/product-law.ts';
import { shortened } from '#runtime/domain/shortened.ts';
import type { ProductOffer } from '../offers/service.ts';

/** The longest description that every feed takes. */
export const DESCRIPTION_MAX_LENGTH = 5_000;
/** Most pictures of a variant beside its first, which every feed takes. */
const MORE_IMAGES_MAX = 10;

/** The start of addresses while an offer is read: records hold paths, because several hosts may serve one build. */
export const NO_ORIGIN = 'https://origin.invalid';

/** A variant in the form that all feeds are written from; a line of a build's parts. Amounts are in minor units. */
export interface FeedRecord {
  id: string;
  /** The product's. */
  groupId: string;
  /** Whether the product has other variants. */
  hasOthers: boolean;
  title: string;
  description: string;
  /** A path in the language of the build, without its prefix. */
  url: string;
  /** Paths, or whole addresses elsewhere. The first shows the variant. */
  images: string[];
  priceCents: number;
  /** The struck price; undefined where there is no sale. */
  struckCents?: number | undefined;
  currency: string;
  isAvailable: boolean;
  brand: string;
  gtin: string;
  mpn: string;
  condition: ProductCondition;
  categories: readonly string[];
  /** Values of the options by which the variants differ, by the options' names. */
  attributes: Readonly<Record<string, string>>;
  /** Whether it is sent to the buyer. */
  isShipped: boolean;
  weightGrams: number | null;
  measurement: UnitPriceMeasurement | null;
  /** Years; 0 for everybody. */
  minimumAge: number;
  /** Whether it is sold by a plan alone. */
  isSubscriptionOnly: boolean;
  /** Ms since the epoch: the last change of the product or of the variant's stock. */
  changedAt: number;
}

/** Returns a record of each variant. `stockChangedAt` has the last change of stock by the variant's id, ms since the epoch. */
export function recordsOf(offer: ProductOffer, stockChangedAt: ReadonlyMap<string, number>): FeedRecord[] {
  const description = shortened(offer.description, DESCRIPTION_MAX_LENGTH);
  const images = offer.images.map(pathOf);
  return offer.variants.map((variant) => {
    const first = variant.image === undefined ? [] : [pathOf(variant.image)];
    return {
      id: variant.id,
      groupId: offer.id,
      hasOthers: offer.variants.length > 1,
      title: variant.title,
      description,
      url: pathOf(variant.url),
      images: [...new Set([...first, ...images])].slice(0, 1 + MORE_IMAGES_MAX),
      priceCents: variant.priceCents,
      struckCents: variant.struckCents,
      currency: offer.currency,
      isAvailable: variant.isAvailable,
      ...{ brand: offer.brand, gtin: variant.gtin.replace(/[\s-]/g, ''), mpn: variant.mpn, condition: offer.condition },
      categories: offer.categories,
      attributes: Object.fromEntries(offer.variesBy.map((name) => [name, variant.attributes[name] ?? ''])),
      isShipped: offer.productType === PRODUCT_TYPE.physical,
      weightGrams: variant.weightGrams,
      measurement: variant.measurement,
      minimumAge: offer.minimumAge,
      isSubscriptionOnly: offer.plan !== null && !offer.isOneTimePurchasable,
      changedAt: Math.max(offer.updatedAt, stockChangedAt.get(variant.id) ?? 0),
    };
  });
}

function pathOf(address: string): string {
  return address.startsWith(NO_ORIGIN) ? address.slice(NO_ORIGIN.length) : address;
}
