import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ShoppingCart, UpdateAdditionalFieldsResponse } from '#runtime/contracts/cart.ts';
import { asRead, Buyer, CART, Embedder, ENTRIES, read, refusal } from '../../test/worker/buyer.ts';
import { addForm, aField } from '../../test/worker/forms.ts';
import { addProducts, count, endSale, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const { mug, shirt, poster, ebook, lesson } = PRODUCTS;

beforeEach(openShops);

/** Makes a product ask for a name. */
async function askForName(itemId: string): Promise<void> {
  await addForm({ id: 'name', kind: 'additional-fields', fields: [aField({ type: 'text', title: 'Name' })] });
  await env.DB.prepare(`UPDATE items SET additional_fields_form_id = 'name' WHERE id = ?1`).bind(itemId).run();
}

describe('a visitor without a cart', () => {
  test('a visitor without a cart gets an empty one, and nothing is stored or set', async () => {
    const buyer = new Buyer();
    const response = await buyer.fetch(CART);
    const cart = await read(response, ShoppingCart);
    expect(cart).toMatchObject({ id: '', orderId: '', version: 0, entries: [], totalQuantity: 0, websiteId: SHOP.id });
    expect(cart).toMatchObject({ hasDigital: false, purelyDigital: false, requiresShipping: false });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(buyer.cookies.size).toBe(0);
    expect(await count('carts')).toBe(0);
  });

  test('mock=true returns the sample cart and stores nothing', async () => {
    const cart = await new Buyer().cart('?mock=true&timecode=1763600000000');
    expect(cart).toMatchObject({ id: 'sample', totalQuantity: 3, subtotalCents: 5800, hasDigital: true });
    expect(await count('carts')).toBe(0);
  });
});

describe('adding', () => {
  test('the first addition creates a cart, and returns it with the new line', async () => {
    const buyer = await new Buyer().arrive();
    const response = await buyer.add(mug.id, { quantity: 2 });
    expect(response.headers.get('ETag')).toBe('"1"');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { shoppingCart, newlyAdded } = (await response.json()) as { shoppingCart: ShoppingCart; newlyAdded: unknown };
    expect(ShoppingCart.parse(shoppingCart).entries).toEqual([newlyAdded]);
    expect(newlyAdded).toEqual({
      id: expect.stringMatching(/^[\da-f]{24}$/),
      itemId: mug.id,
      quantity: 2,
      isReservedByOthers: false,
      chosenVariant: { id: 'variant-MUG', sku: 'MUG', attributes: {} },
      title: 'Mug',
      subTotal: 3700,
      purchasePriceCents: 1850,
      additionalFields: null,
      productType: 1,
      fullUrl: '/shop/p/mug',
      image: { assetUrl: '/assets/a-mug.svg', altText: 'Mug', originalSize: '800x600', widths: [] },
    });
    expect(shoppingCart).toMatchObject({ version: 1, totalQuantity: 2, subtotalCents: 3700, grandTotalCents: 3700 });
    expect(shoppingCart).toMatchObject({ requiresShipping: true, hasDigital: false });
    expect(shoppingCart.subtotalAmount).toEqual({
      currencyCode: 'USD',
      value: 3700,
      decimalValue: '37.00',
      fractionalDigits: 2,
    });
    expect(await buyer.cart()).toEqual(asRead(shoppingCart));
  });

  test('a line has the sale price, and takes the current price at each change', async () => {
    const buyer = await new Buyer().arrive();
    const { newlyAdded } = await buyer.addToCart(shirt.id, { sku: 'SHIRT-S' });
    expect(newlyAdded.purchasePriceCents).toBe(2495);
    expect(newlyAdded.chosenVariant.attributes).toEqual({ Size: 'S' });
    await endSale('SHIRT-S');
    expect((await buyer.cart()).subtotalCents).toBe(2495);
    const cart = await read(await buyer.setQuantity(newlyAdded.id, 2), ShoppingCart);
    expect(cart.subtotalCents).toBe(6000);
  });

  test('additions of a variant share a line if their fields are equal', async () => {
    await askForName(poster.id);
    const buyer = await new Buyer().arrive();
    const first = await buyer.addToCart(poster.id, { fields: '{"text":"Ann"}' });
    const again = await buyer.addToCart(poster.id, { fields: '{"text":"Ann"}', quantity: 2 });
    const other = await buyer.addToCart(poster.id, { fields: '{"text":"Bob"}' });
    expect(again.newlyAdded).toMatchObject({
      id: first.newlyAdded.id,
      quantity: 3,
      additionalFields: '{"text":"Ann"}',
    });
    expect(other.shoppingCart.entries).toHaveLength(2);
    expect(other.shoppingCart.version).toBe(3);
  });

  test('digital products can be sold at any stock', async () => {
    const buyer = await new Buyer().arrive();
    const { shoppingCart } = await buyer.addToCart(ebook.id, { quantity: 3 });
    expect(shoppingCart).toMatchObject({ hasDigital: true, purelyDigital: true, requiresShipping: false });
  });

  test('several units of a service can be added, unless the store sells one at a time', async () => {
    const buyer = await new Buyer().arrive();
    await buyer.addToCart(lesson.id, { quantity: 3 });
    await setStoreSettings(SHOP.id, { multipleQuantityAllowedForServices: false });
    const strict = await new Buyer().arrive();
    expect((await strict.add(lesson.id, { quantity: 2 })).status).toBe(400);
    await strict.addToCart(lesson.id);
    const error = 'This is in your cart already, and only one can be bought at a time.';
    expect(await refusal(await strict.add(lesson.id))).toMatchObject({ status: 400, code: 'ALREADY_IN_CART', error });
    expect((await strict.cart()).totalQuantity).toBe(1);
  });

  test("the cart's amounts are in the store's currency", async () => {
    await setStoreSettings(SHOP.id, { selectedCurrency: 'JPY' });
    const { shoppingCart } = await (await new Buyer().arrive()).addToCart(mug.id);
    expect(shoppingCart.subtotalAmount).toEqual({
      currencyCode: 'JPY',
      value: 1850,
      decimalValue: '1850',
      fractionalDigits: 0,
    });
  });

  test('a cart is full before its total exceeds what JSON numbers hold exactly', async () => {
    const setPrice = (cents: number) =>
      env.DB.prepare("UPDATE variants SET price_cents = ?1 WHERE sku = 'POSTER'").bind(cents).run();
    await setPrice(Math.floor(Number.MAX_SAFE_INTEGER / 9999));
    const buyer = await new Buyer().arrive();
    const { shoppingCart, newlyAdded } = await buyer.addToCart(poster.id, { quantity: 9999 });
    expect(shoppingCart.subtotalCents).toBe(9999 * newlyAdded.purchasePriceCents);
    await setPrice(Math.ceil(Number.MAX_SAFE_INTEGER / 9999));
    const answer = await buyer.setQuantity(newlyAdded.id, 9999);
    expect(await refusal(answer)).toMatchObject({ status: 409, code: 'CART_FULL' });
    expect(await buyer.cart()).toEqual(asRead(shoppingCart));
  });

  test('a cart with 250 lines is full', async () => {
    const [first = '', ...others] = await addProducts(251);
    const [last = '', beyond = ''] = others.slice(-2);
    const buyer = new Embedder();
    await buyer.addToCart(first);
    await env.DB.prepare(
      `INSERT INTO cart_entries (site_id, cart_id, id, item_id, variant_id, quantity, purchase_price_cents, created_at)
       SELECT e.site_id, e.cart_id, 'copy-' || v.id, v.item_id, v.id, 1, v.price_cents, e.created_at
       FROM cart_entries e JOIN variants v ON v.site_id = e.site_id
       WHERE v.item_id IN (SELECT value FROM json_each(?1))`,
    )
      .bind(JSON.stringify(others.slice(0, -2)))
      .run();
    expect((await buyer.addToCart(last)).shoppingCart.entries).toHaveLength(250);
    const body = { itemId: beyond, sku: null, quantity: 1 };
    const response = await buyer.fetch(ENTRIES, { method: 'POST', body });
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'CART_FULL' }]);
    expect((await buyer.addToCart(first)).shoppingCart.entries).toHaveLength(250);
  });
});

