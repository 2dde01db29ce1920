import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../../test/worker/buyer.ts';
import { countOrders, decideAt, NEW_YORK, Payer, SETTINGS } from '../../../test/worker/checkout.ts';
import { open } from '../../../test/worker/order-pages.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';

const { mug, ebook } = PRODUCTS;
const RANGE = { enabled: true, min: 100, max: 200_000 };
const OFFER = { ...SETTINGS, stripeCountry: 'US', selectedCurrency: 'USD', installmentSettings: RANGE };

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, OFFER);
});

const limitTo = (over: object) => setStoreSettings(SHOP.id, { ...OFFER, installmentSettings: { ...RANGE, ...over } });

describe('the offer', () => {
  test('the checkout offers four payments of what is due with delivery and taxes', async () => {
    const payer = await Payer.with(mug.id);
    const { dueCents, cart, installments } = await payer.readCheckout();
    expect(dueCents).toBeGreaterThan(cart.subtotalCents);
    expect(installments).toMatchObject({ status: 'offered', provider: 'afterpay', count: 4 });
    const { amountsCents } = installments as { amountsCents: number[] };
    expect(amountsCents.reduce((sum, cents) => sum + cents, 0)).toBe(dueCents);
  });

  test('the offer follows what is due, at both ends of the range', async () => {
    const payer = await Payer.with(mug.id);
    const { dueCents } = await payer.readCheckout();
    const statusWith = async (over: object) => {
      await limitTo(over);
      return (await payer.readCheckout()).installments?.status;
    };
    expect(await statusWith({ min: dueCents })).toBe('belowMinimum');
    expect(await statusWith({ min: dueCents - 1 })).toBe('offered');
    expect(await statusWith({ max: dueCents })).toBe('offered');
    expect(await statusWith({ max: dueCents - 1 })).toBe('aboveMaximum');
  });

  test.each([
    ['is not physical', ebook.id, OFFER],
    ['is of a shop that has switched instalments off', mug.id, SETTINGS],
    ['is of a shop in a country without instalments', mug.id, { ...OFFER, stripeCountry: 'DE' }],
    ['is of a shop that sells in the currency of another country', mug.id, { ...OFFER, selectedCurrency: 'CAD' }],
  ])('instalments are not mentioned where what is bought %s', async (_, item, settings) => {
    await setStoreSettings(SHOP.id, settings);
    expect((await (await Payer.with(item)).readCheckout()).installments).toBeNull();
  });

  test('a shop without a payment provider offers no instalments', async () => {
    const payer = await Payer.with(mug.id, {}, { ENVIRONMENT: 'production' });
    expect(await payer.readCheckout()).toMatchObject({ providers: [], installments: null });
  });
});

describe('paying in instalments', () => {
  test('the test provider shows the plan; an approval places the order, which says how it was paid', async () => {
    const payer = await Payer.with(mug.id);
    const answer = await payer.pay({ method: 'installments' });
    const page = await open((answer as { url: string }).url);
    expect(page.page.html).toContain('Pay in 4 payments with Afterpay');
    expect(page.page.html.match(/<dt>/g)).toHaveLength(4);
    const back = await open(await decideAt(answer, 'approve'));
    expect(await env.DB.prepare('SELECT payment_method, provider FROM orders').first()).toEqual({
      payment_method: 'installments',
      provider: 'test',
    });
    const confirmation = await payer.open(back.location ?? '');
    expect(confirmation.page.html).toContain('Paid in 4 interest-free payments with Afterpay (test)');
  });

  test('a refusal leads back to the checkout, and nothing is sold', async () => {
    const payer = await Payer.with(mug.id);
    const way = await decideAt(await payer.pay({ method: 'installments' }), 'decline');
    expect(way).toContain('/checkout?payment=cancelled');
    expect([await countOrders(), await count('test_payments', `state = 'declined'`)]).toEqual([0, 1]);
  });

  test('an order paid by card says so', async () => {
    const payer = await Payer.with(mug.id);
    await payer.pay();
    expect(await count('orders', `payment_method = 'card'`)).toBe(1);
  });

  test.each([
    ['out of range', () => limitTo({ max: 101 })],
    ['switched off', () => setStoreSettings(SHOP.id, SETTINGS)],
  ])('instalments that are %s meanwhile are refused', async (_, change) => {
    const payer = await Payer.with(mug.id);
    await change();
    const { dueCents } = await payer.readCheckout();
    expect(await refusal(await payer.postPayment({ method: 'installments', dueCents }))).toMatchObject({
      code: 'CHECKOUT_CHANGED',
    });
    expect(await count('payments')).toBe(0);
  });

  test('goods that leave the country are not paid in instalments', async () => {
    const zones = [{ countryCode: '*' }];
    const shippingRules = [{ id: 'far', name: 'Far', zones, basis: 'flat', tiers: [{ from: 0, cents: 800 }] }];
    await setStoreSettings(SHOP.id, { ...OFFER, shippingRules });
    const payer = await Payer.with(mug.id);
    const address = { ...NEW_YORK, countryCode: 'FR', region: '', postalCode: '75001' };
    const { installments } = await payer.changeCheckout({ address });
    expect(installments).toEqual({ status: 'abroad', provider: 'afterpay' });
    expect((await payer.postPayment({ method: 'installments' })).status).toBe(409);
  });

  test('a way to pay that does not exist is refused', async () => {
    const payer = await Payer.with(mug.id);
    expect((await payer.postPayment({ method: 'later' })).status).toBe(400);
  });
});
