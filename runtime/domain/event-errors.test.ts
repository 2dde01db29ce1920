import { describe, expect, test } from 'vitest';
import { CLANKER_SCHEMAS } from '../contracts/clanker.ts';
import type { EventName } from '../contracts/telemetry.ts';
import { eventErrors } from './event-errors.ts';

const page = {
  analytics_id: 'a',
  session_id: 's',
  page_host: 'shop.example',
  page_path: '/',
  page_query_params: '',
  page_referrer_url: '',
  browser_language: 'en',
  window_width: 800,
  window_height: 600,
  marketing_id: '',
  event_timestamp: 1,
  environment: 'production',
  event_id: 'e',
};
const schema = (name: EventName) => CLANKER_SCHEMAS.get(name) ?? {};
const item = { itemId: 'i', sku: 'SKU', title: 'Lamp', quantity: 1, price: 45 };

describe('an event', () => {
  test('keeps to its schema', () => {
    expect(eventErrors({ ...page, itemId: 'i' }, schema('VisitPDP'))).toEqual([]);
    const act = { ...page, currency: 'EUR', value: 45, items: [item] };
    expect(eventErrors(act, schema('AddToCart'))).toEqual([]);
  });

  test.each([null, [], 'text', 3])('is no object: %j', (content) => {
    expect(eventErrors(content, schema('VisitPDP'))).toEqual(['The content is not an object.']);
  });

  test('names each field that is missing, of another type, too long or unknown', () => {
    const wrong = { ...page, page_host: undefined, window_width: Number.NaN, page_path: '/'.repeat(2_001), more: 1 };
    expect(eventErrors(wrong, schema('VisitPDP'))).toEqual([
      'page_host is missing.',
      'page_path is no text.',
      'window_width is no number.',
      'itemId is missing.',
      'more is not in the schema.',
    ]);
  });

  test('has at most as many items as a cart has lines, and each item is complete', () => {
    const withItems = (items: unknown) =>
      eventErrors({ ...page, currency: 'EUR', value: 45, items }, schema('AddToCart'));
    expect(withItems(Array(250).fill(item))).toEqual([]);
    expect(withItems(Array(251).fill(item))).toEqual(['items is no items.']);
    expect(withItems([{ ...item, price: '45' }])).toEqual(['items is no items.']);
  });
});
