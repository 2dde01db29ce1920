import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartOfThree, noCart } from '../../test/fixtures/cart/cart.ts';
import { lamp, lampStock } from '../../test/fixtures/cart/product.ts';
import { openShop } from '../../test/msw/server.ts';
import { BOOT } from '../boot.ts';
import { keep } from '../kept.ts';
import { deleteEntry, getCart, postEntry, putAdditionalFields, putQuantity } from './cart.ts';
import { getProduct } from './catalogue.ts';
import { ApiFailure } from './failure.ts';
import { getStock } from './inventory.ts';
import { FIRST_PAUSE_MS, MAX_TRIES, REQUEST_TIMEOUT_MS } from './request.ts';

const shop = openShop();
const lampRequest = { itemId: 'item-lamp', sku: 'LAMP-S', quantity: 2 };
const idempotencyKey = 'a-key-of-twenty-two-chars';
const add = (signal?: AbortSignal) => postEntry(lampRequest, { idempotencyKey, signal });

const refuse = (status: number, body: unknown) => () => Response.json(body, { status });
const lineCut = () => Response.error();
const CHECK_CONNECTION = 'Please check your internet connection.';

async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ApiFailure);
  return failure as ApiFailure;
}

function setCrumb(value: string | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Worker sets it by a header, which no test page gets.
  document.cookie = value ? `crumb=${value}; path=/` : 'crumb=; path=/; max-age=0';
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
  setCrumb('crumb-1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete window.Storefront;
  localStorage.clear();
  setCrumb(undefined);
});

describe('answers', () => {
  test('every API function returns what its endpoint answers', async () => {
    expect(await getCart()).toEqual(noCart);
    expect(shop.current.calls.at(-1)?.path).toBe('/api/commerce/shopping-cart?timecode=true&calculateSubtotal=true');
    expect((await add()).newlyAdded).toMatchObject({ itemId: 'item-lamp', quantity: 2 });
    expect((await putQuantity('entry-1', 7, { idempotencyKey: `${idempotencyKey}2` })).totalQuantity).toBe(7);
    const fields = { itemId: 'item-lamp', sku: 'LAMP-S', additionalFields: '{"engraving":"Ann"}' };
    const { updatedEntry } = await putAdditionalFields('entry-1', fields, { idempotencyKey: `${idempotencyKey}3` });
    expect(updatedEntry.additionalFields).toBe('{"engraving":"Ann"}');
    expect((await deleteEntry('entry-1', { idempotencyKey: `${idempotencyKey}4` })).entries).toEqual([]);
    expect(await getStock('item-lamp')).toEqual(lampStock.results);
    expect(await getProduct('lamp')).toEqual(lamp);
  });

  test('ids and slugs are encoded into the addresses of calls', async () => {
    await getProduct('a/b?c').catch(() => {});
    await getStock('x&y=z');
    await deleteEntry('e/1', { idempotencyKey });
    expect(shop.current.calls.map(({ path }) => path)).toEqual([
      '/api/commerce/products/a%2Fb%3Fc',
      '/api/commerce/inventory/stock/?itemId=x%26y%3Dz',
      '/api/commerce/shopping-cart/entries/e%2F1',
    ]);
  });
});

test('a change outlives its page, unless browsers would refuse it for its length; a read does not', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  await getCart();
  await add();
  await deleteEntry('entry-1', { idempotencyKey: 'another-key-of-many-chars' });
  await postEntry(
    { ...lampRequest, additionalFields: 'x'.repeat(20_000) },
    { idempotencyKey: 'a-third-key-of-many-chars' },
  );
  expect(send.mock.calls.map(([, init]) => init?.keepalive)).toEqual([false, true, true, false]);
});

