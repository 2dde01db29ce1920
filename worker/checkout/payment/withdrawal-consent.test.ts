import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NEW_YORK, Payer, SETTINGS as US_SETTINGS } from '../../../test/worker/checkout.ts';
import { addFile, buyBook } from '../../../test/worker/files.ts';
import { outbox } from '../../../test/worker/post-office.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';

const CONSENT =
  'I want my downloads at once, before the withdrawal period ends. I know that I lose my right of withdrawal for them as soon as I can download them.';

/** A shop in Germany without taxes. Nobody is asked for a country, so that the shop's own counts. */
const SETTINGS = { ...US_SETTINGS, taxRules: [], stripeCountry: 'DE' };

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const payerOf = (itemId: string) => Payer.with(itemId);
const ordersCount = () => env.DB.prepare('SELECT COUNT(*) FROM orders').first('COUNT(*)');

describe('the consent that ends the right of withdrawal', () => {
  test('it is asked for a download, and not for a product without a file or of another type', async () => {
    expect((await (await payerOf(PRODUCTS.ebook.id)).readCheckout()).withdrawalConsent).toBe('');
    await addFile();
    expect((await (await payerOf(PRODUCTS.ebook.id)).readCheckout()).withdrawalConsent).toBe(CONSENT);
    expect((await (await payerOf(PRODUCTS.mug.id)).readCheckout()).withdrawalConsent).toBe('');
  });

  test('a buyer of a shop in a country without that right is not asked, and pays without it', async () => {
    await setStoreSettings(SHOP.id, US_SETTINGS);
    await addFile();
    const payer = await payerOf(PRODUCTS.ebook.id);
    expect((await payer.readCheckout()).withdrawalConsent).toBe('');
    expect((await payer.postPayment({ withdrawalConsent: null })).status).toBe(200);
    expect(await env.DB.prepare('SELECT withdrawal_consent FROM orders').first('withdrawal_consent')).toBeNull();
  });

  test('a shop that sells to businesses alone asks nobody', async () => {
    await setStoreSettings(SHOP.id, { ...SETTINGS, lawSettings: { sellsToConsumers: false } });
    await addFile();
    expect((await (await payerOf(PRODUCTS.ebook.id)).readCheckout()).withdrawalConsent).toBe('');
  });

  test.each([
    ['', ''],
    ['US', ''],
    ['FR', CONSENT],
  ])('a buyer whose order goes to “%s” is asked for “%s”', async (countryCode, consent) => {
    const zones = [{ countryCode: 'US' }, { countryCode: 'FR' }];
    const shippingRules = US_SETTINGS.shippingRules.map((rule) => ({ ...rule, zones }));
    await setStoreSettings(SHOP.id, { ...US_SETTINGS, shippingRules });
    await addFile();
    const payer = await payerOf(PRODUCTS.ebook.id);
    await payer.addToCart(PRODUCTS.mug.id);
    if (countryCode) await payer.changeCheckout({ address: { ...NEW_YORK, region: '', countryCode } });
    expect((await payer.readCheckout()).withdrawalConsent).toBe(consent);
  });

  test('without it nothing is charged, and the field is named', async () => {
    await addFile();
    const payer = await payerOf(PRODUCTS.ebook.id);
    const answer = await payer.postPayment({ withdrawalConsent: null });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'CHECKOUT_INCOMPLETE',
      errors: { withdrawalConsent: 'To order downloads, the buyer must agree that they begin at once.' },
    });
    expect(await ordersCount()).toBe(0);
  });

  test.each([
    ['to other words than those that are asked for now', { withdrawalConsent: 'I keep my right.' }],
    ['to nothing, because the page was open before the product had a file', { withdrawalConsent: '' }],
  ])('a buyer who agreed %s sees the checkout again', async (_, options) => {
    await addFile();
    const payer = await payerOf(PRODUCTS.ebook.id);
    const answer = await payer.postPayment(options);
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'CHECKOUT_CHANGED' }]);
    expect(await ordersCount()).toBe(0);
  });

  test('the order keeps the words and the time, and both mails and the page say them', async () => {
    await addFile();
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12), toFake: ['Date'] });
    await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: 'shop@mail.example' });
    const { buyer, url } = await buyBook();
    vi.useRealTimers();
    const stored = await env.DB.prepare('SELECT withdrawal_consent FROM orders').first<string>('withdrawal_consent');
    expect(JSON.parse(stored ?? '')).toEqual({ text: CONSENT, givenAt: Date.UTC(2026, 10, 23, 12) });
    const mails = await outbox();
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['order-confirmation', 'order-notice']);
    const consentText = /Given on November 23, 2026 at .*: “I want my downloads at once/;
    for (const { text_body } of mails) expect(text_body).toMatch(consentText);
    expect((await buyer.open(url)).page.html).toMatch(consentText);
  });

  test('an order without downloads says nothing of it', async () => {
    const payer = await payerOf(PRODUCTS.mug.id);
    await payer.pay();
    expect(await env.DB.prepare('SELECT withdrawal_consent FROM orders').first('withdrawal_consent')).toBeNull();
    for (const { text_body } of await outbox()) expect(text_body).not.toContain('Consent');
  });
});
