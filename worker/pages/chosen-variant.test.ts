import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';

beforeAll(() => openDemo());

const towel = (variantId: string) => Page.at(`/shop/p/linen-towel?variant=${encodeURIComponent(variantId)}`);

async function variantOf(sku: string): Promise<string> {
  const { results } = await env.DB.prepare('SELECT id FROM variants WHERE sku = ?1').bind(sku).all<{ id: string }>();
  return results[0]?.id ?? '';
}

/** Sets columns of a variant for one test. */
async function change(sku: string, columns: string): Promise<void> {
  await env.DB.prepare(`UPDATE variants SET ${columns} WHERE sku = ?1`).bind(sku).run();
}

describe('a page whose address names a variant', () => {
  test('the page chooses the values in selects and radios, and leaves the others', async () => {
    const page = await towel(await variantOf('TOWEL-CO-L'));
    const chosen = await page.all('.product-variants option[selected]');
    expect(chosen.map(({ value }) => value)).toEqual(['Coral', 'Large']);
    const radios = await page.all('.product-variants input[checked]');
    expect(radios.map(({ value }) => value)).toEqual(['Coral', 'Large']);
    expect(await page.only('.product-variants')).toHaveProperty('data-sq-chosen');
  });

  test('the page shows the price, mark, picture and instalments of the variant', async () => {
    await change('TOWEL-CO-L', 'price_cents = 3200, on_sale = 1, sale_price_cents = 2800, qty_in_stock = 9');
    await change('TOWEL-LE-S', 'qty_in_stock = 9');
    const onSale = await towel(await variantOf('TOWEL-CO-L'));
    expect((await onSale.only('.ProductItem-product-price .product-price'))['']).toBe(
      'Sale Price:$28.00 Original Price:$32.00',
    );
    expect((await onSale.only('.ProductItem .product-mark'))['']).toBe('sale');
    expect((await onSale.only('.sq-installments-line'))['']).toContain('4 interest-free payments of $7.00');
    expect((await onSale.only('.gallery-choice[checked]'))['data-image-id']).toMatch(/coral/i);
    const plain = await towel(await variantOf('TOWEL-LE-S'));
    expect((await plain.only('.ProductItem-product-price .product-price'))['']).toBe('$22.00');
    expect(await plain.all('.ProductItem .product-mark')).toEqual([]);
  });

  test('the page says that the variant is sold out, or that only a few are left', async () => {
    await change('TOWEL-CO-L', 'qty_in_stock = 0, unlimited = 0');
    await change('TOWEL-LE-S', 'qty_in_stock = 2, unlimited = 0');
    const soldOut = await towel(await variantOf('TOWEL-CO-L'));
    expect((await soldOut.only('.ProductItem .product-mark')).class).toContain('sold-out');
    expect(await soldOut.all('.product-scarcity:not([hidden])')).toEqual([]);
    const scarce = await towel(await variantOf('TOWEL-LE-S'));
    expect((await scarce.all('.product-scarcity:not([hidden])')).map((element) => element[''])).toEqual([
      'Only 2 left in stock',
    ]);
  });

  test('the button says that the variant is sold out, in the shop’s words, and keeps its other label', async () => {
    const label = async (page: Page) => (await page.only('.ProductItem .sqs-add-to-cart-button-inner'))[''];
    await change('TOWEL-CO-L', 'qty_in_stock = 0, unlimited = 0');
    await change('TOWEL-LE-S', 'qty_in_stock = 2, unlimited = 0');
    const soldOut = await towel(await variantOf('TOWEL-CO-L'));
    expect(await label(soldOut)).toBe('Gone for now');
    expect((await soldOut.only('.ProductItem .sqs-add-to-cart-button'))['data-original-label']).toBe('Add To Cart');
    expect(await label(await towel(await variantOf('TOWEL-LE-S')))).toBe('Add To Cart');
    expect(await label(await Page.at('/shop/p/linen-towel'))).toBe('Add To Cart');
    expect(await label(await Page.at('/shop/p/ember-kyusu'))).toBe('Gone for now');
  });

  test('the data for scripts and search engines stay those of the whole product', async () => {
    const [whole, chosen] = [await Page.at('/shop/p/linen-towel'), await towel(await variantOf('TOWEL-CO-L'))];
    expect(chosen.staticContext()).toEqual(whole.staticContext());
    const variants = async (page: Page) => (await page.only('.product-variants'))['data-variants'];
    expect(await variants(chosen)).toBe(await variants(whole));
  });

  test('values with quotes and signs are found, and no other option with the same value is chosen', async () => {
    const attributes = JSON.stringify({ Colour: `Coral & "co's" <b>`, Size: 'Coral' });
    await env.DB.prepare('UPDATE variants SET attributes = ?2 WHERE sku = ?1').bind('TOWEL-CO-L', attributes).run();
    const page = await towel(await variantOf('TOWEL-CO-L'));
    const chosen = await page.all('.product-variants option[selected]');
    expect(chosen.map(({ value }) => value)).toEqual([`Coral & "co's" <b>`, 'Coral']);
    await openDemo();
  });
});