describe('on the shop’s own origin', () => {
  test('calls on the shop’s own origin send the crumb with changes only, and no site key or token', async () => {
    await getCart();
    await add();
    expect(shop.current.calls.map(({ crumb }) => crumb)).toEqual([null, 'crumb-1']);
    expect(shop.current.calls.every(({ site, token }) => site === null && token === null)).toBe(true);
  });

  test('a call with a failed crumb is repeated once with the fresh cookie and the same key', async () => {
    shop.current.interruptNext(() => {
      setCrumb('crumb-2');
      return Response.json({ error: 'x', code: 'CRUMB_FAIL', crumbFail: true }, { status: 403 });
    });
    expect((await add()).newlyAdded.quantity).toBe(2);
    expect(shop.current.calls.map(({ crumb }) => crumb)).toEqual(['crumb-1', 'crumb-2']);
    expect(shop.current.calls.map(({ key }) => key)).toEqual([idempotencyKey, idempotencyKey]);
  });

  test('a crumb that fails twice ends the call, because the session has expired', async () => {
    const EXPIRED = 'Your session has expired. Please reload the page and try again.';
    const failWith = (crumb: string) => () => {
      setCrumb(crumb);
      return Response.json({ error: EXPIRED, code: 'CRUMB_FAIL', crumbFail: true }, { status: 403 });
    };
    shop.current.interruptNext(failWith('crumb-2'), failWith('crumb-3'));
    const failure = await failureOf(add());
    expect(failure).toMatchObject({ kind: 'crumb', status: 403, code: 'CRUMB_FAIL' });
    expect(failure.message).toBe(EXPIRED);
    expect(shop.current.calls).toHaveLength(2);
  });

  test('a refusal that brings no other crumb is not repeated', async () => {
    shop.current.interruptNext(refuse(403, { error: 'x', code: 'CRUMB_FAIL', crumbFail: true }));
    expect(await failureOf(add())).toMatchObject({ kind: 'crumb' });
    expect(shop.current.calls).toHaveLength(1);
  });

  test('a failed crumb with cookies switched off is not repeated, and the text asks for cookies', async () => {
    setCrumb(undefined);
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    shop.current.interruptNext(refuse(403, { error: 'x', code: 'CRUMB_FAIL', crumbFail: true }));
    const failure = await failureOf(add());
    expect(failure.message).toBe('Please enable cookies in your browser, reload the page, and try again.');
    expect(shop.current.calls).toHaveLength(1);
  });
});

describe('on another origin', () => {
  beforeEach(() => {
    const observe = () => () => {};
    const boot = {
      base: 'https://shop.test',
      site: 'site-1',
      platform: 'take-over' as const,
      pending: new Set<Element>(),
      observe,
      preload() {},
      load: async () => {},
      loadTexts: async () => {},
      texts: {},
      early: [],
    };
    window.Storefront = { [BOOT]: boot };
  });

  test('calls from another origin send the site key and the cart token in place of cookies', async () => {
    shop.current.token = 'token-1';
    await add();
    await getCart();
    expect(shop.current.calls.map(({ site, token, crumb }) => ({ site, token, crumb }))).toEqual([
      { site: 'site-1', token: null, crumb: null },
      { site: 'site-1', token: 'token-1', crumb: null },
    ]);
    expect(localStorage.getItem('sq:cart-token:site-1')).toBe('token-1');
  });

  test('calls from another origin say what the visitor has agreed to, once they have answered', async () => {
    const consents: (string | null)[] = [];
    const send = fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      consents.push(new Headers(init.headers).get('X-Storefront-Consent'));
      return send(url, init);
    });
    await add();
    keep('ss_cookieAllowed', 'none', 1_000_000);
    await getCart();
    await putQuantity('entry-1', 7, { idempotencyKey: `${idempotencyKey}2` });
    expect(consents).toEqual([null, 'none', 'none']);
  });

  test('a stored token that no header can carry counts as none, and the next one replaces it', async () => {
    localStorage.setItem('sq:cart-token:site-1', 'caf\u00e9 \u6f22\n');
    shop.current.token = 'token-1';
    await add();
    expect(shop.current.calls.map(({ token }) => token)).toEqual([null]);
    expect(localStorage.getItem('sq:cart-token:site-1')).toBe('token-1');
  });

  test('a cart token lasts as long as the page where storage is refused', async () => {
    const refused = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refused, setItem: refused, removeItem: refused });
    shop.current.token = 'token-2';
    await add();
    await getCart();
    expect(shop.current.calls.at(-1)?.token).toBe('token-2');
  });
});

describe('repeats', () => {
  test.each([
    ['a lost line', lineCut],
    ['a 500', refuse(500, { error: 'Something went wrong.', code: 'INTERNAL' })],
    ['a 503 of a proxy', () => new Response('<h1>busy</h1>', { status: 503 })],
  ])('%s makes a change go out again under the same key', async (_, interruption) => {
    shop.current.interruptNext(interruption);
    expect((await add()).shoppingCart.totalQuantity).toBe(2);
    expect(shop.current.calls.map(({ key }) => key)).toEqual([idempotencyKey, idempotencyKey]);
  });

  test(`a call fails after ${MAX_TRIES} tries, with pauses that double and vary`, async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    shop.current.interruptNext(lineCut, lineCut, lineCut);
    const failure = await failureOf(getCart());
    expect(failure).toMatchObject({ kind: 'offline', status: undefined, message: CHECK_CONNECTION });
    expect(shop.current.calls).toHaveLength(MAX_TRIES);
    const lengths = pauses.mock.calls.map(([, ms]) => ms);
    expect(lengths).toContain(FIRST_PAUSE_MS * 0.75);
    expect(lengths).toContain(FIRST_PAUSE_MS * 1.5);
  });

  test('a change without a key is not repeated, because it might happen twice', async () => {
    shop.current.interruptNext(lineCut);
    await failureOf(postEntry(lampRequest, {} as never));
    expect(shop.current.calls).toHaveLength(1);
  });

  test('a call that is answered with 429 is never repeated, and asks to wait a few seconds', async () => {
    shop.current.interruptNext(refuse(429, { error: 'slow down', code: 'RATE_LIMITED' }));
    const failure = await failureOf(add());
    expect(failure).toMatchObject({ kind: 'rate-limited', status: 429, code: 'RATE_LIMITED' });
    expect(failure.message).toBe('Please try again in a few seconds.');
    expect(shop.current.calls).toHaveLength(1);
  });

  test('an aborted call ends with the reason and is not sent again', async () => {
    const controller = new AbortController();
    shop.current.interruptNext(() => {
      controller.abort('aborted');
      return new Promise<Response>(() => {});
    });
    await expect(getCart({ signal: controller.signal })).rejects.toBe('aborted');
    expect(shop.current.calls).toHaveLength(1);
  });

  test('a call aborted during a pause is not sent again either', async () => {
    const controller = new AbortController();
    shop.current.interruptNext(lineCut);
    vi.spyOn(Math, 'random').mockImplementation(() => {
      controller.abort('aborted');
      return 0;
    });
    await expect(getCart({ signal: controller.signal })).rejects.toBe('aborted');
    expect(shop.current.calls).toHaveLength(1);
  });
});

