import type { EventDetails, EventName } from '../contracts/telemetry.ts';
import { isOwnOrigin } from '../transport.ts';

declare global {
  interface Window {
    /** A tag manager's list. */
    dataLayer?: unknown[];
    Shopify?: { analytics?: { publish?(name: string, payload: object): unknown } };
    /** Meta's pixel. */
    fbq?(...command: unknown[]): void;
  }
}

type Told = [name: EventName, details: EventDetails, options: { mayMarket: boolean }];

/** Most events that the shop's own pages keep until their tags are there. */
const MOST_KEPT = 50;
const kept: Told[] = [];

/** Hands an event to the tags that the page's owner has put on it; a page without any fetches nothing for them. */
export function tellTags(...told: Told): void {
  const { dataLayer, Shopify, fbq } = window;
  const [name, details, { mayMarket }] = told;
  if (!Array.isArray(dataLayer) && !Shopify?.analytics?.publish && !(fbq && mayMarket)) {
    if (isOwnOrigin() && kept.length < MOST_KEPT) kept.push(told);
    return;
  }
  import('./data-layer.ts').then(
    (tags) => tags.tellTags(name, details, { mayMarket }),
    () => {
      // Whoever cannot fetch the script has left, or has no connection.
    },
  );
}

/** Tells the tags that have come by now what they have missed. */
export function tellKept(): void {
  for (const told of kept.splice(0)) tellTags(...told);
}

export function forgetKept(): void {
  kept.length = 0;
}
