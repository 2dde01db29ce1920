import type { DeliveryOffer } from '../offers/service.ts';
import type { FeedRecord } from './feed-record.ts';

/** What a feed says of the shop beside its products. */
export interface FeedContext {
  /** The start of links in the feed's language, without a slash at its end. */
  base: string;
  /** The shop's name. */
  title: string;
  language: string;
  /** ISO 3166-1 alpha-2; '' where nothing says it. */
  country: string;
  /** What the delivery of goods costs, whatever is in the cart. */
  deliveries: readonly DeliveryOffer[];
}

/** Writes one file of a feed: its beginning, each of its variants, and its end. */
export interface FeedWriter {
  contentType: string;
  head: (context: FeedContext) => string;
  line: (record: FeedRecord, context: FeedContext) => string;
  tail: string;
}

/** Returns the whole address of a page's path in the feed's language. */
export function pageAddress(path: string, { base }: FeedContext): string {
  return new URL(base + path).href;
}

/** Returns the whole address of a picture, which is the same in all languages. */
export function imageAddress(path: string, { base }: FeedContext): string {
  return new URL(path, base).href;
}
