import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Place, PlaceSuggestions } from '#runtime/contracts/places.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer, refusal } from '../../test/worker/buyer.ts';
import { openShops } from '../../test/worker/shops.ts';

const CONTEXT = { productPage: 'checkout', productSection: 'delivery' };
const GOOGLE = { GOOGLE_MAPS_KEY: 'secret-key' };

const buyer = new Buyer();

beforeEach(openShops);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const call = (path: string, query: Record<string, string>, env = {}) =>
  buyer.fetch(`/api/google-maps/places/${path}?${new URLSearchParams({ ...CONTEXT, ...query })}`, { env });
const suggest = async (query: Record<string, string>, env = {}) =>
  (await call('autocomplete', query, env)).json<PlaceSuggestions>();
const find = async (placeId: string, env = {}) =>
  (await (await call('details', { placeId }, env)).json<{ place: Place }>()).place;
const shown = async (query: Record<string, string>) =>
  (await suggest(query)).suggestions.map(({ text, secondaryText }) => `${text} | ${secondaryText}`);

describe('the towns that come with the shop', () => {
  test.each([
    ['the beginning of a name', { input: 'ast' }, ['Astoria | OR, United States']],
    ['a name with accents, typed without', { input: 'malmo' }, ['Malmö | Sweden']],
    ['another name, in the visitor’s language', { input: 'munich', language: 'de' }, ['München | Deutschland']],
    ['another script', { input: '東' }, []],
    ['a whole name in another script', { input: '東京' }, ['Tokyo | Japan']],
    ['a further word', { input: 'orleans' }, ['New Orleans | LA, United States']],
    ['one letter', { input: 'a' }, []],
    ['a street and a town', { input: '14 Duane St, astor' }, ['14 Duane St | Astoria, OR, United States']],
    ['a street alone', { input: '14 Duane St' }, []],
    ['a comma, where only towns are wanted', { input: '14 Duane St, Astoria', kind: 'city' }, []],
  ])('are found by %s', async (_, query, expected) => {
    expect(await shown(query as Record<string, string>)).toEqual(expected);
  });

  test('are of one country where the call names it, a whole name first', async () => {
    expect(await shown({ input: 'london', country: 'CA' })).toEqual(['London | ON, Canada']);
    expect(await shown({ input: 'perth' })).toEqual(['Perth | WA, Australia']);
    expect((await shown({ input: 'san' })).length).toBe(5);
  });

  test('become the parts of an address, with the street as it was typed', async () => {
    const { suggestions, provider } = await suggest({ input: 'Hauptstraße 5 – Hof, Köln' });
    expect(provider).toBeNull();
    expect(await find(suggestions[0]?.placeId ?? '')).toEqual({
      line1: 'Hauptstraße 5 – Hof',
      city: 'Köln',
      region: '',
      postalCode: '',
      countryCode: 'DE',
      latitude: 50.94,
      longitude: 6.96,
    });
  });

  test.each(['local.9999.', 'local.-1.', 'elsewhere', 'local.1'])('are not found by the id %s', async (placeId) => {
    expect((await call('details', { placeId })).status).toBe(404);
  });

  test('show no broken street for an invented id', async () => {
    expect((await find('local.0._w')).line1).toBe('');
  });
});

test.each([
  ['nothing typed', { input: ' ' }],
  ['too much', { input: 'x'.repeat(201) }],
  ['no page', { input: 'ast', productPage: '' }],
  ['no section', { input: 'ast', productSection: '' }],
  ['a country of another form', { input: 'ast', country: 'usa' }],
  ['another kind', { input: 'ast', kind: 'planet' }],
  ['an unknown field', { input: 'ast', key: 'x' }],
])('a search with %s is refused', async (_, query) => {
  expect((await call('autocomplete', query as Record<string, string>)).status).toBe(400);
});

