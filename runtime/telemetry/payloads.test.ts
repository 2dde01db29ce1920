import { expect, test, vi } from 'vitest';
import { boot } from '../boot.ts';
import { CLANKER_SCHEMAS } from '../contracts/clanker.ts';
import { EVENT_NAMES } from '../contracts/telemetry.ts';
import { EVENT_MAPPING } from '../domain/event-mapping.ts';
import { cleanAddress, pageAddress } from './clean-address.ts';
import { isStaging, newerPayload, type Viewer } from './payloads.ts';

const viewer: Viewer = {
  analyticsId: 'a1',
  sessionId: 's1',
  marketingId: '',
  language: 'de-AT',
  window: { width: 800, height: 600 },
  url: 'https://shop.example/shop/p/lampe?variant=v1',
  referrer: 'https://blog.example/tee',
};

test('an event of a page without an address has no address', () => {
  const { page_host, page_path, page_query_params, environment } = newerPayload({ ...viewer, url: '' }, 0, {
    event_id: 'e1',
  });
  expect([page_host, page_path, page_query_params, environment]).toEqual(['', '', '', 'production']);
});

test.each([
  ['my-shop.sqsp.net', true],
  ['my-shop.squarespace.net', true],
  ['squarespace.net.example', false],
  ['shop.example', false],
])('%s is a staging host: %s', (host, expected) => {
  expect(isStaging(host)).toBe(expected);
  const { environment } = newerPayload({ ...viewer, url: `https://${host}/` }, 0, { event_id: '' });
  expect(environment).toBe(expected ? 'staging' : 'production');
});

test.each([
  ['https://shop.example/search?q=green+tea#results', 'https://shop.example/search?q=green+tea'],
  ['https://shop.example/?utm_source=news&token=abc', 'https://shop.example/?utm_source=news'],
  ['https://shop.example/commerce/order-confirmed?orderToken=secret', 'https://shop.example/commerce/order-confirmed'],
  ['https://shop.example/search?q=ada%40shop.example', 'https://shop.example/search'],
  ['https://shop.example/search?q=0664+1234567', 'https://shop.example/search'],
  ['https://ada:secret@shop.example/tea', 'https://shop.example/tea'],
  ['about:srcdoc', ''],
  ['data:text/html,tea', ''],
  [`https://shop.example/search?q=${'x'.repeat(2_000)}`, 'https://shop.example/search'],
  [`https://shop.example/${'x'.repeat(3_000)}`, `https://shop.example/${'x'.repeat(1_979)}`],
  ['', ''],
  ['https://host.example/search?q=private+illness&page=2', 'https://host.example/search?page=2'],
])('the address %s is sent as %s', (address, expected) => {
  boot().base = 'https://shop.example';
  expect(cleanAddress(address)).toBe(expected);
  boot().base = location.origin;
});

test('a frame without an address sends that of the page which has written it', () => {
  vi.stubGlobal('location', { href: 'about:srcdoc' });
  vi.spyOn(document, 'baseURI', 'get').mockReturnValue('https://blog.example/tea?token=secret');
  expect(pageAddress()).toBe('https://blog.example/tea');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('every event has a schema and a place in the mapping', () => {
  expect([...CLANKER_SCHEMAS.keys()]).toEqual([...EVENT_NAMES]);
  expect(Object.keys(EVENT_MAPPING)).toEqual([...EVENT_NAMES]);
});
