import type { EventDetails, EventItem, EventName } from '../contracts/telemetry.ts';
import { namesElsewhere } from '../domain/event-mapping.ts';

/** Most items that Google Analytics takes of one event. */
const MOST_ITEMS = 200;

/** The globals of a page that may hear of events. */
export type TagName = 'dataLayer' | 'Shopify' | 'fbq';

/**
 * Sends an event to those of tag manager, Shopify's standard events and Meta's pixel that are due, under their own
 * names.
 */
export function sendToTags(name: EventName, details: EventDetails, due: readonly TagName[]): void {
  const { ga4, shopify, meta } = namesElsewhere(name, details.step);
  const { dataLayer, Shopify, fbq } = window;
  if (ga4 && due.includes('dataLayer') && Array.isArray(dataLayer)) {
    // Otherwise the tag manager merges this event's products with those of the one before.
    quietly(() => dataLayer.push({ ecommerce: null }));
    quietly(() => dataLayer.push(ga4Event(ga4, details)));
  }
  if (shopify && due.includes('Shopify'))
    quietly(() => Shopify?.analytics?.publish?.(shopify, shopifyPayload(details)));
  if (meta && due.includes('fbq'))
    quietly(() => fbq?.('track', meta, metaParameters(details), { eventID: details.event_id }));
}

/** Returns an event as a tag manager takes it, of ecommerce where it is about products. */
export function ga4Event(event: string, details: EventDetails): object {
  const { event_id, currency, value, tax, shipping, transactionId, formId, videoHost } = details;
  const items = itemsOf(details).slice(0, MOST_ITEMS);
  return {
    event,
    event_id,
    ...(formId && { form_id: formId }),
    ...(videoHost && { video_provider: videoHost }),
    ...(items.length > 0 || value !== undefined
      ? {
          ecommerce: defined({
            transaction_id: transactionId,
            currency,
            value,
            tax,
            shipping,
            items: items.map(ga4Item),
          }),
        }
      : {}),
  };
}

function ga4Item({ itemId, sku, title, price, quantity }: EventItem, index: number) {
  return defined({ item_id: itemId, item_name: title || undefined, item_variant: sku, index, price, quantity });
}

function shopifyPayload(details: EventDetails): object {
  const { event_id, currency, value, transactionId } = details;
  return defined({
    eventId: event_id,
    orderId: transactionId,
    currency,
    totalPrice: value,
    lines: itemsOf(details).map(({ itemId, sku, title, price, quantity }) => ({
      quantity,
      merchandise: defined({
        sku,
        price: price === undefined ? undefined : { amount: price, currencyCode: currency },
        product: { id: itemId, title },
      }),
    })),
  });
}

function metaParameters(details: EventDetails): object {
  const items = itemsOf(details);
  return defined({
    currency: details.currency,
    value: details.value,
    order_id: details.transactionId,
    ...(items.length > 0 && {
      content_type: 'product_group',
      content_ids: items.map(({ itemId }) => itemId),
      contents: items.map(({ itemId, quantity, price }) => defined({ id: itemId, quantity, item_price: price })),
      num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
    }),
  });
}

/** The products of an event: its own list, or the one that it is about. */
function itemsOf({ items, itemId, itemTitle, value }: EventDetails): readonly EventItem[] {
  if (items) return items;
  if (!itemId) return [];
  return [{ itemId, title: itemTitle ?? '', quantity: 1, ...(value !== undefined && { price: value }) }];
}

function defined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A tag of others that throws must not end the page's own recording. */
function quietly(send: () => unknown): void {
  try {
    send();
  } catch (error) {
    console.warn('[storefront] a tag of the page failed', error);
  }
}