describe('Google', () => {
  const answer = (body: unknown, status = 200) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));
  const lastCall = (fetch: { mock: { calls: unknown[][] } }) => {
    const [address, init] = fetch.mock.calls.at(-1) as [string | URL, RequestInit];
    return { address: String(address), headers: new Headers(init.headers), body: init.body };
  };

  test('suggests addresses, with the key in a header of the Worker’s call alone', async () => {
    const fetch = answer({
      suggestions: [
        {
          placePrediction: {
            placeId: 'ChIJ1',
            text: { text: '14 Duane St, Astoria, OR, USA' },
            structuredFormat: { mainText: { text: '14 Duane St' }, secondaryText: { text: 'Astoria, OR, USA' } },
          },
        },
        { placePrediction: { placeId: 'ChIJ2', text: { text: 'Astoria' } } },
      ],
    });
    const response = await call(
      'autocomplete',
      { input: '14 du', country: 'US', language: 'en', session: 'a1b2c3d4' },
      GOOGLE,
    );
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      provider: 'Google',
      suggestions: [
        { placeId: 'ChIJ1', text: '14 Duane St', secondaryText: 'Astoria, OR, USA' },
        { placeId: 'ChIJ2', text: 'Astoria', secondaryText: '' },
      ],
    });
    expect([...response.headers.values(), text].join()).not.toContain('secret-key');
    const { address, headers, body } = lastCall(fetch);
    expect(address).toBe('https://places.googleapis.com/v1/places:autocomplete');
    expect(headers.get('X-Goog-Api-Key')).toBe('secret-key');
    expect(JSON.parse(String(body))).toMatchObject({
      input: '14 du',
      includedRegionCodes: ['us'],
      languageCode: 'en',
      sessionToken: 'a1b2c3d4',
      includedPrimaryTypes: expect.arrayContaining(['street_address']),
    });
  });

  const component = (type: string, longText: string, shortText = longText) => ({ longText, shortText, types: [type] });

  test.each([
    ['US', 'Oregon', 'OR', '14 Duane Street'],
    ['DE', 'Bayern', 'BY', 'Duane Street 14'],
  ])('writes the street of %s as the country does', async (country, region, code, line1) => {
    answer({
      addressComponents: [
        component('street_number', '14'),
        component('route', 'Duane Street', 'Duane St'),
        component('locality', 'Astoria'),
        component('administrative_area_level_1', region, code),
        component('country', 'A country', country),
        component('postal_code', '97103'),
      ],
      location: { latitude: 46.19, longitude: -123.83 },
    });
    expect(await find('ChIJ1', GOOGLE)).toEqual({
      line1,
      city: 'Astoria',
      region: code,
      postalCode: '97103',
      countryCode: country,
      latitude: 46.19,
      longitude: -123.83,
    });
  });

  test.each([
    ['refuses', () => answer({ error: {} }, 403)],
    ['answers something else', () => answer({ suggestions: 'none' })],
    ['cannot be reached', () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))],
  ])('that %s gives no answer, and nothing that was typed is logged', async (_, arrange) => {
    arrange();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await call('autocomplete', { input: 'my secret street' }, GOOGLE);
    expect([response.status, (await response.json<{ code: string }>()).code]).toEqual([502, 'PLACES_UNAVAILABLE']);
    expect(logged).toHaveBeenCalled();
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/secret/);
  });

  test('is asked 300 times a day for one network, whether for suggestions or for a place', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const fetch = answer({ suggestions: [], addressComponents: [] });
    const unlimited = { ...GOOGLE, FORM_WRITES: { limit: async () => ({ success: true }) } };
    const most = 300;
    for (let asked = 0; asked < most; asked += 2) {
      await suggest({ input: 'ast' }, unlimited);
      await find('ChIJ1', unlimited);
    }
    const refused = await call('autocomplete', { input: 'ast' }, unlimited);
    expect(await refusal(refused)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect((await call('details', { placeId: 'ChIJ1' }, unlimited)).status).toBe(429);
    expect(fetch).toHaveBeenCalledTimes(most);
    expect((await call('autocomplete', { input: 'ast' })).status).toBe(200);
    vi.setSystemTime(Date.now() + DAY_MS);
    expect((await call('autocomplete', { input: 'ast' }, unlimited)).status).toBe(200);
  });

  test('does not know an id that it has forgotten', async () => {
    answer({ error: {} }, 404);
    expect((await call('details', { placeId: 'ChIJold' }, GOOGLE)).status).toBe(404);
  });
});
