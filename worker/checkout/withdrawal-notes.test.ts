import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const { mug, poster, lesson } = PRODUCTS;
const zones = [{ countryCode: 'US' }, { countryCode: 'DE' }];
const ABROAD = { ...SETTINGS, shippingRules: SETTINGS.shippingRules.map((rule) => ({ ...rule, zones })) };
const BERLIN = { ...NEW_YORK, city: 'Berlin', region: '', postalCode: '10115', countryCode: 'DE' };

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, ABROAD);
});

const except = (itemId: string) =>
  env.DB.prepare(`UPDATE items SET withdrawal_exception = 'perishable' WHERE id = ?1`).bind(itemId).run();

test('each sentence names the items that it is about, and goods like any other have none', async () => {
  const payer = await Payer.with(lesson.id);
  await payer.addToCart(mug.id);
  await payer.addToCart(poster.id);
  await payer.changeCheckout({ address: BERLIN });
  expect((await payer.readCheckout()).withdrawalNotes).toEqual([expect.stringMatching(/^Lesson: If you ask/)]);
  await except(mug.id);
  await except(poster.id);
  const { withdrawalNotes } = await payer.readCheckout();
  expect(withdrawalNotes).toHaveLength(2);
  expect(withdrawalNotes).toContainEqual(expect.stringMatching(/^Mug, Poster: There is no right of withdrawal/));
});

test('a buyer in a country without that right reads none of it, nor does one of a shop for businesses', async () => {
  await except(mug.id);
  const payer = await Payer.with(mug.id);
  await payer.changeCheckout({ address: BERLIN });
  expect((await payer.readCheckout()).withdrawalNotes).toHaveLength(1);
  await payer.changeCheckout({ address: NEW_YORK });
  expect((await payer.readCheckout()).withdrawalNotes).toEqual([]);
  await payer.changeCheckout({ address: BERLIN });
  await setStoreSettings(SHOP.id, { ...ABROAD, lawSettings: { sellsToConsumers: false } });
  expect((await payer.readCheckout()).withdrawalNotes).toEqual([]);
});
