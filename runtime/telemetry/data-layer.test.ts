import { afterEach, expect, test, vi } from 'vitest';
import { ga4Event, sendToTags } from './data-layer.ts';

const globals = window as unknown as Record<string, unknown>;

afterEach(() => {
  for (const name of ['dataLayer', 'fbq', 'Shopify']) delete globals[name];
  vi.restoreAllMocks();
});

test('a product whose price the page does not know is sent without one', () => {
  const published: object[] = [];
  const pixel: object[] = [];
  Object.assign(globals, {
    dataLayer: [],
    Shopify: { analytics: { publish: (_: string, payload: object) => published.push(payload) } },
    fbq: (_: string, __: string, parameters: object) => pixel.push(parameters),
  });
  sendToTags('QuickView', { event_id: 'e1', itemId: 'cup' }, ['dataLayer', 'Shopify', 'fbq']);
  expect(globals.dataLayer).toEqual([
    { ecommerce: null },
    { event: 'view_item', event_id: 'e1', ecommerce: { items: [{ item_id: 'cup', index: 0, quantity: 1 }] } },
  ]);
  expect(published).toEqual([
    { eventId: 'e1', lines: [{ quantity: 1, merchandise: { product: { id: 'cup', title: '' } } }] },
  ]);
  expect(pixel).toEqual([
    { content_type: 'product_group', content_ids: ['cup'], contents: [{ id: 'cup', quantity: 1 }], num_items: 1 },
  ]);
});

test('a list of related products names no price and no variant', () => {
  const items = [{ itemId: 'cup', title: 'Cup', quantity: 1 }];
  expect(ga4Event('view_item_list', { event_id: 'e1', itemId: 'lamp', items })).toMatchObject({
    ecommerce: { items: [{ item_id: 'cup', item_name: 'Cup', index: 0, quantity: 1 }] },
  });
  expect(JSON.stringify(ga4Event('view_item_list', { event_id: 'e1', items }))).not.toMatch(/price|variant/);
});

test('a data layer that throws keeps nothing from the page’s other tags', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const pixel = vi.fn();
  const dataLayer = Object.assign([], {
    push() {
      throw new Error('broken');
    },
  });
  Object.assign(globals, { dataLayer, fbq: pixel });
  expect(() =>
    sendToTags('QuickView', { event_id: 'e1', itemId: 'cup' }, ['dataLayer', 'Shopify', 'fbq']),
  ).not.toThrow();
  expect(pixel).toHaveBeenCalledOnce();
});
