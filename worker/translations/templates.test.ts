import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Translation } from '#runtime/contracts/translations.ts';
import { read } from '../../test/worker/buyer.ts';
import { openDemo, visit } from '../../test/worker/demo-shop.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { speak, untranslate } from '../../test/worker/translations.ts';

const OF_CART = '/api/owner/translations/fr/template/cart.page';
const OF_HEADER = '/api/owner/translations/fr/template/partials%2Fheader';

let owner: OwnerProgram;

beforeEach(async () => {
  await openDemo();
  await untranslate();
  await speak(['fr', 'es']);
  owner = await OwnerProgram.of({ site: 'second-steep' }, 'localhost');
});

const put = (path: string, texts: Record<string, string>) => owner.fetch(path, { method: 'PUT', body: { texts } });
const page = async (path: string) => (await visit(path)).text();

test('the fixed texts of templates are in the language of the page, and in no other', async () => {
  const { sources } = await read(await owner.fetch(OF_CART), Translation);
  expect(sources).toMatchObject({ 'text:Your cart': 'Your cart', 'text:Continue shopping': 'Continue shopping' });
  await put(OF_CART, { 'text:Your cart': 'Votre panier <2>' });
  expect((await put(OF_HEADER, { 'text:Search': 'Rechercher "ici"' })).status).toBe(200);
  const french = await page('/fr/cart');
  expect(french).toContain('<h1>Votre panier &#60;2&#62;</h1>');
  expect(french).toContain('aria-label="Rechercher &#34;ici&#34;"');
  for (const path of ['/cart', '/es/cart']) expect(await page(path)).toContain('<h1>Your cart</h1>');
});

test('pages follow each change of a translation, and of a template', async () => {
  await put(OF_CART, { 'text:Your cart': 'Panier' });
  expect(await page('/fr/cart')).toContain('<h1>Panier</h1>');
  await put(OF_CART, { 'text:Your cart': 'Le panier' });
  expect(await page('/fr/cart')).toContain('<h1>Le panier</h1>');
  await put(OF_CART, {});
  expect(await page('/fr/cart')).toContain('<h1>Your cart</h1>');
  await env.DB.prepare(
    "UPDATE templates SET source = '<h1>Basket</h1>', updated_at = updated_at + 1 WHERE name = 'cart.page'",
  ).run();
  expect(await page('/fr/cart')).toContain('<h1>Basket</h1>');
});

test('the translation of a template is deleted with it', async () => {
  await put(OF_CART, { 'text:Your cart': 'Panier' });
  await env.DB.prepare("DELETE FROM templates WHERE name = 'cart.page'").run();
  expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM translations').first('n')).toBe(0);
});
