import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../../test/worker/buyer.ts';
import { ANN, countOrders, decideAt, NEW_YORK, Payer, SETTINGS, unitsOf } from '../../../test/worker/checkout.ts';
import { open, orderGiftCard } from '../../../test/worker/order-pages.ts';
import { outbox } from '../../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, STOCK, setStock, setStoreSettings } from '../../../test/worker/shops.ts';
import { placedOrderTokenOf } from '../../orders/service.ts';
import { sessionSecret, sha256 } from '../../session/service.ts';

const { mug, poster, giftCard } = PRODUCTS;
const ORDER_PATH = /^\/commerce\/order-confirmed\?orderToken=[\w-]{43}$/;
const CONFIRMED = expect.objectContaining({ status: 'paid', url: expect.stringMatching(ORDER_PATH) });

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // A queue that delivers after the last test keeps the runner from ending.
  vi.spyOn(env.MAIL, 'sendBatch').mockResolvedValue(undefined as never);
});
afterEach(() => vi.restoreAllMocks());

async function setSite(column: 'time_zone' | 'language', value: string): Promise<void> {
  await env.DB.prepare(`UPDATE sites SET ${column} = ?2 WHERE site_id = ?1`).bind(SHOP.id, value).run();
}

/** A buyer at the checkout of the latest gift card's order. The order's token is in the address of its checkout. */
async function payerOfGift(recipient: string): Promise<Payer> {
  const path = `/commerce/gift-card?itemId=${giftCard.id}`;
  const gift = {
    sku: 'GIFT',
    recipientName: 'Ben',
    recipientEmail: recipient,
    message: '',
    deliveryDate: '9999-12-31',
  };
  const payer = (await new Payer().arrive()) as Payer;
  const { location } = await payer.open(path, { ...gift, email: ANN });
  payer.order = new URL(location ?? '', payer.origin).searchParams.get('order') ?? '';
  return payer;
}

test('a shop with an unknown time zone can issue a gift card', async () => {
  await setSite('time_zone', 'Mars/Olympus');
  const payer = await payerOfGift('ben@mail.test');
  expect(await payer.pay()).toEqual(CONFIRMED);
  expect(await count('gift_cards')).toBe(1);
});

test('a shop with an unknown language and time zone can show an order', async () => {
  const payer = await Payer.with(poster.id);
  for (const [language, zone] of [
    ['en_US', 'Mars/Olympus'],
    ['x', 'UTC'],
  ] as const) {
    await setSite('language', language);
    await setSite('time_zone', zone);
    const { url } = (await payer.pay({ dueCents: 2178 })) as { url: string };
    expect((await open(url)).status).toBe(200);
  }
});

test('a gift card for an address that no mail reaches is refused, because its code is stored nowhere else', async () => {
  await expect(orderGiftCard(ANN, 'ben,eve@mail.test')).rejects.toThrow();
  expect(await count('pending_orders')).toBe(0);
});

test('nobody can pay with an address that no mail reaches', async () => {
  const payer = await Payer.with(mug.id);
  await payer.changeCheckout({ email: '"ann"<a@mail.test' });
  expect(await refusal(await payer.postPayment())).toMatchObject({
    code: 'CHECKOUT_INCOMPLETE',
    errors: { email: expect.any(String) },
  });
});

test('the mail of a gift card that was bought in test mode says so', async () => {
  const payer = await payerOfGift('ben@mail.test');
  await payer.pay();
  const mail = (await outbox()).find(({ recipient }) => recipient === 'ben@mail.test');
  expect(mail?.text_body).toContain('Test mode');
  expect(mail?.html_body).toContain('Test mode');
});

test('a product that has become unlimited meanwhile is sold to whoever is paying for it', async () => {
  const payer = await Payer.with(mug.id);
  const answer = await payer.pay({ card: 'secondStep' });
  await payer.deleteCheckout();
  await setStock('MUG', 0);
  await env.DB.prepare(`UPDATE variants SET unlimited = 1 WHERE sku = 'MUG'`).run();
  await open(await decideAt(answer, 'approve'));
  expect([await countOrders(), await count('payments', `state = 'refunded'`)]).toEqual([1, 0]);
});

test('a second payment for a checkout that was bought is refunded', async () => {
  const payer = await Payer.with(mug.id);
  const answer = await payer.pay({ card: 'secondStep' });
  const way = await decideAt(answer, 'approve');
  const cart = await payer.cart();
  await env.DB.prepare(
    `INSERT INTO orders (site_id, id, number, checkout_id, token_hash, state, test_mode, provider, email, shipping_name, note, coupons,
       currency, subtotal_cents, discount_cents, shipping_cents, tax_cents, tax_included, gift_card_cents,
       grand_total_cents, placed_at)
     SELECT site_id, 'x', 1, checkout_id, ?1, 'paid', 1, 'test', '', '', '', '[]', 'USD', 0, 0, 0, 0, 0, 0, 0, 0 FROM payments`,
  )
    .bind(sha256(placedOrderTokenOf(sessionSecret(env), SHOP.id, cart.id)))
    .run();
  expect((await open(way)).status).toBe(200);
  expect(await count('test_payments', `state = 'refunded'`)).toBe(1);
  expect(await unitsOf('MUG')).toEqual({ free: STOCK - 1, reserved: 1, sold: 0 });
});

test('the same amount in another currency than was shown is refused', async () => {
  const payer = await Payer.with(mug.id);
  const { dueCents, cart } = await payer.readCheckout();
  await setStoreSettings(SHOP.id, { ...SETTINGS, selectedCurrency: 'GBP' });
  const currency = cart.subtotalAmount.currencyCode;
  expect((await payer.readCheckout()).dueCents).toBe(dueCents);
  expect((await refusal(await payer.postPayment({ dueCents, currency }))).code).toBe('CHECKOUT_CHANGED');
  expect(await payer.pay({ dueCents, currency: 'GBP' })).toEqual(CONFIRMED);
});

test('an address with a region of another country does not escape the tax', async () => {
  const payer = await Payer.with(mug.id);
  await payer.changeCheckout({ address: { ...NEW_YORK, region: 'ZZ' } });
  expect(await refusal(await payer.postPayment())).toMatchObject({ errors: { 'address.region': expect.any(String) } });
});

test('the address given on an order’s own page is kept, whichever entry is made first', async () => {
  const payer = await payerOfGift('ben@mail.test');
  expect((await payer.changeCheckout({ note: 'Ring twice' })).email).toBe(ANN);
});

test('a refunded payment keeps nothing about the person', async () => {
  const payer = await Payer.with(mug.id);
  const key = '0123456789012345678901';
  const { dueCents } = await payer.readCheckout();
  const answer = await payer.pay({ card: 'secondStep', key, dueCents });
  await payer.deleteCheckout();
  await setStock('MUG', 0);
  await open(await decideAt(answer, 'approve'));
  expect(await count('payments', `state = 'refunded' AND snapshot LIKE '%${ANN}%'`)).toBe(0);
  expect(await payer.pay({ card: 'secondStep', key, dueCents })).toMatchObject({ status: 'declined' });
});
