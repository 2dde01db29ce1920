import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { boot } from '#runtime/boot.ts';
import { loadCartClient } from '#runtime/cart/load-client.ts';
import { moveTo } from '#runtime/cart/store.ts';
import { onReport } from '#runtime/errors/on-report.ts';
import { unlimitedStock } from '../../test/fixtures/cart/product.ts';
import { formLightbox } from '../../test/fixtures/forms/form-lightbox.ts';
import { aField, aForm } from '../../test/fixtures/forms/forms.ts';
import { openBuyingShop } from '../../test/msw/server.ts';
import { execute } from './execute.ts';
import type { Planned } from './plan.ts';

const request = { itemId: 'p1', sku: 'MUG', quantity: 2 };
const form = { formId: 'engraving', inPage: undefined };
const ADD: Planned = { status: 'add', request };
const EXPRESS: Planned = { status: 'expressCheckout', request };
const SUBSCRIPTION: Planned = { status: 'subscription', request: { itemId: 'p1', sku: null, qty: 1 } };
const GIFT_CARD: Planned = { status: 'giftCard', itemId: 'p 1', sku: 'G&C' };
const FIELDS = '{"text-1":"June"}';
const STOCK = '/api/commerce/inventory/stock/?itemId=p1';
const ENTRIES = '/api/commerce/shopping-cart/entries';
const SUBSCRIPTIONS = '/api/3/commerce/cart/subscription';
const refuse = (status: number, body: unknown) => () => Response.json(body, { status });
const soldOut = refuse(409, { error: 'No more.', code: 'OUT_OF_STOCK' });

const server = openBuyingShop();
const assign = vi.fn<(address: string | URL) => void>();
let target: HTMLElement;
let events: CustomEvent[];
let listening: AbortController;
const run = (purchase: Planned) => execute(purchase, { target, title: 'Mug' });
const shop = () => server.current.shop;
const requests = () => shop().calls.map(({ path }) => path);
const leavingDetails = () => events.filter(({ type }) => type === 'sq-purchase-leaving').map(({ detail }) => detail);
const preventNext = (type: string) =>
  document.addEventListener(type, (event) => event.preventDefault(), { signal: listening.signal });

/** Presses the button and waits until the form is open; the purchase ends with the form. */
async function openForm(purchase: Exclude<Planned, { status: 'giftCard' }>) {
  const outcome = run({ ...purchase, form });
  await server.untilIdle();
  return { outcome };
}
async function submit(text = 'June'): Promise<void> {
  formLightbox.type(text);
  formLightbox.submit();
  await server.untilIdle();
}

beforeAll(() => Promise.all([loadCartClient(), import('#runtime/additional-fields/form-lightbox.ts')]));
beforeEach(() => {
  sessionStorage.clear();
  moveTo({ status: 'absent' });
  shop().stock = unlimitedStock('MUG');
  shop().subscriptionToken = 'a/b c';
  const fields = [aField({ type: 'text', id: 'text-1', title: 'Name to engrave', required: true })];
  server.current.forms.forms.set('engraving', aForm({ id: 'engraving', kind: 'additional-fields', fields }));
  target = document.body.appendChild(document.createElement('button'));
  events = [];
  listening = new AbortController();
  for (const type of ['sq-cart-adding', 'sq-cart-added', 'sq-purchase-leaving']) {
    document.addEventListener(type, (event) => events.push(event as CustomEvent), { signal: listening.signal });
  }
  assign.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});
