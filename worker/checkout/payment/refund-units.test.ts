import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Order } from '#runtime/contracts/order.ts';
import { newKey, read, refusal } from '../../../test/worker/buyer.ts';
import { Payer, SETTINGS } from '../../../test/worker/checkout.ts';
import type { FakeStripe } from '../../../test/worker/fake-stripe.ts';
import { open } from '../../../test/worker/order-pages.ts';
import { boughtGiftCard, gifting } from '../../../test/worker/orders.ts';
import { OwnerProgram } from '../../../test/worker/owner.ts';
import { textsOn } from '../../../test/worker/page-texts.ts';
import { outbox } from '../../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, STOCK, setStoreSettings } from '../../../test/worker/shops.ts';
import { stoppingDatabase } from '../../../test/worker/stopping-database.ts';
import { fakeStripe, PACKAGE_TIMEOUT_MS, STRIPE_ACCOUNT, sendEvent } from '../../../test/worker/stripe-shop.ts';
import { stripePackage } from '../../payments/stripe/client.ts';

const { mug, ebook } = PRODUCTS;
/** What one mug of three brings with its tax; the second brings a cent more. */
const MUG_CENTS = 2_014;
/** Three mugs with the dear delivery and the taxes on all of it. */
const DUE = 3 * 1_850 + 2_000 + 671;
/** The cheap delivery with its share of the tax. */
const DELIVERY_CENTS = 871;
const ONE = [{ position: 0, quantity: 1 }];
const ALL = [{ position: 0, quantity: 3 }];

let stripe: FakeStripe;
let owner: OwnerProgram;
let page = '';

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);
beforeEach(openForRefunds);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openForRefunds(): Promise<void> {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, stripeCountry: 'US', selectedCurrency: 'USD' });
  stripe = fakeStripe();
  owner = await OwnerProgram.of();
}

/** Buys mugs with the dear delivery. */
async function bought({ provider = 'test', giftCardCode = '', quantity = 3 } = {}): Promise<string> {
  const payer = await Payer.with(mug.id, { quantity }, STRIPE_ACCOUNT);
  await payer.changeCheckout({ shippingOptionId: 'air', ...(giftCardCode && { giftCardCode }) });
  const answer = await payer.pay({ provider });
  if (answer.status === 'paid') page = answer.url;
  if (provider === 'test') return '';
  const ref = [...stripe.sessions.keys()].at(-1) ?? '';
  stripe.pay(ref);
  await sendEvent('checkout.session.completed', { id: ref });
  return ref;
}

function refund(body: object, { key = newKey(), order = '1', bindings = STRIPE_ACCOUNT } = {}): Promise<Response> {
  const call = { method: 'POST', body, headers: { 'Idempotency-Key': key }, env: bindings };
  return owner.fetch(`/api/owner/orders/${order}/refund`, call);
}

const order = async (name = '1') => read(await owner.fetch(`/api/owner/orders/${name}`), Order);
const stock = () => env.DB.prepare(`SELECT qty_in_stock AS n FROM variants WHERE sku = 'MUG'`).first<number>('n');
const back = async (name = '1') => {
  const { items, refundedTotal, giftCardRefunded, refundedDelivery, state } = await order(name);
  const units = items.map(({ refundedQuantity }) => refundedQuantity);
  return [state, units, refundedTotal.value, giftCardRefunded.value, refundedDelivery.value];
};
const refundMails = async () => (await outbox()).filter(({ kind }) => kind === 'order-refunded');
const cardBalance = () =>
  env.DB.prepare('SELECT balance_cents AS n FROM gift_cards ORDER BY id LIMIT 1').first<number>('n');

