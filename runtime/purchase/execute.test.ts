import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeliveryResult, FormLightboxOptions } from '#runtime/additional-fields/form-lightbox.ts';
import { ApiFailure } from '#runtime/api/failure.ts';
import { boot } from '#runtime/boot.ts';
import { onReport } from '#runtime/report.ts';
import { execute } from './execute.ts';
import type { Planned } from './plan.ts';

const { addEntry, requireStock, postSubscription, openFormLightbox } = vi.hoisted(() => ({
  addEntry: vi.fn(),
  requireStock: vi.fn(),
  postSubscription: vi.fn(),
  openFormLightbox: vi.fn(),
}));
vi.mock('#runtime/cart/actions.ts', () => ({ addToCart: addEntry }));
vi.mock('#runtime/cart/remote/mutations.ts', () => ({ requireStock }));
vi.mock('#runtime/api/subscription.ts', () => ({ postSubscription }));
vi.mock('#runtime/additional-fields/form-lightbox.ts', () => ({
  prepareFormLightbox: async (wanted: unknown) => (options: unknown) => openFormLightbox(wanted, options),
}));

const request = { itemId: 'p1', sku: 'MUG', quantity: 2 };
const form = { formId: 'f1', inPage: undefined };
const ADD: Planned = { status: 'add', request };
const EXPRESS: Planned = { status: 'expressCheckout', request };
const SUBSCRIPTION: Planned = { status: 'subscription', request: { itemId: 'p1', sku: null, qty: 1 } };
const GIFT_CARD: Planned = { status: 'giftCard', itemId: 'p 1', sku: 'G&C' };
const ADDED = { status: 'added' };
const FIELDS = '{"text-1":"June"}';
const soldOut = () => new ApiFailure('rejected', { status: 409, body: { error: 'No more.', code: 'OUT_OF_STOCK' } });

let target: HTMLElement;
let assign: ReturnType<typeof vi.fn<(address: string | URL) => void>>;
let taken: DeliveryResult[];
const leaving = vi.fn();
const listening = new AbortController();
document.addEventListener('sq:purchase:leaving', leaving, { signal: listening.signal });
const run = (purchase: Planned) => execute(purchase, { target, title: 'Mug' });
const told = () => leaving.mock.calls.map(([event]) => (event as CustomEvent).detail);

/** A visitor who submits the form as often as it fails, up to so many times, and then closes it. */
function fillIn({ times = 1, closesEarly = false } = {}) {
  openFormLightbox.mockImplementation(async (_: unknown, { deliver }: FormLightboxOptions) => {
    const closing = new AbortController();
    for (let count = 0; count < times; count += 1) {
      const delivering = deliver(FIELDS, closing.signal);
      if (closesEarly) closing.abort();
      taken.push(await delivering);
      if (typeof taken.at(-1) === 'string') return;
    }
  });
}

