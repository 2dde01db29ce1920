import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchAddresses } from './watch-addresses.ts';

const ASTORIA = {
  line1: '14 Duane St',
  city: 'Astoria',
  region: 'OR',
  postalCode: '97103',
  countryCode: 'US',
  latitude: 46.19,
  longitude: -123.83,
};
const suggestion = (placeId: string, text = placeId) => ({ placeId, text, secondaryText: 'OR, USA' });
const FORM = `<form>
  <fieldset><select autocomplete="shipping country"><option value=""></option><option value="US">United States</option>
    <option value="DE">Germany</option></select>
  <input class="line1" autocomplete="shipping address-line1"><input class="city" autocomplete="shipping address-level2">
  <select class="region" autocomplete="shipping address-level1"><option value=""></option><option value="OR">Oregon</option></select>
  <input class="zip" autocomplete="shipping postal-code"></fieldset>
  <fieldset><input class="other" autocomplete="billing address-level2"><input autocomplete="billing postal-code"></fieldset>
</form>`;

interface Answer {
  suggestions?: ReturnType<typeof suggestion>[];
  place?: typeof ASTORIA;
  status?: number;
}
let answer: Answer;
let asked: URLSearchParams[];
let life: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  answer = { suggestions: [suggestion('one', '14 Duane St'), suggestion('two')], place: ASTORIA };
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const url = new URL(String(address), 'https://shop.example');
    asked.push(url.searchParams);
    const body = url.pathname.endsWith('details') ? { place: answer.place } : { ...answer, provider: 'Google' };
    return Response.json(body, { status: answer.status ?? 200 });
  });
  document.body.innerHTML = FORM;
  life = new AbortController();
  watchAddresses(document.body, { productPage: 'checkout', productSection: 'address' }, life.signal);
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const field = (name: string) => document.querySelector(`.${name}`) as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role=option]')];
const values = () => ['line1', 'city', 'region', 'zip'].map((name) => field(name).value);
const press = (name: string, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  field(name).dispatchEvent(event);
  return event.defaultPrevented;
};

async function type(name: string, text: string): Promise<void> {
  field(name).focus();
  await vi.waitFor(() => expect(field(name).getAttribute('role')).toBe('combobox'));
  field(name).value = text;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(300);
}

async function typeUntilShown(name: string, text: string): Promise<void> {
  await type(name, text);
  await vi.waitFor(() => expect(options().length).toBeGreaterThan(0));
}

describe('an address field', () => {
  test('offers places after a pause, names their source, and says where it was asked', async () => {
    await typeUntilShown('line1', '14 du');
    expect(options().map(({ textContent }) => textContent)).toEqual(['14 Duane St OR, USA', 'two OR, USA']);
    expect(document.querySelector('.sq-places p')?.textContent).toBe('Suggestions by Google');
    expect(field('line1').getAttribute('aria-expanded')).toBe('true');
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      input: '14 du',
      kind: 'address',
      productPage: 'checkout',
      productSection: 'address',
      session: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(asked).toHaveLength(1);
  });

  test('asks for nothing before three letters, and for towns in a town’s field in the country that is chosen', async () => {
    await type('city', 'as');
    expect(asked).toEqual([]);
    const country = document.querySelector('select') as HTMLSelectElement;
    country.value = 'US';
    await typeUntilShown('city', 'ast');
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ kind: 'city', country: 'US' });
  });

  test('is filled in by the keyboard, with the fields of its own address alone', async () => {
    await typeUntilShown('line1', '14 du');
    expect(press('line1', 'ArrowDown')).toBe(true);
    expect(field('line1').getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    expect(press('line1', 'Enter')).toBe(true);
    await vi.waitFor(() => expect(values()).toEqual(['14 Duane St', 'Astoria', 'OR', '97103']));
    expect(document.querySelector('select')?.value).toBe('US');
    expect(field('other').value).toBe('');
    expect(options()).toEqual([]);
    const [first, details] = asked;
    expect(details?.get('placeId')).toBe('one');
    expect(details?.get('session')).toBe(first?.get('session'));
  });

  test('is filled in by a press, which then focuses the first empty field', async () => {
    answer.place = { ...ASTORIA, postalCode: '' };
    await typeUntilShown('line1', '14 du');
    (options()[0] as HTMLElement).click();
    await vi.waitFor(() => expect(document.activeElement).toBe(field('zip')));
  });

  test('keeps what was typed where the place is in a country that the form does not offer', async () => {
    answer.place = { ...ASTORIA, countryCode: 'FR' };
    await typeUntilShown('line1', '14 du');
    press('line1', 'ArrowUp');
    press('line1', 'Enter');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(values()).toEqual(['14 du', '', '', '']);
  });

  test('sends its form by Enter where no place is marked, and closes the list by Escape', async () => {
    await typeUntilShown('line1', '14 du');
    expect(press('line1', 'Enter')).toBe(false);
    expect(press('line1', 'Escape')).toBe(true);
    expect([options(), field('line1').getAttribute('aria-expanded')]).toEqual([[], 'false']);
    expect(press('line1', 'ArrowDown')).toBe(false);
  });

  test.each([
    ['there is no place', { suggestions: [] }],
    ['places cannot be looked up', { status: 502 }],
  ])('stays a field where %s', async (_, next) => {
    answer = next;
    await type('line1', '14 du');
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect([options(), field('line1').value, field('line1').getAttribute('aria-expanded')]).toEqual([
      [],
      '14 du',
      'false',
    ]);
  });

  test('is a plain field again when its form leaves', async () => {
    await typeUntilShown('line1', '14 du');
    life.abort();
    expect([options(), field('line1').getAttribute('role')]).toEqual([[], null]);
  });
});