describe('a refund of units', () => {
  test('gives back what they cost, puts them back into stock, and names them to the buyer', async () => {
    await bought();
    const answer = await refund({ lines: ONE, restock: true });
    expect(await answer.json()).toEqual({
      state: 'paid',
      refundedCents: MUG_CENTS,
      refund: { cents: MUG_CENTS, toGiftCardCents: 0, isRepeat: false },
    });
    expect([await back(), await stock()]).toEqual([['paid', [1], MUG_CENTS, 0, 0], STOCK - 2]);
    const [mail] = await refundMails();
    expect(mail?.text_body).toContain('Mug');
    expect(mail?.text_body).toContain('$20.14');
    const { page: shown } = await open(page);
    const texts = (await textsOn(shown)).join(' ');
    expect(texts).toContain('$20.14 refunded: 1 × Mug');
  });

  test('brings the delivery at the standard price with the last goods, and not before', async () => {
    await bought();
    await refund({ lines: ONE, refundsDelivery: true });
    await refund({ lines: [{ position: 0, quantity: 2 }], refundsDelivery: true });
    const cents = 3 * 1_850 + 493 + DELIVERY_CENTS;
    expect(await back()).toEqual(['paid', [3], cents, 0, DELIVERY_CENTS]);
    expect((await order()).standardShipping.value).toBe(800);
    expect(await (await refund({})).json()).toMatchObject({ state: 'refunded', refundedCents: DUE });
  });

  test('goes back to charge and gift card as each has paid, and an owner gives the card the rest with the charge', async () => {
    await bought({ giftCardCode: await boughtGiftCard() });
    const paid = DUE - 2_500;
    expect(await cardBalance()).toBe(0);
    const share = Math.floor((MUG_CENTS * paid) / DUE);
    await refund({ lines: ONE }, { order: '2' });
    expect(await back('2')).toEqual(['paid', [1], share, MUG_CENTS - share, 0]);
    expect(await cardBalance()).toBe(MUG_CENTS - share);
    expect((await refundMails())[0]?.text_body).toContain('is back on the gift card');
    await refund({ amountCents: 100 }, { order: '2' });
    expect(await cardBalance()).toBe(MUG_CENTS - share);
    await refund({}, { order: '2' });
    expect([await back('2'), await cardBalance()]).toEqual([['refunded', [1], paid, 2_500, 0], 2_500]);
  });

  test('of an order that a card alone paid leaves the order open until all is back', async () => {
    const giftCardCode = await boughtGiftCard();
    const payer = await Payer.with(PRODUCTS.poster.id);
    await payer.changeCheckout({ giftCardCode });
    await payer.pay();
    const key = newKey();
    for (const _ of [1, 2]) expect((await refund({ lines: ONE }, { order: '2', key })).status).toBe(200);
    expect(await back('2')).toEqual(['paid', [1], 0, 1_307, 0]);
    expect((await refundMails())[0]?.text_body).toContain('$13.07 is back on the gift card');
    expect(await refundMails()).toHaveLength(1);
    await refund({}, { order: '2' });
    expect([await back('2'), await cardBalance()]).toEqual([['refunded', [1], 0, 2_178, 0], 2_500]);
  });

  test('which went back before, or which the order has not, is refused', async () => {
    await bought();
    await refund({ lines: [{ position: 0, quantity: 2 }] });
    expect((await refusal(await refund({ lines: [{ position: 0, quantity: 2 }] }))).code).toBe('ORDER_CONFLICT');
    for (const [lines, field] of [
      [[{ position: 1, quantity: 1 }], 'lines.0.position'],
      [[{ position: 0, quantity: 4 }], 'lines.0.quantity'],
    ] as const) {
      expect(await refusal(await refund({ lines }))).toMatchObject({ status: 400, errors: { [field]: /./ } });
    }
    expect((await refusal(await refund({ lines: ONE, amountCents: 5 }))).status).toBe(400);
    expect((await refusal(await refund({ lines: [...ONE, ...ONE] }))).status).toBe(400);
    expect(await back()).toEqual(['paid', [2], 2 * MUG_CENTS + 1, 0, 0]);
  });

  test('is refused for a gift card, which could be spent afterwards', async () => {
    const giver = await gifting();
    await giver.startCheckout();
    await giver.pay();
    expect((await refusal(await refund({ lines: ONE }))).errors).toMatchObject({ 'lines.0.position': /./ });
  });

  test('without goods goes back like any other, and no delivery with it', async () => {
    const payer = await Payer.with(ebook.id);
    await payer.pay();
    await refund({ lines: ONE, refundsDelivery: true });
    expect((await back())[4]).toBe(0);
  });

  test('that fails later is undone, and the units can go back anew', async () => {
    const ref = await bought({ provider: 'stripe' });
    await refund({ lines: ONE });
    const [made] = stripe.money.refunds;
    if (made) made.status = 'failed';
    await sendEvent('refund.failed', { id: made?.id, payment_intent: stripe.intentOf(ref) });
    expect(await back()).toEqual(['paid', [0], 0, 0, 0]);
    expect((await refund({ lines: ALL })).status).toBe(200);
    expect((await back())[1]).toEqual([3]);
  });
});

