import type { EventDetails, EventName } from '../contracts/telemetry.ts';
import { isOwnOrigin } from '../transport.ts';
import type { TagName } from './data-layer.ts';

declare global {
  interface Window {
    /** A tag manager's list. */
    dataLayer?: unknown[];
    Shopify?: { analytics?: { publish?(name: string, payload: object): unknown } };
    /** Meta's pixel. */
    fbq?(...command: unknown[]): void;
  }
}

interface KeptEvent {
  name: EventName;
  details: EventDetails;
  /** The tags that may have the event and have not got it yet. */
  missing: TagName[];
}

/** Most events that the shop's own pages keep for tags that are not there yet. */
const MOST_KEPT = 50;
const kept: KeptEvent[] = [];

/** Hands an event to the tags that the page's owner has put on it; a page without any fetches nothing for them. */
export function sendToTags(name: EventName, details: EventDetails, { mayMarket }: { mayMarket: boolean }): void {
  const event: KeptEvent = { name, details, missing: ['dataLayer', 'Shopify'] };
  if (mayMarket) event.missing.push('fbq');
  hand(event);
  if (isOwnOrigin() && kept.length < MOST_KEPT) kept.push(event);
}

/** Sends the tags that have come by now the events that they have missed. */
export function sendKept(): void {
  kept.forEach(hand);
}

export function forgetKept(): void {
  kept.length = 0;
}

function hand(event: KeptEvent): void {
  const { dataLayer, Shopify, fbq } = window;
  const there = { dataLayer: Array.isArray(dataLayer), Shopify: Shopify?.analytics?.publish, fbq };
  const due = event.missing.filter((tag) => there[tag]);
  if (due.length === 0) return;
  event.missing = event.missing.filter((tag) => !there[tag]);
  import('./data-layer.ts').then(
    (tags) => tags.sendToTags(event.name, event.details, due),
    () => {
      // A visitor whose browser cannot fetch the script has left, or has no connection.
    },
  );
}
