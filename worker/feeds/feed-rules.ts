import type { FeedField, FeedName, FeedProblem } from '#runtime/contracts/feed-names.ts';
import { isGtin } from '#runtime/domain/gtin.ts';
import { drawnPath } from '../share-pictures/service.ts';
import type { FeedRecord } from './feed-record.ts';

/** What a feed demands of a variant; lengths are in letters. */
interface FeedRule {
  idMax: number;
  titleMax: number;
  brandMax: number;
  /** Whether it needs a brand: always, only where nothing else names the product, or never. */
  brand: 'always' | 'unnumbered' | 'never';
}

/**
 * Google: "Product data specification" of Merchant Center. Meta: "Fields for catalog product data feeds" of Commerce
 * Manager. OpenAI: "Product feed schema", https://developers.openai.com/commerce/specs/feed.md.
 */
export const FEED_RULES: Readonly<Record<FeedName, FeedRule>> = {
  google: { idMax: 50, titleMax: 150, brandMax: 70, brand: 'never' },
  meta: { idMax: 100, titleMax: 200, brandMax: 100, brand: 'unnumbered' },
  openai: { idMax: 100, titleMax: 150, brandMax: 70, brand: 'always' },
};

/** Formats of pictures that none of the feeds takes. */
const NOT_RASTER = /\.(?:svgz?|avif)(?:$|[?#])/i;

/**
 * Returns the pictures of a variant that feeds take, the shop's own drawings as PNG; the first shows the variant, where that
 * one is among them.
 */
export function feedImages({ images }: FeedRecord): string[] {
  return images.map((path) => drawnPath(path) ?? path).filter((address) => !NOT_RASTER.test(address));
}

interface Refusal {
  field: FeedField;
  problem: FeedProblem;
}

/** Returns why a feed would refuse a variant, each field once; none where it takes the variant. */
export function refusalsOf(record: FeedRecord, feed: FeedName): Refusal[] {
  const { idMax, titleMax, brandMax, brand } = FEED_RULES[feed];
  const isNumbered = record.gtin !== '' || record.mpn !== '';
  const refusals: (Refusal | false | undefined)[] = [
    record.id.length > idMax && { field: 'id', problem: 'too-long' },
    record.title.trim() === ''
      ? { field: 'title', problem: 'missing' }
      : record.title.length > titleMax && { field: 'title', problem: 'too-long' },
    record.description === '' && { field: 'description', problem: 'missing' },
    record.images.length === 0
      ? { field: 'image', problem: 'missing' }
      : feedImages(record).length === 0 && { field: 'image', problem: 'not-raster' },
    record.priceCents <= 0
      ? { field: 'price', problem: 'missing' }
      : record.isSubscriptionOnly && { field: 'price', problem: 'subscription-only' },
    record.brand === ''
      ? (brand === 'always' || (brand === 'unnumbered' && !isNumbered)) && { field: 'brand', problem: 'missing' }
      : record.brand.length > brandMax && { field: 'brand', problem: 'too-long' },
    record.gtin !== '' && !isGtin(record.gtin) && { field: 'gtin', problem: 'wrong-digits' },
  ];
  return refusals.filter((refusal) => typeof refusal === 'object');
}