test.each(['nothing', '', `"><script>alert(1)</script>`, "' OR 1=1 --"])(
  'a page shows all variants where the address names none of its own: %s',
  async (id) => {
    const page = await towel(id);
    expect((await page.only('.ProductItem-product-price .product-price'))['']).toBe('from $16.00');
    expect(await page.all('[data-sq-chosen], option[selected]')).toEqual([]);
  },
);

test('a page shows all variants where the one in its address lacks a value, or where the product has no options', async () => {
  const id = await variantOf('TOWEL-CO-L');
  await change('TOWEL-CO-L', `attributes = '{"Colour":"Coral"}'`);
  const page = await towel(id);
  expect((await page.only('.ProductItem-product-price .product-price'))['']).toBe('from $16.00');
  expect(await page.all('[data-sq-chosen], option[selected]')).toEqual([]);
  await env.DB.prepare("UPDATE items SET variant_option_ordering = '[]' WHERE url_slug = 'linen-towel'").run();
  const without = await (await visit('/shop/p/linen-towel')).text();
  expect((await towel(id)).html).toBe(without);
  await openDemo();
});

test('a product with one variant stays as it is, whatever its address names', async () => {
  const plain = await (await visit('/shop/p/everyday-teapot')).text();
  const named = await (await visit(`/shop/p/everyday-teapot?variant=${await variantOf('POT-700')}`)).text();
  expect(named).toBe(plain);
});

test('a theme of another shop shows the chosen variant by the same formatters', async () => {
  const page = await Page.at(`/leuchten/p/gutschein?variant=${await variantOf('GUT-100')}`, { host: 'de.localhost' });
  expect((await page.all('.product-variants option[selected]')).map(({ value }) => value)).toEqual(['100 €']);
  expect((await page.only('#productDetails > .product-price'))['']).toMatch(/^100,00\s€$/);
});

test('a theme that writes the price by itself writes that of the chosen variant, and still offers the others', async () => {
  const price =
    '{.varied-prices?}from {@|from-price}{.or}{.on-sale?}{@|sale-price} instead of {.end}{@|normal-price}{.end}';
  const source = `{.section item}<p class="own">${price}</p>{.sold-out?}<p>Gone</p>{.or}{@|variants-select}{.end}{.end}`;
  await openDemo({ 'products.item': source });
  expect((await (await Page.at('/shop/p/linen-towel')).only('.own'))['']).toBe('from 1600');
  expect((await (await towel(await variantOf('TOWEL-LE-S'))).only('.own'))['']).toBe('2200');
  const soldOut = await towel(await variantOf('TOWEL-CO-L'));
  expect((await soldOut.only('.own'))['']).toBe('1950 instead of 2800');
  expect(await soldOut.all('.product-variants[data-sq-chosen]')).toHaveLength(1);
  await openDemo();
});