describe('units and other money that goes back at the same moment', () => {
  test('two refunds of the same units give back once', async () => {
    await bought({ provider: 'stripe' });
    const answers = await Promise.all([1, 2, 3].map(() => refund({ lines: ALL, restock: true })));
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    for (const answer of answers)
      if (answer.status !== 200) expect((await refusal(answer)).code).toBe('ORDER_CONFLICT');
    expect(stripe.money.refunds).toHaveLength(1);
    expect([(await back())[1], await stock()]).toEqual([[3], STOCK]);
  });

  test('an amount beside units gives back both or is refused, and never more than was paid', async () => {
    await bought({ provider: 'stripe' });
    const answers = await Promise.all([
      refund({ amountCents: 5_000 }),
      refund({ lines: ALL, refundsDelivery: true }),
      refund({ amountCents: 3_000 }),
    ]);
    const sum = stripe.money.refunds.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBeLessThanOrEqual(DUE);
    expect((await back())[2]).toBe(sum);
    expect(stripe.money.refunds).toHaveLength(answers.filter(({ status }) => status === 200).length);
  });

  test('a repeat gives nothing back again, and asks for the same', async () => {
    await bought({ provider: 'stripe' });
    const key = newKey();
    await Promise.all([1, 2, 3].map(() => refund({ lines: ONE, restock: true }, { key })));
    expect(await (await refund({ lines: ONE, restock: true }, { key })).json()).toMatchObject({
      refund: { cents: MUG_CENTS, isRepeat: true },
    });
    expect((await refusal(await refund({ lines: ALL, restock: true }, { key }))).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await refusal(await refund({ restock: true }, { key }))).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect([stripe.money.refunds.length, await stock(), (await refundMails()).length]).toEqual([1, STOCK - 2, 1]);
  });

  test('a server that is stopped anywhere in the middle gives back once, and puts back once', async () => {
    // Each stop has a unit of its own in one order, because a shop and an order for each take long.
    const units = 40;
    await env.DB.prepare(`UPDATE variants SET qty_in_stock = ?1 WHERE sku = 'MUG'`).bind(units).run();
    await bought({ provider: 'stripe', quantity: units });
    let didEnd = false;
    for (let trips = 0; !didEnd; trips++) {
      const asked = { lines: ONE, restock: true };
      const key = newKey();
      const bindings = { ...STRIPE_ACCOUNT, DB: stoppingDatabase(trips) };
      didEnd = (await refund(asked, { key, bindings })).status === 200;
      expect((await refund(asked, { key })).status, `${trips}`).toBe(200);
      const cents = stripe.money.refunds.reduce((sum, { amount }) => sum + amount, 0);
      const done = trips + 1;
      expect(stripe.money.refunds).toHaveLength(done);
      expect([await back(), await stock()]).toEqual([['paid', [done], cents, 0, 0], done]);
      expect([(await refundMails()).length, await count('order_refunds', `state = 'open'`)]).toEqual([done, 0]);
    }
  });

  test('a message of the provider that comes before our own record knows the units', async () => {
    const ref = await bought({ provider: 'stripe' });
    const key = newKey();
    const event = { id: 'x', payment_intent: stripe.intentOf(ref) };
    await Promise.all([refund({ lines: ONE }, { key }), sendEvent('refund.created', event)]);
    await refund({ lines: ONE }, { key });
    expect(await back()).toEqual(['paid', [1], MUG_CENTS, 0, 0]);
  });
});
