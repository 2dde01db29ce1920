import type { EventDetails, EventName } from '../contracts/telemetry.ts';

declare global {
  interface Window {
    /** A tag manager's list. */
    dataLayer?: unknown[];
    Shopify?: { analytics?: { publish?(name: string, payload: object): unknown } };
    /** Meta's pixel. */
    fbq?(command: 'track', name: string, parameters: object, options: { eventID: string }): void;
  }
}

/** Hands an event to the tags that the page's owner has put on it; a page without any fetches nothing for them. */
export function tellTags(name: EventName, details: EventDetails, { mayMarket }: { mayMarket: boolean }): void {
  const { dataLayer, Shopify, fbq } = window;
  if (!Array.isArray(dataLayer) && !Shopify?.analytics?.publish && !(fbq && mayMarket)) return;
  import('./data-layer.ts').then(
    (tags) => tags.tellTags(name, details, { mayMarket }),
    () => {
      // Whoever cannot fetch the script has left, or has no connection.
    },
  );
}
