import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OwnerPendingOrder, OwnerPendingOrders } from '#runtime/contracts/pending-order.ts';
import { StartSubscriptionResponse } from '#runtime/contracts/subscription.ts';
import { Embedder, read, refusal } from '../../test/worker/buyer.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { addForm, aField, rows } from '../../test/worker/forms.ts';
import { open, orderGiftCard, SUBSCRIPTION } from '../../test/worker/order-pages.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { subscribed } from '../../test/worker/subscriptions.ts';

const ORDERS = '/api/owner/pending-orders';
const GONE = { status: 404, code: 'ORDER_NOT_FOUND', error: 'This order does not exist.' };
const NOW = Date.UTC(2026, 10, 21, 12);
const { box, giftCard } = PRODUCTS;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  // These shops have no templates, which pages log.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  owner = await OwnerProgram.of({ scopes: ['orders:read'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const list = async (query = '') => read(await owner.fetch(ORDERS + query), OwnerPendingOrders);
const get = (name: string) => owner.fetch(`${ORDERS}/${name}`);

/** Returns the address of the order's page. */
async function start(request: object = {}): Promise<string> {
  const body = { itemId: box.id, sku: null, qty: 1, ...request };
  const response = await new Embedder().fetch(SUBSCRIPTION, { method: 'POST', body });
  return `/commerce/subscription?cartToken=${(await read(response, StartSubscriptionResponse)).cartToken}`;
}

function later(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

async function place(path: string, email: string): Promise<void> {
  expect((await open(path, { form: { email } })).status).toBe(303);
}

async function askForLetters(): Promise<void> {
  await addForm({ id: 'ask', fields: [aField({ type: 'text', title: 'Letters' })] });
  await env.DB.prepare("UPDATE items SET additional_fields_form_id = 'ask' WHERE id = ?1").bind(box.id).run();
}

describe('the list', () => {
  test('the list holds everything that is needed to carry out an order', async () => {
    await askForLetters();
    const additionalFields = '{"text":"June"}';
    const path = await start({ qty: 2, additionalFields });
    later(5);
    await place(path, 'Ann@mail.test');
    later(5);
    await orderGiftCard('bob@mail.test', 'cid@mail.test');
    const [gift, subscription] = (await list()).orders;
    expect(subscription).toEqual({
      id: expect.stringMatching(/^[a-z\d]{33}$/),
      reference: subscription?.id.slice(0, 12).toUpperCase(),
      kind: 'subscription',
      state: 'placed',
      itemId: box.id,
      variantId: 'variant-BOX',
      sku: 'BOX',
      title: 'Monthly box',
      attributes: {},
      quantity: 2,
      plan: box.plan,
      gift: null,
      email: 'ann@mail.test',
      price: { currencyCode: 'USD', value: 4000, decimalValue: '40.00', fractionalDigits: 2 },
      additionalFields,
      answers: [{ title: 'Letters', value: 'June' }],
      createdAt: NOW,
      placedAt: NOW + 5,
    });
    expect(gift).toMatchObject({
      kind: 'gift-card',
      itemId: giftCard.id,
      plan: null,
      email: 'bob@mail.test',
      additionalFields: null,
      gift: { recipientName: 'Somebody', recipientEmail: 'cid@mail.test', message: '', deliveryDate: '9999-12-31' },
      answers: [],
    });
    expect(JSON.stringify(await list())).not.toMatch(/token|hash/i);
  });

  test('the list begins with the order that was placed last, however long ago it was started', async () => {
    const first = await start();
    later(10);
    await orderGiftCard('bob@mail.test', 'cid@mail.test');
    expect((await list()).orders.map(({ email }) => email)).toEqual(['bob@mail.test']);
    expect((await list('?state=started')).orders.map(({ email, state }) => [email, state])).toEqual([['', 'started']]);
    later(10);
    await place(first, 'ann@mail.test');
    expect((await list()).orders.map(({ email }) => email)).toEqual(['ann@mail.test', 'bob@mail.test']);
    expect((await list('?state=started')).orders).toEqual([]);
  });

  test('the list leaves out an order that was paid', async () => {
    await orderGiftCard('bob@mail.test', 'cid@mail.test');
    await setStoreSettings(SHOP.id, SETTINGS);
    await subscribed();
    expect((await list()).orders.map(({ email }) => email)).toEqual(['bob@mail.test']);
  });

  test.each(['placed', 'started'])(
    'the list of %s orders comes page by page, each order once, even those of the same moment',
    async (state) => {
      for (let index = 0; index < 7; index++) {
        if (index % 3 === 0) later(1);
        const path = await start();
        if (state === 'placed') await place(path, `buyer${index}@mail.test`);
      }
      const seen: string[] = [];
      let cursor: string | null = '';
      for (let pages = 0; cursor !== null && pages < 9; pages++) {
        const page: OwnerPendingOrders = await list(`?state=${state}&limit=2${cursor && `&cursor=${cursor}`}`);
        seen.push(...page.orders.map(({ id }) => id));
        expect(page.hasNextPage).toBe(page.nextPageCursor !== null);
        cursor = page.nextPageCursor;
      }
      const ids = (await rows('pending_orders')).map(({ id }) => String(id));
      expect(seen).toEqual(ids.sort().reverse());
    },
  );

  test.each(['?state=paid', '?limit=0', '?limit=101', '?limit=x', '?limit=', "?cursor='", '?cursor=abc', '?other=1'])(
    'the list is refused for %s',
    async (query) => expect((await owner.fetch(ORDERS + query)).status).toBe(400),
  );
});

describe('one order', () => {
  test('an order is found by its id and by the reference that its buyer was given', async () => {
    await orderGiftCard('bob@mail.test', 'cid@mail.test');
    const [order] = (await list()).orders;
    for (const name of [order?.id, order?.reference, order?.reference.toLowerCase()]) {
      expect(await read(await get(String(name)), OwnerPendingOrder)).toEqual(order);
    }
  });

  test('an order is not found by a part of its reference, by anything else, or by another shop’s owner', async () => {
    await orderGiftCard('bob@mail.test', 'cid@mail.test');
    const { id = '', reference = '' } = (await list()).orders[0] ?? {};
    for (const name of [reference.slice(1), reference.slice(0, 11), id.slice(0, 13), `${id}0`, "'", '%25', 'none']) {
      expect(await refusal(await get(name))).toEqual(GONE);
    }
    const foreign = await OwnerProgram.of({ site: OTHER.id, scopes: ['orders:read'] }, OTHER.host);
    expect((await foreign.fetch(`${ORDERS}/${id}`)).status).toBe(404);
    expect(await read(await foreign.fetch(ORDERS), OwnerPendingOrders)).toMatchObject({ orders: [] });
  });

  test('an order outlives its product and keeps its answers', async () => {
    await askForLetters();
    await start({ additionalFields: '{"text":"June"}' });
    await env.DB.prepare('DELETE FROM items WHERE id = ?1').bind(box.id).run();
    const [order] = (await list('?state=started')).orders;
    expect(order).toMatchObject({ title: 'Monthly box', additionalFields: '{"text":"June"}', answers: [] });
  });
});

test.each([ORDERS, `${ORDERS}/x`])('%s accepts GET and nothing else', async (path) => {
  const response = await owner.fetch(path, { method: 'POST', body: {} });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});
