import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartSubscriptionResponse } from '#runtime/contracts/subscription.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { type Buyer, Embedder, read, refusal } from '../../test/worker/buyer.ts';
import { ANN, CHECKOUT, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { addForm, aField } from '../../test/worker/forms.ts';
import { open, SUBSCRIPTION } from '../../test/worker/order-pages.ts';
import { gifting } from '../../test/worker/orders.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const CID = 'cid@mail.test';
const PERSON = [ANN, CID, 'Somebody', 'For Cid'];

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function expectPerson(html: string): void {
  // The buyer's address is in the checkout's fields, which the script fills.
  for (const text of PERSON.slice(1)) expect(html).toContain(text);
}

function expectNobody(html: string): void {
  expect(html).toContain('$25.00');
  for (const text of PERSON) expect(html).not.toContain(text);
}

describe('the link of an order that is not paid', () => {
  let buyer: Payer;
  let path: string;

  beforeEach(async () => {
    buyer = await gifting({ recipient: CID, message: 'For Cid' });
    path = `/commerce/order?orderToken=${buyer.order}`;
  });

  /** Another browser that has opened the link. */
  async function stranger(): Promise<Payer> {
    const visitor = new Payer();
    visitor.order = buyer.order;
    await visitor.arrive();
    return visitor;
  }

  test('the browser that ordered sees the whole order for 30 days', async () => {
    const checkout = `/checkout?order=${buyer.order}`;
    expect((await buyer.open(path)).location).toBe(checkout);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * DAY_MS - 60_000 });
    expectPerson((await buyer.open(checkout)).page.html);
    vi.setSystemTime(Date.now() + 120_000);
    expectNobody((await buyer.open(path)).page.html);
  });

  test('another browser sees what was ordered, nobody, and no way to pay', async () => {
    for (const visitor of [new Payer(), await stranger()]) {
      const { status, page } = await visitor.open(path);
      expect(status).toBe(200);
      expectNobody(page.html);
      expect((await page.only('form input[type=email]')).name).toBe('email');
      expect(page.html).not.toContain('<sq-checkout');
    }
  });

  test('another browser’s checkout leads to the order’s page, and the API knows no such order', async () => {
    await buyer.startCheckout();
    await buyer.changeCheckout({ address: NEW_YORK, note: 'For Cid' });
    const visitor = await stranger();
    const { status, location } = await visitor.open(`/checkout?order=${buyer.order}`);
    expect([status, location]).toEqual([303, path]);
    const calls = [visitor.fetch(visitor.at(CHECKOUT)), visitor.postCheckout(), visitor.putCheckout({ note: 'Mine' })];
    const pay = { provider: 'test', card: 'succeeds', dueCents: 2_500 };
    calls.push(visitor.postPayment({ ...pay }), visitor.deleteCheckout());
    for (const answer of await Promise.all(calls)) {
      expect(await refusal(answer)).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
    }
    expect((await buyer.readCheckout()).note).toBe('For Cid');
  });

  test('the buyer’s address shows the order on another device, which can then pay for it', async () => {
    const phone = await stranger();
    const { status, location } = await phone.open(path, { email: ` ${ANN.toUpperCase()} ` });
    expect([status, location]).toEqual([303, `/checkout?order=${buyer.order}`]);
    expectPerson((await phone.open(location ?? '')).page.html);
    await phone.startCheckout();
    expect((await phone.pay()).status).toBe('paid');
    const thief = await stranger();
    thief.cookies.set('__Host-order', phone.cookies.get('__Host-order') as string);
    expect((await thief.open(path)).status).toBe(303);
  });

  test.each(['bob@mail.test', 'ann', ''])('another address shows nothing: "%s"', async (email) => {
    const { status, page } = await (await stranger()).open(path, { email });
    expect(status).toBe(422);
    expect(page.html).toContain('This is not the email address of the order.');
    expectNobody(page.html);
  });

  test('addresses cannot be tried without end', async () => {
    const FORM_WRITES = { limit: async () => ({ success: false }) } as RateLimit;
    expect((await open(path, { form: { email: ANN }, env: { FORM_WRITES } })).status).toBe(429);
  });

  test('an order that was placed without a known browser asks every browser for the address', async () => {
    await env.DB.prepare(`UPDATE pending_orders SET visitor_hash = ''`).run();
    for (const visitor of [buyer, await stranger()]) expectNobody((await visitor.open(path)).page.html);
  });
});

describe('a subscription that is not placed', () => {
  beforeEach(async () => {
    await addForm({ id: 'ask', fields: [aField({ type: 'text', title: 'For' })] });
    await env.DB.prepare("UPDATE items SET additional_fields_form_id = 'ask' WHERE id = ?1")
      .bind(PRODUCTS.box.id)
      .run();
  });

  async function start(visitor: Buyer): Promise<string> {
    const body = { itemId: PRODUCTS.box.id, sku: null, qty: 1, additionalFields: '{"text":"For Cid"}' };
    return (await read(await visitor.fetch(SUBSCRIPTION, { method: 'POST', body }), StartSubscriptionResponse))
      .cartToken;
  }

  test('only the browser that started it may go on with it', async () => {
    const buyer = (await new Payer().arrive()) as Payer;
    const token = await start(buyer);
    const page = `/commerce/subscription?cartToken=${token}`;
    const stranger = (await new Payer().arrive()) as Payer;
    stranger.order = token;
    expect((await stranger.open(page)).status).toBe(404);
    expect((await stranger.open(page, { email: 'eve@mail.test' })).status).toBe(404);
    expect((await stranger.open(`/checkout?order=${token}`)).page.html).not.toContain('For Cid');
    expect(await refusal(await stranger.postCheckout())).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect((await buyer.open(page)).page.html).toContain('For Cid');
    expect((await buyer.open(page, { email: ANN })).status).toBe(303);
  });

  test.each([
    ['its checkout', async (payer: Payer) => void (await payer.startCheckout())],
    [
      'its form',
      async (payer: Payer) =>
        void (await payer.open(`/commerce/subscription?cartToken=${payer.order}`, { email: ANN })),
    ],
  ])('one of another origin’s page belongs to the first browser that goes on with %s', async (_, goOn) => {
    const token = await start(new Embedder());
    const [first, second] = [new Payer(), new Payer()];
    for (const payer of [first, second]) {
      payer.order = token;
      await payer.arrive();
    }
    await goOn(first);
    expect(await refusal(await second.postCheckout())).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect((await first.startCheckout()).cart.entries).toHaveLength(1);
  });
});