describe('changing a line', () => {
  test("a change of a line's quantity returns the whole cart", async () => {
    const buyer = await new Buyer().arrive();
    const { newlyAdded } = await buyer.addToCart(mug.id);
    const cart = await read(await buyer.setQuantity(newlyAdded.id, '4'), ShoppingCart);
    expect(cart).toMatchObject({ version: 2, totalQuantity: 4, subtotalCents: 7400 });
  });

  test('the removal of a line returns the whole cart', async () => {
    const buyer = await new Buyer().arrive();
    await buyer.addToCart(mug.id);
    const { newlyAdded } = await buyer.addToCart(poster.id);
    const cart = await read(await buyer.remove(newlyAdded.id), ShoppingCart);
    expect(cart.entries.map((entry) => entry.itemId)).toEqual([mug.id]);
    expect(cart.version).toBe(3);
  });

  test('a line whose new fields equal those of another line takes over its quantity', async () => {
    await askForName(poster.id);
    const buyer = await new Buyer().arrive();
    const ann = await buyer.addToCart(poster.id, { fields: '{"text":"Ann"}' });
    await buyer.addToCart(poster.id, { fields: '{"text":"Bob"}', quantity: 2 });
    const put = async (fields: string | null) =>
      read(
        await buyer.fetch(`${ENTRIES}/${ann.newlyAdded.id}/additionalFields`, {
          method: 'PUT',
          body: { itemId: poster.id, sku: 'POSTER', additionalFields: fields },
        }),
        UpdateAdditionalFieldsResponse,
      );
    const renamed = await put('{"text":"Cid"}');
    expect(renamed.updatedEntry).toMatchObject({ additionalFields: '{"text":"Cid"}', quantity: 1 });
    const merged = await put('{"text":"Bob"}');
    expect(merged.updatedEntry).toMatchObject({
      id: ann.newlyAdded.id,
      additionalFields: '{"text":"Bob"}',
      quantity: 3,
    });
    expect(merged.shoppingCart.entries).toHaveLength(1);
  });
});

