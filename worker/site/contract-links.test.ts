import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { AccountOrders, AccountSubscriptions } from '#runtime/contracts/account.ts';
import { ShoppingCart } from '#runtime/contracts/cart.ts';
import { Product } from '#runtime/contracts/product.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ACCOUNT, newHolder, openAccount } from '../../test/worker/account-holder.ts';
import { Buyer, CART, read } from '../../test/worker/buyer.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { contractPages } from './contract-links.ts';
import { readSite } from './repository.ts';

const WITHDRAW = { title: 'Withdraw from contract here', url: '/withdraw' };
const CANCEL = { title: 'Cancel contracts here', url: '/cancel-contract' };
const sellTo = (...countries: string[]) => setStoreSettings(SHOP.id, { ...SETTINGS, lawSettings: { countries } });

beforeEach(openShops);

const productLinks = async (id: string) =>
  (await read(await new Buyer().fetch(`/api/commerce/products/${id}`), Product)).store.contractLinks;

describe('a shop that sells to Germany', () => {
  beforeEach(() => sellTo('DE'));

  test('links to the withdrawal from a product, and to the cancellation where it is a subscription', async () => {
    expect(await productLinks(PRODUCTS.shirt.id)).toEqual([WITHDRAW]);
    expect(await productLinks(PRODUCTS.box.id)).toEqual([WITHDRAW, CANCEL]);
  });

  test('links to the withdrawal from a cart, which is empty or was just changed', async () => {
    const buyer = await new Buyer().arrive();
    expect((await read(await buyer.fetch(CART), ShoppingCart)).contractLinks).toEqual([WITHDRAW]);
    const added = await buyer.addToCart(PRODUCTS.poster.id);
    expect(added.shoppingCart.contractLinks).toEqual([WITHDRAW]);
  });

  test('links to both from an account', async () => {
    const ann = await newHolder();
    await openAccount(ann);
    const orders = await read(await ann.send('GET', `${ACCOUNT}/orders?limit=2`), AccountOrders);
    expect(orders.contractLinks).toEqual([WITHDRAW]);
    const subscriptions = await read(await ann.send('GET', `${ACCOUNT}/subscriptions`), AccountSubscriptions);
    expect(subscriptions.contractLinks).toEqual([CANCEL]);
  });
});

test('a shop that sells to Austria alone owes no button for cancellations', async () => {
  await sellTo('AT');
  expect(await productLinks(PRODUCTS.box.id)).toEqual([WITHDRAW]);
});

test('a shop that owes nothing has no links, nor has one that sells to businesses', async () => {
  await setStoreSettings(SHOP.id, SETTINGS);
  expect(await productLinks(PRODUCTS.box.id)).toBeUndefined();
  await setStoreSettings(SHOP.id, { ...SETTINGS, lawSettings: { countries: ['DE'], sellsToConsumers: false } });
  expect(await productLinks(PRODUCTS.box.id)).toBeUndefined();
});

test('the link is not shown the day before its duty begins', async () => {
  await sellTo('FR');
  const site = await readSite(env.DB, SHOP.id);
  if (!site) throw new Error('The shop is gone');
  const texts = await textsIn('fr');
  const on = (day: string) =>
    contractPages(site, texts, Date.parse(`${day}T12:00:00Z`), ['withdrawal', 'cancellation']);
  expect(on('2023-05-31')).toEqual([]);
  expect(on('2023-06-01')).toEqual([{ title: 'Résilier votre contrat', url: '/cancel-contract' }]);
  expect(on('2026-06-18')).toHaveLength(1);
  expect(on('2026-06-19')).toContainEqual({ title: 'Renoncer au contrat ici', url: '/withdraw' });
});
