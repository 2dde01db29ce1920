import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { findOrderToken, statusLink } from './links.ts';
import { findByName } from './repository.ts';

const present = String(env.SESSION_SECRET);
const CHANGED = 'n'.repeat(64);

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
});

test('links to an order stay valid after one change of the secret, and end with the second', async () => {
  const payer = await Payer.with(PRODUCTS.mug.id);
  const { url } = (await payer.pay()) as { url: string };
  const token = new URLSearchParams(url.split('?')[1]).get('orderToken');
  const order = await findByName(env.DB, SHOP.id, '1');
  if (!order) throw new Error('There is no order');
  for (const secrets of [
    { present, previous: undefined },
    { present: CHANGED, previous: present },
  ]) {
    expect(await findOrderToken(env.DB, secrets, SHOP.id, order.checkoutId)).toBe(token);
    expect(statusLink(secrets, SHOP.id, order)).toContain(`orderToken=${token}`);
  }
  expect(statusLink({ present: 'm'.repeat(64), previous: CHANGED }, SHOP.id, order)).toBe('');
  expect(await findOrderToken(env.DB, { present, previous: undefined }, SHOP.id, 'unpaid')).toBeUndefined();
});