describe('failures', () => {
  test('a call without a network fails at once and sends nothing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await failureOf(add())).toMatchObject({ kind: 'offline', message: CHECK_CONNECTION });
    expect(shop.current.calls).toHaveLength(0);
  });

  test('a change whose answer does not come in time goes out again under the same key', async () => {
    const alarms: AbortController[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(REQUEST_TIMEOUT_MS);
      const alarm = new AbortController();
      alarms.push(alarm);
      return alarm.signal;
    });
    const silence = () => {
      alarms.at(-1)?.abort(new DOMException('too late', 'TimeoutError'));
      return new Promise<Response>(() => {});
    };
    shop.current.interruptNext(silence, silence, silence);
    expect(await failureOf(add())).toMatchObject({ kind: 'timeout', message: CHECK_CONNECTION });
    expect(shop.current.calls.map(({ key }) => key)).toEqual([idempotencyKey, idempotencyKey, idempotencyKey]);
  });

  test('a refused call has the server’s text, its code and the errors of its fields', async () => {
    const body = { error: 'Quantity must be a number.', code: 'QUANTITY_NOT_A_NUMBER', errors: { quantity: 'no' } };
    shop.current.interruptNext(refuse(400, body));
    const failure = await failureOf(add());
    expect(failure).toMatchObject({ kind: 'rejected', status: 400, code: body.code, errors: body.errors });
    expect(failure.message).toBe(body.error);
    expect(shop.current.calls).toHaveLength(1);
  });

  test.each([
    ['no JSON', () => new Response('<h1>Not found</h1>', { status: 404 })],
    ['no text', refuse(404, { code: 'NOT_FOUND' })],
    ['a text that is none', refuse(404, { error: { nested: true } })],
    ['null', refuse(404, null)],
  ])('a refused call with %s asks to try again', async (_, interruption) => {
    shop.current.interruptNext(interruption);
    expect(await failureOf(add())).toMatchObject({ kind: 'rejected', status: 404, message: 'Please try again.' });
  });

  test('a call to a server that keeps failing has the server’s text', async () => {
    const broken = refuse(500, { error: 'Something went wrong. Please try again.', code: 'INTERNAL' });
    shop.current.interruptNext(broken, broken, broken);
    const failure = await failureOf(getCart());
    expect(failure).toMatchObject({ kind: 'rejected', status: 500, code: 'INTERNAL' });
    expect(failure.message).toBe('Something went wrong. Please try again.');
  });

  test.each([
    ['broken JSON', '{"id": "cart-1", "ver'],
    ['another page', '<!doctype html>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a cart without a version', JSON.stringify({ ...cartOfThree, version: undefined })],
    ['a cart without a sum', JSON.stringify({ ...cartOfThree, subtotalAmount: null })],
    ['a cart with a nameless entry', JSON.stringify({ ...cartOfThree, entries: [{ quantity: 1 }] })],
  ])('%s in place of a cart counts as a broken answer and is not repeated', async (_, text) => {
    shop.current.interruptNext(() => new Response(text, { headers: { 'Content-Type': 'application/json' } }));
    const failure = await failureOf(getCart());
    expect(failure).toMatchObject({ kind: 'broken', status: 200, message: 'Please try again.' });
    expect(shop.current.calls).toHaveLength(1);
  });

  test.each([
    ['an added entry', () => add(), { shoppingCart: cartOfThree }],
    ['stock', () => getStock('x'), { results: [{ unlimited: 'yes' }] }],
    ['a product', () => getProduct('x'), { ...lamp, variants: [{ id: 'v', attributes: {} }] }],
  ])('%s of the wrong shape counts as a broken answer', async (_, call, body) => {
    shop.current.interruptNext(() => Response.json(body));
    expect((await failureOf(call())).kind).toBe('broken');
  });
});
