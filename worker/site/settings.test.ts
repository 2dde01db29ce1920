import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { Buyer, refusal } from '../../test/worker/buyer.ts';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { addJsonTemplates, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const logged: string[] = [];

beforeEach(async () => {
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line) => logged.push(String(line)));
  await openShops();
  await addJsonTemplates();
});

test.each(['shippingRules', 'taxRules', 'pricesIncludeTax', 'minimumSubtotalCents'])(
  'a setting of a wrong type is named in the log, pages stay, and nothing is sold: %s',
  async (field) => {
    const payer = new Payer();
    await setStoreSettings(SHOP.id, SETTINGS);
    const ready = await Payer.with(PRODUCTS.mug.id);
    await setStoreSettings(SHOP.id, { ...SETTINGS, [field]: 'five' });
    for (const path of ['/', '/shop/p/mug', '/api/commerce/shopping-cart']) {
      expect((await payer.fetch(path)).status, path).toBeLessThan(500);
    }
    expect(logged.some((line) => line.includes('setting_invalid') && line.includes(`storeSettings.${field}`))).toBe(
      true,
    );
    expect(await refusal(await ready.postPayment())).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
  },
);

test.each(['merchandisingSettings', 'installmentSettings', 'selectedCurrency', 'testMode', 'orderNotificationEmail'])(
  'a page is shown whatever stands in the setting %s',
  async (field) => {
    for (const value of [null, 'text', 5, true, [], { scarcityThreshold: 'five', enabled: 'yes' }]) {
      await setStoreSettings(SHOP.id, { [field]: value });
      expect((await new Buyer().fetch('/shop/p/mug')).status, JSON.stringify(value)).toBeLessThan(500);
    }
  },
);

test('a setting that pages need not know is on no page', async () => {
  await setStoreSettings(SHOP.id, {
    apiSecret: 'very-secret-1',
    orderNotificationEmail: 'very-secret-2@shop.test',
    stripeAccount: 'very-secret-3',
    merchandisingSettings: { internalNote: 'very-secret-4' },
  });
  for (const path of ['/', '/shop', '/shop/p/mug', '/cart', '/checkout']) {
    expect(await (await new Buyer().fetch(path)).text()).not.toContain('very-secret');
  }
});

test.each(['[]', 'null', '"x"', '{', ''])('the database takes no settings that are not an object: %s', async (json) => {
  const write = env.DB.prepare('UPDATE sites SET store_settings = ?2 WHERE site_id = ?1').bind(SHOP.id, json).run();
  await expect(write).rejects.toThrow();
});
