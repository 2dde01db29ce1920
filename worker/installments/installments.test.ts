import { beforeAll, describe, expect, test } from 'vitest';
import { INSTALLMENT_LOCALES } from '#runtime/domain/installments.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

beforeAll(openShops);

const get = (file: string) => new Buyer('any.example').fetch(`/installments/${file}`);

describe('the page on instalments', () => {
  test.each([
    ['en_US', 'en-US', 'Pay over time with Afterpay'],
    ['en_GB', 'en-GB', 'Pay over time with Clearpay'],
    ['fr_CA', 'fr-CA', 'Payez en plusieurs fois avec Afterpay'],
  ])('the page on instalments in %s speaks that language and names its provider', async (locale, lang, title) => {
    const response = await get(`${locale}.html`);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).not.toMatch(/\{\w+\}/);
  });

  test('every locale has a page on instalments', async () => {
    const statuses = await Promise.all(INSTALLMENT_LOCALES.map(async (locale) => (await get(`${locale}.html`)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('the page on instalments is readable by any origin, is cached, and runs nothing', async () => {
    const { headers } = await get('en_US.html');
    expect(headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cache-Control')).toContain('max-age=3600');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  test.each(['de_DE.html', 'en_us.html', 'en_US.htm', '..%2fen_US.html', 'en_US.html%00'])(
    'there is no page on instalments at %s',
    async (file) => {
      expect((await get(file)).status).toBe(404);
    },
  );
});

describe('the shop’s terms', () => {
  const settings = {
    stripeCountry: 'US',
    selectedCurrency: 'USD',
    installmentSettings: { enabled: true, min: 100, max: 200_000 },
  };
  const terms = async (env = {}) => (await new Buyer(SHOP.host).fetch('/api/commerce/installments', { env })).json();

  test('a page can ask whether the checkout offers instalments', async () => {
    await setStoreSettings(SHOP.id, settings);
    expect(await terms()).toMatchObject({ installments: { afterPayAvailable: true, stripeAccountCountry: 'US' } });
  });

  test.each([
    ['switched off', {}, {}],
    ['without a payment provider', settings, { ENVIRONMENT: 'production' }],
  ])('a shop whose instalments are %s has no terms', async (_, stored, env) => {
    await setStoreSettings(SHOP.id, stored);
    expect(await terms(env)).toEqual({ installments: null });
  });
});
