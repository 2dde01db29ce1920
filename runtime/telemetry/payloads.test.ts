import { describe, expect, test, vi } from 'vitest';
import { CLANKER_SCHEMAS } from '../contracts/clanker.ts';
import { EVENT_NAMES } from '../contracts/telemetry.ts';
import { EVENT_MAPPING } from '../domain/event-mapping.ts';
import { cleanAddress, pageAddress } from './clean-address.ts';
import { hitData, type PageFacts } from './page-facts.ts';
import { isStaging, newerPayload, olderPayload, type Viewer } from './payloads.ts';

const page: PageFacts = {
  ...{ websiteId: 'site-1', templateId: '7', language: 'de', pageType: 50 },
  ...{
    collectionId: 'c1',
    collectionType: 13,
    itemId: 'i1',
    itemTitle: 'Lampe',
    recordType: 11,
    variant: {},
    resultCount: undefined,
  },
};
const viewer: Viewer = {
  ...{ analyticsId: 'a1', sessionId: 's1', marketingId: '', language: 'de-AT', window: { width: 800, height: 600 } },
  ...{ url: 'https://shop.example/shop/p/lampe?variant=v1', referrer: 'https://blog.example/tee' },
};

describe('payloads, byte for byte', () => {
  test('an event in the older format', () => {
    const member = { id: 'u1', language: 'de-AT' };
    expect(JSON.stringify(olderPayload(page, member, { event_id: 'e1', variantId: 'v1', itemId: 'i1' }))).toBe(
      '{"websiteId":"site-1","memberAccountId":"u1","templateId":"7","variantId":"v1","website_locale":"de","member_locale":"de-AT","event_id":"e1","itemId":"i1"}',
    );
    expect(JSON.stringify(olderPayload(page, null, { event_id: 'e1' }))).toBe(
      '{"websiteId":"site-1","memberAccountId":null,"templateId":"7","variantId":null,"website_locale":"de","member_locale":null,"event_id":"e1"}',
    );
  });

  test('an event in the newer format', () => {
    expect(JSON.stringify(newerPayload(viewer, 1_700_000_000_000, { event_id: 'e1', formId: 'f1' }))).toBe(
      '{"analytics_id":"a1","session_id":"s1","page_host":"shop.example","page_path":"/shop/p/lampe","page_query_params":"variant=v1","page_referrer_url":"https://blog.example/tee","browser_language":"de-AT","window_width":800,"window_height":600,"marketing_id":"","event_timestamp":1700000000000,"environment":"production","event_id":"e1","formId":"f1"}',
    );
  });

  test('an event of a page without an address', () => {
    const { page_host, page_path, page_query_params, environment } = newerPayload({ ...viewer, url: '' }, 0, {
      event_id: 'e1',
    });
    expect([page_host, page_path, page_query_params, environment]).toEqual(['', '', '', 'production']);
  });

  test('a hit', () => {
    const around = {
      ...{ visitorCookie: 'v|1|1|1|1', userAgent: 'Browser', now: 1_700_000_000_000, title: 'Lampe' },
      ...{ viewport: { width: 800, height: 600 }, screen: { width: 1600, height: 900 }, url: 'https://shop.example/' },
    };
    expect(JSON.stringify(hitData(page, around))).toBe(
      '{"visitorCookie":"v|1|1|1|1","websiteId":"site-1","templateId":"7","website_locale":"de","userAgent":"Browser","clientDate":1700000000000,"viewportInnerWidth":800,"viewportInnerHeight":600,"screenWidth":1600,"screenHeight":900,"url":"https://shop.example/","title":"Lampe","itemId":"i1","recordType":11,"collectionId":"c1"}',
    );
  });
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
  ['', ''],
])('the address %s is told as %s', (address, expected) => expect(cleanAddress(address)).toBe(expected));

test('a frame without an address tells that of the page which has written it', () => {
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