beforeEach(() => {
  for (const mock of [addEntry, requireStock, postSubscription, openFormLightbox, leaving]) mock.mockReset();
  addEntry.mockResolvedValue(ADDED);
  postSubscription.mockResolvedValue({ cartToken: 'a/b c' });
  target = document.body.appendChild(document.createElement('button'));
  assign = vi.fn();
  taken = [];
  vi.spyOn(location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  vi.restoreAllMocks();
  target.remove();
});

describe('what goes into the cart', () => {
  test('is added, and the visitor stays', async () => {
    expect(await run(ADD)).toEqual({ what: 'accept' });
    expect(addEntry).toHaveBeenCalledExactlyOnceWith(request, { target });
    expect(assign).not.toHaveBeenCalled();
  });

  test('may be stopped by a listener', async () => {
    addEntry.mockResolvedValue({ status: 'cancelled' });
    expect(await run(ADD)).toEqual({ what: 'cancel' });
    expect(await run(EXPRESS)).toEqual({ what: 'cancel' });
    expect(assign).not.toHaveBeenCalled();
  });

  test.each([
    [ADD, 'Unable to Add Item'],
    [EXPRESS, 'Unable to Purchase Item'],
  ])('or fails under its own title', async (purchase, title) => {
    addEntry.mockResolvedValue({ status: 'failed', failure: soldOut() });
    expect(await run(purchase)).toEqual({ what: 'fail', title, message: 'No more.' });
  });

  test('an error of our own is reported and never thrown', async () => {
    const reported = vi.fn();
    const stop = onReport(reported);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    addEntry.mockRejectedValue(new TypeError('ours'));
    expect(await run(ADD)).toEqual({ what: 'fail', title: 'Unable to Add Item', message: 'Please try again.' });
    expect(reported).toHaveBeenCalledOnce();
    stop();
  });
});

describe('another page of the shop', () => {
  test('express checkout goes there once the item is in the cart', async () => {
    expect(await run(EXPRESS)).toEqual({ what: 'leave' });
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${boot().base}/checkout`);
    expect(told()).toEqual([{ flow: 'expressCheckout', itemId: 'p1', url: `${boot().base}/checkout` }]);
  });

  test('a subscription is begun under a key, and goes to the page of its token', async () => {
    expect(await run(SUBSCRIPTION)).toEqual({ what: 'leave' });
    expect(postSubscription).toHaveBeenCalledExactlyOnceWith(
      { itemId: 'p1', sku: null, qty: 1 },
      { idempotencyKey: expect.any(String) },
    );
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${boot().base}/commerce/subscription?cartToken=a%2Fb+c`);
    expect(addEntry).not.toHaveBeenCalled();
  });

  test('a gift card goes to its page with item and denomination', async () => {
    expect(await run(GIFT_CARD)).toEqual({ what: 'leave' });
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${boot().base}/commerce/gift-card?itemId=p+1&sku=G%26C`);
    expect(await run({ ...GIFT_CARD, sku: null })).toEqual({ what: 'leave' });
    expect(assign).toHaveBeenLastCalledWith(`${boot().base}/commerce/gift-card?itemId=p+1`);
  });

  test('is not gone to where a listener keeps the visitor', async () => {
    leaving.mockImplementation((event: Event) => event.preventDefault());
    expect(await run(GIFT_CARD)).toEqual({ what: 'cancel' });
    expect(await run(SUBSCRIPTION)).toEqual({ what: 'cancel' });
    expect(await run(EXPRESS)).toEqual({ what: 'accept' });
    expect(assign).not.toHaveBeenCalled();
  });

  test('is told of, from the document where the button has left the page', async () => {
    target.remove();
    await run(GIFT_CARD);
    expect(told()).toMatchObject([{ flow: 'giftCard' }]);
  });

  test('a subscription that cannot be begun shows what the server says', async () => {
    postSubscription.mockRejectedValue(soldOut());
    expect(await run(SUBSCRIPTION)).toEqual({ what: 'fail', title: 'Unable to Add Item', message: 'No more.' });
    expect(assign).not.toHaveBeenCalled();
  });

  test.each([
    ['offline', {}, 'Please check your internet connection.'],
    ['crumb', { status: 403 }, 'Your session has expired. Please reload the page and try again.'],
    ['rate-limited', { status: 429 }, 'Please try again in a few seconds.'],
  ] as const)('a subscription that ends %s says so', async (kind, answer, message) => {
    postSubscription.mockRejectedValue(new ApiFailure(kind, answer));
    expect(await run(SUBSCRIPTION)).toEqual({ what: 'fail', title: 'Unable to Add Item', message });
  });

  test('a subscription whose answer was lost is begun again under the same key', async () => {
    postSubscription.mockRejectedValueOnce(new ApiFailure('timeout'));
    expect((await run(SUBSCRIPTION)).what).toBe('fail');
    expect((await run(SUBSCRIPTION)).what).toBe('leave');
    expect((await run(SUBSCRIPTION)).what).toBe('leave');
    const [first, second, third] = postSubscription.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('additional fields', () => {
  test('are asked for after a look at the stock, and go with the entry', async () => {
    fillIn();
    expect(await run({ ...ADD, form })).toEqual({ what: 'accept' });
    expect(requireStock).toHaveBeenCalledExactlyOnceWith({ itemId: 'p1', sku: 'MUG' });
    expect(openFormLightbox.mock.calls[0]).toMatchObject([
      { itemId: 'p1', formId: 'f1' },
      { title: 'Mug', target },
    ]);
    expect(addEntry).toHaveBeenCalledExactlyOnceWith(
      { ...request, additionalFields: FIELDS },
      { target, checkStock: false, signal: expect.any(AbortSignal) },
    );
    expect(requireStock.mock.invocationCallOrder[0]).toBeLessThan(openFormLightbox.mock.invocationCallOrder[0] ?? 0);
  });

  test('are not asked for where there is no more to be had', async () => {
    requireStock.mockRejectedValue(soldOut());
    expect(await run({ ...EXPRESS, form })).toEqual({
      what: 'fail',
      title: 'Unable to Purchase Item',
      message: 'No more.',
    });
    expect(openFormLightbox).not.toHaveBeenCalled();
  });

  test('closing the form gives up', async () => {
    openFormLightbox.mockResolvedValue(undefined);
    expect(await run({ ...ADD, form })).toEqual({ what: 'cancel' });
    expect(addEntry).not.toHaveBeenCalled();
  });

  test('an add that fails is said in the form, and may be tried again', async () => {
    const failure = soldOut();
    addEntry.mockResolvedValueOnce({ status: 'failed', failure });
    fillIn({ times: 2 });
    expect(await run({ ...ADD, form })).toEqual({ what: 'accept' });
    expect(taken).toEqual([{ what: 'fail', failure }, 'accepted']);
  });

  test('an add that failed before the form was closed ends like one that was given up', async () => {
    addEntry.mockResolvedValue({ status: 'failed', failure: soldOut() });
    fillIn();
    expect(await run({ ...ADD, form })).toEqual({ what: 'cancel' });
  });

  test('what is on its way when the form is closed is told by its end', async () => {
    fillIn({ closesEarly: true });
    expect(await run({ ...EXPRESS, form })).toEqual({ what: 'accept' });
    expect(await run({ ...SUBSCRIPTION, form })).toEqual({ what: 'cancel' });
    expect(assign).not.toHaveBeenCalled();
    addEntry.mockResolvedValue({ status: 'failed', failure: soldOut() });
    expect(await run({ ...ADD, form })).toEqual({ what: 'fail', title: 'Unable to Add Item', message: 'No more.' });
  });

  test('a listener that stops the add closes the form', async () => {
    addEntry.mockResolvedValue({ status: 'cancelled' });
    fillIn();
    expect(await run({ ...ADD, form })).toEqual({ what: 'cancel' });
    expect(taken).toEqual(['stopped']);
  });

  test('come before express checkout and before a subscription', async () => {
    fillIn();
    expect(await run({ ...EXPRESS, form })).toEqual({ what: 'leave' });
    expect(await run({ ...SUBSCRIPTION, form })).toEqual({ what: 'leave' });
    expect(postSubscription.mock.calls[0]?.[0]).toEqual({ itemId: 'p1', sku: null, qty: 1, additionalFields: FIELDS });
  });

  test('a form that cannot be opened is told under its own title', async () => {
    openFormLightbox.mockRejectedValue(new ApiFailure('offline'));
    expect(await run({ ...ADD, form })).toEqual({
      what: 'fail',
      title: 'Unable to open form',
      message: 'Please check your internet connection.',
    });
  });
});
