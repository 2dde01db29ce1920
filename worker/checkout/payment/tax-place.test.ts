import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyAddress } from '#runtime/domain/address.ts';
import { refusal } from '../../../test/worker/buyer.ts';
import { ANN, countOrders, decideAt, NEW_YORK, Payer, SETTINGS } from '../../../test/worker/checkout.ts';
import { open } from '../../../test/worker/order-pages.ts';
import { gifting, subscribing } from '../../../test/worker/orders.ts';
import { outbox } from '../../../test/worker/post-office.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';

const { mug, ebook, box } = PRODUCTS;
const TAXED = {
  ...SETTINGS,
  taxRules: [
    { id: 'us-ca', name: 'California', zone: { countryCode: 'US', region: 'CA' }, rate: 72_500 },
    { id: 'de', name: 'MwSt.', zone: { countryCode: 'DE' }, rate: 190_000 },
  ],
};
const CALIFORNIA = { ...emptyAddress, countryCode: 'US', region: 'CA' };
const GERMANY = { ...emptyAddress, countryCode: 'DE' };

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, TAXED);
  // These shops have no templates, which pages log.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(env.MAIL, 'sendBatch').mockResolvedValue(undefined as never);
});
afterEach(() => vi.restoreAllMocks());

async function withDownload(entries: object = {}): Promise<Payer> {
  const payer = (await new Payer().arrive()) as Payer;
  await payer.addToCart(ebook.id);
  await payer.changeCheckout({ email: ANN, ...entries });
  return payer;
}
const estimate = (payer: Payer, location: object | null) =>
  payer.fetch('/api/commerce/shopping-cart/shipping', { method: 'PUT', body: { location, optionId: null } });
const missing = async (payer: Payer) => Object.keys((await refusal(await payer.postPayment())).errors ?? {});

async function onlyOrder() {
  const { address, tax_cents, grand_total_cents } = (await env.DB.prepare('SELECT * FROM orders').first()) ?? {};
  return { address: JSON.parse(String(address)), tax: tax_cents, total: grand_total_cents };
}

