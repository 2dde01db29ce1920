import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { ShoppingCart } from '#runtime/contracts/cart.ts';
import { LANGUAGE_HEADER } from '#runtime/contracts/http.ts';
import { Product } from '#runtime/contracts/product.ts';
import { Buyer, CART, read } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { speak, translate } from '../../test/worker/translations.ts';

const FRENCH = { [LANGUAGE_HEADER]: 'fr-CA' };

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await speak(['fr'], SHOP.id);
  const [collection] = await collections();
  const item = { site: SHOP.id, kind: 'item', parent: collection?.id ?? '' };
  await translate(
    { site: SHOP.id, kind: 'site', id: 'site', texts: { title: 'Boutique A' } },
    { site: SHOP.id, kind: 'collection', id: collection?.id ?? '', slug: 'boutique' },
    { ...item, id: PRODUCTS.poster.id, slug: 'affiche', texts: { title: 'Affiche' } },
    {
      ...item,
      id: PRODUCTS.shirt.id,
      texts: { title: 'Chemise', 'text:Size': 'Taille', 'text:S': 'Petite' },
    },
  );
});

async function collections(): Promise<{ id: string; url_id: string }[]> {
  const found = env.DB.prepare(
    'SELECT c.id, c.url_id FROM collections c JOIN items i ON i.collection_id = c.id AND i.id = ?1',
  );
  return (await found.bind(PRODUCTS.poster.id).all<{ id: string; url_id: string }>()).results;
}

/** A visitor of French pages. */
class FrenchBuyer extends Payer {
  protected override identity(method: string) {
    return { ...super.identity(method), ...FRENCH };
  }
}

test('a product is answered in the language of the page that asks', async () => {
  const ask = async (headers = {}) =>
    read(await new Buyer().fetch(`/api/commerce/products/${PRODUCTS.shirt.id}`, { headers }), Product);
  const french = await ask(FRENCH);
  expect(french.name).toBe('Chemise');
  expect(french.variants[0]?.attributes).toEqual({ Taille: 'Petite' });
  expect(french.fullUrl).toMatch(/^\/fr\/boutique\/p\//);
  expect(await ask()).toMatchObject({ name: 'Shirt' });
  expect(await ask({ [LANGUAGE_HEADER]: 'it' })).toMatchObject({ name: 'Shirt' });
});

test('caches keep the answers of languages apart', async () => {
  const answer = await new Buyer().fetch(`/api/commerce/products/${PRODUCTS.shirt.id}`);
  expect(answer.headers.get('Vary')).toContain(LANGUAGE_HEADER);
});

test('the lines of a cart are in the language of the page that asks', async () => {
  const buyer = await new FrenchBuyer().arrive();
  const added = await buyer.addToCart(PRODUCTS.shirt.id, { sku: 'SHIRT-S' });
  expect(added.shoppingCart.entries[0]).toMatchObject({
    title: 'Chemise',
    chosenVariant: { attributes: { Taille: 'Petite' } },
  });
  expect((await buyer.cart()).entries[0]?.title).toBe('Chemise');
  const english = await read(await buyer.fetch(CART, { headers: { [LANGUAGE_HEADER]: 'en' } }), ShoppingCart);
  expect(english.entries[0]?.title).toBe('Shirt');
});

test('the checkout names the shop’s legal pages by their addresses in the language of the page that asks', async () => {
  await setStoreSettings(SHOP.id, { ...SETTINGS, legalPages: { terms: '/terms', privacy: 'https://law.example/p' } });
  const buyer = await new FrenchBuyer().arrive();
  const { legalPages } = await buyer.readCheckout();
  expect(legalPages.map(({ url }) => url)).toEqual(['/fr/terms', 'https://law.example/p']);
});

test('an order keeps the language that it was bought in, and its mail leads to pages in it', async () => {
  const buyer = await new FrenchBuyer().arrive();
  await buyer.addToCart(PRODUCTS.poster.id);
  await buyer.startCheckout();
  await buyer.changeCheckout({ email: ANN, address: NEW_YORK });
  await buyer.pay();
  const snapshot = await env.DB.prepare('SELECT title FROM order_lines').first<string>('title');
  expect(snapshot).toBe('Affiche');
  const mails = await outbox();
  const mail = mails.find(({ recipient }) => recipient === ANN);
  expect(mail?.subject).toContain('Boutique A');
  expect(mail?.html_body).toContain(`https://${SHOP.host}/fr/commerce/order-status?orderToken=`);
  expect(mail?.html_body).toContain('Affiche');
});