test('calculateSubtotal=false leaves the amounts at 0', async () => {
  const buyer = await new Buyer().arrive();
  await buyer.addToCart(mug.id);
  const cart = await buyer.cart('?calculateSubtotal=false');
  expect(cart).toMatchObject({ subtotalCents: 0, grandTotalCents: 0, totalQuantity: 1 });
  expect(cart.subtotalAmount.value).toBe(0);
});

describe('what a reading asks for', () => {
  test.each(['true', 'false', '1763600000000'])('timecode and calculateSubtotal may be %s', async (value) => {
    const buyer = await new Buyer().arrive();
    await buyer.addToCart(mug.id);
    const response = await buyer.fetch(`${CART}?timecode=${value}&calculateSubtotal=${value}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { subtotalCents } = await read(response, ShoppingCart);
    expect(subtotalCents).toBe(value === 'false' ? 0 : 1850);
  });

  test.each(['timecode', 'calculateSubtotal'])('%s is refused with anything else', async (name) => {
    const response = await new Buyer().fetch(`${CART}?${name}=tomorrow`);
    expect(await refusal(response)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });
});

describe('a page of another origin', () => {
  test('a page of another origin gets a token with the first line, and finds its cart by it', async () => {
    const visitor = new Embedder();
    expect((await visitor.cart()).id).toBe('');
    expect(visitor.token).toBeUndefined();
    const { shoppingCart } = await visitor.addToCart(mug.id);
    expect(visitor.token).toMatch(/^[\w-]{43}$/);
    const returning = new Embedder();
    returning.token = visitor.token;
    const response = await returning.fetch(CART);
    expect(response.headers.get('X-Storefront-Cart')).toBe(visitor.token);
    expect(await read(response, ShoppingCart)).toEqual(asRead(shoppingCart));
  });

  test('an addition with an unknown token creates a new cart with a new token', async () => {
    const visitor = new Embedder();
    const planted = 'p'.repeat(43);
    visitor.token = planted;
    expect((await visitor.cart()).id).toBe('');
    await visitor.addToCart(mug.id);
    expect(visitor.token).not.toBe(planted);
  });
});