afterEach(async () => {
  formLightbox.close();
  await server.untilIdle();
  listening.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('what goes into the cart', () => {
  test('an item is added to the cart, and the visitor stays on the page', async () => {
    expect(await run(ADD)).toEqual({ what: 'accept' });
    expect(requests()).toEqual([STOCK, ENTRIES]);
    expect(
      shop()
        .callsOf('POST')
        .map(({ body }) => body),
    ).toEqual([request]);
    expect(events.map(({ type, target: source }) => [type, source])).toEqual([
      ['sq-cart-adding', target],
      ['sq-cart-added', target],
    ]);
    expect(assign).not.toHaveBeenCalled();
  });

  test('a listener that stops the add also keeps the visitor on the page', async () => {
    preventNext('sq-cart-adding');
    expect(await run(ADD)).toEqual({ what: 'cancel' });
    expect(await run(EXPRESS)).toEqual({ what: 'cancel' });
    expect(requests()).toEqual([]);
    expect(assign).not.toHaveBeenCalled();
  });

  test.each([
    { purchase: ADD, title: 'Unable to Add Item' },
    { purchase: EXPRESS, title: 'Unable to Purchase Item' },
  ])('an $purchase.status that fails says “$title”', async ({ purchase, title }) => {
    shop().interrupt('/entries', soldOut);
    expect(await run(purchase)).toEqual({ what: 'fail', title, message: 'No more.' });
    expect(assign).not.toHaveBeenCalled();
  });

  test('an error of our own is reported and never thrown', async () => {
    const reported = vi.fn();
    const stop = onReport(reported);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = new TypeError('ours');
    assign.mockImplementation(() => {
      throw error;
    });
    expect(await run(SUBSCRIPTION)).toEqual({
      what: 'fail',
      title: 'Unable to Add Item',
      message: 'Please try again.',
    });
    expect(reported).toHaveBeenCalledExactlyOnceWith(error, 'add to cart');
    stop();
  });
});

describe('another page of the shop', () => {
  test('express checkout opens the checkout page once the item is in the cart', async () => {
    assign.mockImplementation(() => expect(shop().cart.entries).toMatchObject([{ itemId: 'p1', quantity: 2 }]));
    expect(await run(EXPRESS)).toEqual({ what: 'leave' });
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${boot().base}/checkout`);
    expect(leavingDetails()).toEqual([{ flow: 'expressCheckout', itemId: 'p1', url: `${boot().base}/checkout` }]);
  });

  test('a subscription is started under a key, and opens the page of its token', async () => {
    expect(await run(SUBSCRIPTION)).toEqual({ what: 'leave' });
    expect(shop().calls).toMatchObject([
      { method: 'POST', path: SUBSCRIPTIONS, body: { itemId: 'p1', sku: null, qty: 1 }, key: expect.any(String) },
    ]);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${boot().base}/commerce/subscription?cartToken=a%2Fb+c`);
  });

  test('a gift card opens its page with item and denomination', async () => {
    expect(await run(GIFT_CARD)).toEqual({ what: 'leave' });
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${boot().base}/commerce/gift-card?itemId=p+1&sku=G%26C`);
    expect(await run({ ...GIFT_CARD, sku: null })).toEqual({ what: 'leave' });
    expect(assign).toHaveBeenLastCalledWith(`${boot().base}/commerce/gift-card?itemId=p+1`);
    expect(requests()).toEqual([]);
  });

  test('a listener of sq-purchase-leaving keeps the visitor on the page', async () => {
    preventNext('sq-purchase-leaving');
    expect(await run(GIFT_CARD)).toEqual({ what: 'cancel' });
    expect(await run(SUBSCRIPTION)).toEqual({ what: 'cancel' });
    expect(await run(EXPRESS)).toEqual({ what: 'accept' });
    expect(assign).not.toHaveBeenCalled();
  });

  test('sq-purchase-leaving comes from the document where the button has left the page', async () => {
    target.remove();
    await run(GIFT_CARD);
    expect(leavingDetails()).toMatchObject([{ flow: 'giftCard' }]);
  });

  test('a subscription that cannot be started shows what the server says', async () => {
    shop().interrupt(SUBSCRIPTIONS, soldOut);
    expect(await run(SUBSCRIPTION)).toEqual({ what: 'fail', title: 'Unable to Add Item', message: 'No more.' });
    expect(assign).not.toHaveBeenCalled();
  });

  const SESSION_EXPIRED = 'Your session has expired. Please reload the page and try again.';
  test.each([
    [403, { error: SESSION_EXPIRED, crumbFail: true }, SESSION_EXPIRED],
    [429, { error: 'x', code: 'RATE_LIMITED' }, 'Please try again in a few seconds.'],
  ])('a subscription that is answered with %i says what the visitor can do', async (status, body, message) => {
    shop().interrupt(SUBSCRIPTIONS, refuse(status, body));
    expect(await run(SUBSCRIPTION)).toEqual({ what: 'fail', title: 'Unable to Add Item', message });
  });

  test('a subscription that is started offline asks for the connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await run(SUBSCRIPTION)).toMatchObject({ message: 'Please check your internet connection.' });
  });

  test('a subscription whose answer was lost is started again under the same key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
    const lost = () => Response.error();
    shop().interrupt(SUBSCRIPTIONS, lost, lost, lost);
    expect((await run(SUBSCRIPTION)).what).toBe('fail');
    expect((await run(SUBSCRIPTION)).what).toBe('leave');
    expect((await run(SUBSCRIPTION)).what).toBe('leave');
    const keys = shop().calls.map(({ key }) => key);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
  });
});

describe('additional fields', () => {
  test('a form opens after a look at the stock, and its values go into the cart with the item', async () => {
    const answerStock = server.hold('/stock/');
    const { outcome } = await openForm(ADD);
    expect([requests(), formLightbox.host()]).toEqual([[STOCK], null]);
    // The form is fetched meanwhile.
    expect(server.current.forms.calls.map(({ path }) => path)).toContain('/api/rest/forms/engraving');
    answerStock();
    await server.untilIdle();
    expect(formLightbox.find('h2').textContent).toBe('Mug');
    await submit();
    expect(await outcome).toEqual({ what: 'accept' });
    expect(requests()).toEqual([STOCK, ENTRIES]);
    expect(shop().callsOf('POST')[0]?.body).toEqual({ ...request, additionalFields: FIELDS });
    expect(events.map(({ target: source }) => source)).toEqual([target, target]);
    expect(document.activeElement).toBe(target);
  });

  test('a form does not open for an item that is sold out', async () => {
    shop().stock = { results: [] };
    const { outcome } = await openForm(EXPRESS);
    expect(await outcome).toEqual({
      what: 'fail',
      title: 'Unable to Purchase Item',
      message: 'Sorry, we do not have enough of that item available.',
    });
    expect(formLightbox.host()).toBeNull();
  });

  test('a visitor who closes the form buys nothing', async () => {
    const { outcome } = await openForm(ADD);
    formLightbox.close();
    expect(await outcome).toEqual({ what: 'cancel' });
    expect(shop().callsOf('POST')).toEqual([]);
  });

  test('an add that fails is explained in the form, and may be tried again', async () => {
    shop().interrupt('/entries', soldOut);
    const { outcome } = await openForm(ADD);
    await submit();
    expect(formLightbox.text()).toContain('No more.');
    await submit();
    expect(await outcome).toEqual({ what: 'accept' });
    expect(shop().cart.entries).toMatchObject([{ itemId: 'p1', additionalFields: FIELDS }]);
  });

  test('an add that failed before the visitor closed the form shows no alert', async () => {
    shop().interrupt('/entries', soldOut);
    const { outcome } = await openForm(ADD);
    await submit();
    formLightbox.close();
    expect(await outcome).toEqual({ what: 'cancel' });
  });

  test.each([
    ['express checkout adds the item', EXPRESS, '/entries', { what: 'accept' }],
    ['a subscription is given up', SUBSCRIPTION, '/subscription', { what: 'cancel' }],
  ] as const)(
    'when the form is closed while it is sent, %s and the visitor stays',
    async (_, purchase, end, result) => {
      const answer = server.hold(end);
      const { outcome } = await openForm(purchase);
      await submit();
      formLightbox.close();
      answer();
      expect(await outcome).toEqual(result);
      expect(assign).not.toHaveBeenCalled();
    },
  );

  test('an add that fails after the visitor has closed the form says so under its title', async () => {
    shop().interrupt('/entries', soldOut);
    const answer = server.hold('/entries');
    const { outcome } = await openForm(ADD);
    await submit();
    formLightbox.close();
    answer();
    expect(await outcome).toEqual({ what: 'fail', title: 'Unable to Add Item', message: 'No more.' });
  });

  test('an add that still waits for another change is not sent once the visitor has closed the form', async () => {
    const { outcome } = await openForm(ADD);
    const answer = server.hold('/entries');
    const other = run({ status: 'add', request: { ...request, itemId: 'p2' } });
    await server.untilIdle();
    await submit();
    formLightbox.close();
    answer();
    expect([await outcome, await other]).toEqual([{ what: 'cancel' }, { what: 'accept' }]);
    expect(shop().cart.entries).toMatchObject([{ itemId: 'p2' }]);
  });

  test('a listener that stops the add closes the form, which keeps its draft', async () => {
    preventNext('sq-cart-adding');
    const { outcome } = await openForm(ADD);
    await submit();
    expect(await outcome).toEqual({ what: 'cancel' });
    expect([formLightbox.host(), shop().callsOf('POST')]).toEqual([null, []]);
    await openForm(ADD);
    expect(formLightbox.input().value).toBe('June');
  });

  test.each([EXPRESS, SUBSCRIPTION])('a form comes before the page that $status opens', async (purchase) => {
    const { outcome } = await openForm(purchase);
    expect(assign).not.toHaveBeenCalled();
    await submit();
    expect(await outcome).toEqual({ what: 'leave' });
    expect(shop().callsOf('POST')[0]?.body).toEqual({ ...purchase.request, additionalFields: FIELDS });
  });

  test('a form that cannot be opened says so under a title of its own', async () => {
    const unknown = { formId: 'unknown', inPage: undefined };
    server.current.forms.interrupt('forms/unknown', refuse(429, { error: 'x', code: 'RATE_LIMITED' }));
    expect(await run({ ...ADD, form: unknown })).toEqual({
      what: 'fail',
      title: 'Unable to open form',
      message: 'Please try again in a few seconds.',
    });
    expect(shop().callsOf('POST')).toEqual([]);
  });
});