describe('an order without delivery', () => {
  test('a download is not sold without a country where there are taxes, whatever the cart estimates', async () => {
    const payer = await withDownload();
    expect(await payer.readCheckout()).toMatchObject({
      needsAddress: false,
      taxPlace: { regionsIn: ['US'] },
      countries: ['*'],
      dueCents: 900,
    });
    expect(await refusal(await payer.postPayment())).toMatchObject({
      code: 'CHECKOUT_INCOMPLETE',
      errors: { 'address.countryCode': expect.any(String) },
    });
    await estimate(payer, { countryCode: 'US', region: 'CA' });
    expect((await payer.readCheckout()).dueCents).toBe(965);
    expect(await missing(payer)).toEqual(['address.countryCode']);
    await estimate(payer, null);
    expect((await payer.readCheckout()).dueCents).toBe(900);
    expect(await missing(payer)).toEqual(['address.countryCode']);
    expect(await countOrders()).toBe(0);
  });

  test('a download is taxed in the country of the checkout, not at the cart’s estimate, and the order keeps it', async () => {
    const payer = await withDownload({ address: CALIFORNIA });
    await estimate(payer, null);
    expect((await payer.readCheckout()).dueCents).toBe(965);
    await estimate(payer, { countryCode: 'FR', region: '' });
    expect(await refusal(await payer.postPayment({ dueCents: 900 }))).toMatchObject({ code: 'CHECKOUT_CHANGED' });
    const { url } = (await payer.pay()) as { url: string };
    expect(await onlyOrder()).toEqual({ address: CALIFORNIA, tax: 65, total: 965 });
    const { page } = await payer.open(url);
    expect(page.html).toContain('Country or region');
    expect(page.html).toContain('CA\nUnited States');
    expect(page.html).not.toContain('Delivery address');
    expect((await outbox())[0]?.text_body).toMatch(/Country or region: CA\n +United States/);
  });

  test.each([
    ['a country that does not exist', { ...emptyAddress, countryCode: 'XX' }, 'address.countryCode'],
    ['no region where a tax depends on it', { ...emptyAddress, countryCode: 'US' }, 'address.region'],
    ['a region of another country', { ...CALIFORNIA, region: 'ON' }, 'address.region'],
  ])('the place of a download’s taxes cannot be %s', async (_, address, field) => {
    expect(await missing(await withDownload({ address }))).toEqual([field]);
  });

  test('a country in small letters is refused when it is entered', async () => {
    const payer = await withDownload();
    expect((await payer.putCheckout({ address: { ...CALIFORNIA, countryCode: 'us' } })).status).toBe(400);
    expect((await payer.putCheckout({ address: { ...CALIFORNIA, region: 'ca' } })).status).toBe(400);
  });

  test('an owner’s rule whose codes are in small letters taxes too', async () => {
    const taxRules = [{ id: 'us-ca', name: 'California', zone: { countryCode: 'us', region: 'ca' }, rate: 72_500 }];
    await setStoreSettings(SHOP.id, { ...TAXED, taxRules });
    expect((await (await withDownload({ address: CALIFORNIA })).readCheckout()).dueCents).toBe(965);
  });

  test('an order keeps nothing of an earlier address but the place that was taxed', async () => {
    await (await withDownload({ address: { ...NEW_YORK, countryCode: 'DE', region: '' } })).pay();
    expect(await onlyOrder()).toEqual({ address: GERMANY, tax: 171, total: 1071 });
  });

  test('a country that changes after the payment has started does not change what is paid', async () => {
    const payer = await withDownload({ address: CALIFORNIA });
    const answer = await payer.pay({ card: 'secondStep' });
    await payer.changeCheckout({ address: GERMANY });
    await open(await decideAt(answer, 'approve'));
    expect(await onlyOrder()).toEqual({ address: CALIFORNIA, tax: 65, total: 965 });
  });

  test('a shop without any rate asks for no country, nor does a free download', async () => {
    await setStoreSettings(SHOP.id, { ...TAXED, taxRules: TAXED.taxRules.map((rule) => ({ ...rule, rate: 0 })) });
    const payer = await withDownload();
    expect((await payer.readCheckout()).taxPlace).toBeNull();
    expect(await payer.pay()).toMatchObject({ status: 'paid' });
    await setStoreSettings(SHOP.id, TAXED);
    await env.DB.prepare(`UPDATE variants SET price_cents = 0 WHERE sku = 'EBOOK'`).run();
    const second = await withDownload();
    expect(await second.readCheckout()).toMatchObject({ taxPlace: null, dueCents: 0 });
    expect(await second.pay({ provider: null })).toMatchObject({ status: 'paid' });
  });
});

test('a cart with delivery asks for its address alone', async () => {
  const payer = await withDownload();
  await payer.addToCart(mug.id);
  expect(await payer.readCheckout()).toMatchObject({ needsAddress: true, taxPlace: null, countries: ['US'] });
  await payer.changeCheckout({ address: CALIFORNIA });
  expect(await missing(payer)).toContain('address.line1');
});

test('a gift card is money, which is not taxed, so that it asks for no country', async () => {
  const payer = await gifting();
  expect((await payer.startCheckout()).taxPlace).toBeNull();
  expect(await payer.pay()).toMatchObject({ status: 'paid' });
});

test('a subscription without delivery is taxed in the country of its checkout', async () => {
  await env.DB.prepare('UPDATE items SET product_type = ?1 WHERE id = ?2').bind(PRODUCTS.lesson.type, box.id).run();
  const payer = await subscribing();
  expect(await payer.startCheckout()).toMatchObject({ taxPlace: { regionsIn: ['US'] } });
  expect(await missing(payer)).toEqual(['address.countryCode']);
  expect((await payer.changeCheckout({ address: GERMANY })).dueCents).toBe(4760);
  await payer.pay();
  expect(await onlyOrder()).toEqual({ address: GERMANY, tax: 760, total: 4760 });
});
