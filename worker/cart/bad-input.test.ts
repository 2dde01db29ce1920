import { beforeEach, describe, expect, test } from 'vitest';
import { Buyer, CART, ENTRIES, newKey, refusal } from '../../test/worker/buyer.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, STOCK, setStock, setStoreSettings } from '../../test/worker/shops.ts';

const { mug, shirt, poster, lesson, giftCard, box, post: article } = PRODUCTS;
const VARIANT_TEXT = 'Sorry, that item variant is unavailable. Please select another variant.';
const STOCK_TEXT = 'Sorry, we do not have enough of that item available.';

let buyer: Buyer;

beforeEach(async () => {
  await openShops();
  buyer = await new Buyer().arrive();
});

async function post(body: unknown, headers = {}) {
  return refusal(await buyer.fetch(ENTRIES, { method: 'POST', body, headers }));
}

describe('refused additions', () => {
  const valid = { itemId: mug.id, sku: null, quantity: 1 };

  test.each([
    [0, 'QUANTITY_OUT_OF_RANGE', 'Quantity must be between 1 and 9999.'],
    [-1, 'QUANTITY_OUT_OF_RANGE', 'Quantity must be between 1 and 9999.'],
    [10_000, 'QUANTITY_OUT_OF_RANGE', 'Quantity must be between 1 and 9999.'],
    [1.5, 'QUANTITY_NOT_WHOLE', 'Quantity must be a whole number'],
    ['x', 'QUANTITY_NOT_A_NUMBER', 'Quantity must be a number.'],
    ['', 'QUANTITY_NOT_A_NUMBER', 'Quantity must be a number.'],
    [null, 'QUANTITY_NOT_A_NUMBER', 'Quantity must be a number.'],
    [true, 'QUANTITY_NOT_A_NUMBER', 'Quantity must be a number.'],
    [[1], 'QUANTITY_NOT_A_NUMBER', 'Quantity must be a number.'],
  ])('quantity %j cannot be added', async (quantity, code, error) => {
    expect(await post({ ...valid, quantity })).toEqual({ status: 400, code, error, errors: { quantity: error } });
    expect(await count('carts')).toBe(0);
  });

  test('a quantity above what a line can hold cannot be added', async () => {
    await buyer.addToCart(poster.id, { quantity: 9999 });
    expect(await refusal(await buyer.add(poster.id))).toMatchObject({ status: 400, code: 'QUANTITY_OUT_OF_RANGE' });
  });

  test.each([
    [{ ...valid, itemId: 7 }, ['itemId']],
    [{ ...valid, itemId: '' }, ['itemId']],
    [{ ...valid, itemId: 'i'.repeat(65) }, ['itemId']],
    [{ ...valid, sku: 7 }, ['sku']],
    [{ itemId: mug.id, quantity: 1 }, ['sku']],
    [{ itemId: mug.id, sku: null }, ['quantity']],
    [{ ...valid, additionalFields: { name: 'Ann' } }, ['additionalFields']],
    [{ ...valid, additionalFields: '{"name":' }, ['additionalFields']],
    [{ ...valid, additionalFields: '"half a character: \ud83d"' }, ['additionalFields']],
    [{ ...valid, additionalFields: JSON.stringify('x'.repeat(20_000)) }, ['additionalFields']],
  ])('an addition with a wrong type or length is refused: %#', async (body, fields) => {
    const { status, code, errors } = await post(body);
    expect([status, code]).toEqual([400, 'INVALID_REQUEST']);
    expect(Object.keys(errors as object)).toEqual(fields);
  });

  test.each(['[]', 'null', '"x"', '7'])('an addition whose body is not an object is refused: %s', async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });

  test('an addition with unknown fields is refused, and the answer names them', async () => {
    const body = `{"itemId":"${mug.id}","sku":null,"quantity":1,"price":1,"siteId":"${OTHER.id}"}`;
    const error = 'The request has an unknown field.';
    expect(await post(body)).toEqual({
      status: 400,
      code: 'UNKNOWN_FIELD',
      error,
      errors: { price: error, siteId: error },
    });
  });

  test('an item that this shop does not sell cannot be added', async () => {
    const error = 'Sorry, that item is no longer available.';
    for (const itemId of ['nothing', article.id, OTHER.itemId]) {
      expect(await post({ ...valid, itemId })).toEqual({ status: 404, code: 'ITEM_NOT_FOUND', error });
    }
  });

  test('a sku of another item or another shop cannot be added', async () => {
    for (const sku of ['NOPE', '', shirt.variants[0].sku, OTHER.sku]) {
      const answer = await post({ ...valid, sku });
      expect(answer).toEqual({
        status: 400,
        code: 'VARIANT_UNAVAILABLE',
        error: VARIANT_TEXT,
        errors: { sku: VARIANT_TEXT },
      });
    }
  });

  test('a product with several variants cannot be added without a sku', async () => {
    expect(await post({ ...valid, itemId: shirt.id })).toMatchObject({ status: 400, code: 'VARIANT_REQUIRED' });
  });

  test.each([giftCard, box])(
    'a product that is sold on its own page cannot be added to a cart: $title',
    async ({ id }) => {
      const error = 'This item can only be bought on its own page.';
      expect(await post({ ...valid, itemId: id })).toEqual({ status: 400, code: 'NOT_SOLD_BY_CART', error });
    },
  );

  test("an addition that exceeds the stock, together with the cart's lines, is refused", async () => {
    expect(await post({ ...valid, quantity: STOCK + 1 })).toEqual({
      status: 409,
      code: 'OUT_OF_STOCK',
      error: `${STOCK_TEXT} Only ${STOCK} left in stock.`,
    });
    expect(await count('carts')).toBe(0);
    const { newlyAdded } = await buyer.addToCart(mug.id, { quantity: STOCK - 1, fields: '{"name":"Ann"}' });
    const path = `${ENTRIES}/${newlyAdded.id}`;
    expect(await refusal(await buyer.fetch(path, { method: 'PUT', body: { quantity: STOCK + 1 } }))).toMatchObject({
      error: `${STOCK_TEXT} Only ${STOCK} left in stock.`,
    });
    await buyer.addToCart(mug.id);
    expect(await post(valid)).toMatchObject({ code: 'OUT_OF_STOCK' });
    const soldOut = { code: 'OUT_OF_STOCK', error: STOCK_TEXT };
    expect(await post({ ...valid, itemId: shirt.id, sku: 'SHIRT-M' })).toMatchObject(soldOut);
  });
});

describe('refused requests', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('a body of content type %s is refused', async (type) => {
    const answer = await post('{}', { 'Content-Type': type });
    expect(answer).toEqual({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', error: 'Please send JSON.' });
  });

  test('a body above 128 KiB is refused, however it is sent', async () => {
    const text = JSON.stringify({ itemId: 'x'.repeat(128 * 1024) });
    const expected = { status: 413, code: 'BODY_TOO_LARGE', error: 'The request is too large.' };
    expect(await post(text)).toEqual(expected);
    const stream = new Blob([text]).stream();
    const headers = { 'Content-Type': 'application/json', ...cookieHeaders() };
    const request = new Request(`https://${SHOP.host}${ENTRIES}`, { method: 'POST', body: stream, headers });
    const { app } = await import('../app.ts');
    const { env } = await import('cloudflare:workers');
    expect(await refusal(await app.fetch(request, env))).toEqual(expected);
  });

  test.each(['', '{', '{"itemId":}', 'undefined'])('a body that is not JSON is refused: %j', async (body) => {
    expect(await post(body)).toEqual({ status: 400, code: 'MALFORMED_JSON', error: 'The request is not valid JSON.' });
  });

  test.each(['short', 'x'.repeat(65), `${'x'.repeat(21)}!`])(
    'the malformed idempotency key %s is refused',
    async (key) => {
      expect(await refusal(await buyer.add(mug.id, { key }))).toMatchObject({
        status: 400,
        code: 'IDEMPOTENCY_KEY_INVALID',
      });
    },
  );

  test.each(['3', '"x"', '', '"-1"'])('the malformed If-Match %s is refused', async (version) => {
    const { status, errors } = await post({ itemId: mug.id, sku: null, quantity: 1 }, { 'If-Match': version });
    expect([status, Object.keys(errors as object)]).toEqual([400, ['If-Match']]);
  });

  test.each([
    ['PUT', CART, 'GET, HEAD'],
    ['GET', ENTRIES, 'POST'],
    ['POST', `${ENTRIES}/x`, 'PUT, DELETE'],
    ['GET', `${ENTRIES}/x/additionalFields`, 'PUT'],
    ['POST', '/api/commerce/inventory/stock/', 'GET, HEAD'],
    ['DELETE', '/api/commerce/products/x', 'GET, HEAD'],
  ])('method %s of %s is refused, and the answer names the allowed ones', async (method, path, allowed) => {
    const response = await buyer.fetch(path, { method });
    expect(response.headers.get('Allow')).toBe(allowed);
    expect(await refusal(response)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
  });

  test.each(['/api/nothing', '/api/owner/xyz'])(
    'an unknown API address answers 404 with its path: %s',
    async (path) => {
      expect(await refusal(await buyer.fetch(`${path}?token=secret`))).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        error: 'Not found.',
        path,
      });
    },
  );
});

describe('refused changes of a line', () => {
  let entryId: string;

  beforeEach(async () => {
    entryId = (await buyer.addToCart(mug.id, { quantity: 2 })).newlyAdded.id;
  });

  test.each([0, 10_000, 1.5, 'x'])('a line cannot be set to quantity %j, and stays as it was', async (quantity) => {
    expect((await buyer.setQuantity(entryId, quantity)).status).toBe(400);
    expect((await buyer.cart()).totalQuantity).toBe(2);
  });

  test('a line can be set to the whole stock, but not to more', async () => {
    expect((await buyer.setQuantity(entryId, STOCK)).status).toBe(200);
    expect(await refusal(await buyer.setQuantity(entryId, STOCK + 1))).toMatchObject({ code: 'OUT_OF_STOCK' });
    await setStock('MUG', 3);
    expect((await buyer.setQuantity(entryId, 3)).status).toBe(200);
  });

  test('the quantity of a service cannot be raised in a store that sells one at a time', async () => {
    await setStoreSettings(SHOP.id, { multipleQuantityAllowedForServices: false });
    const { newlyAdded } = await buyer.addToCart(lesson.id);
    const answer = await refusal(await buyer.setQuantity(newlyAdded.id, 2));
    const error = 'Only one of this can be bought at a time.';
    expect(answer).toEqual({ status: 400, code: 'QUANTITY_NOT_ALLOWED', error, errors: { quantity: error } });
  });

  test('a change of an unknown line is refused, and the version stays', async () => {
    const unknown = 'f'.repeat(24);
    const fields = { itemId: mug.id, sku: null, additionalFields: null };
    const error = 'That item is no longer in your cart.';
    for (const response of [
      await buyer.setQuantity(unknown, 1),
      await buyer.remove(unknown),
      await buyer.fetch(`${ENTRIES}/${unknown}/additionalFields`, { method: 'PUT', body: fields }),
    ]) {
      expect(await refusal(response)).toEqual({ status: 404, code: 'ENTRY_NOT_FOUND', error });
    }
    expect((await buyer.cart()).version).toBe(1);
  });

  test('a change cannot turn a line into another item or sku', async () => {
    const path = `${ENTRIES}/${entryId}/additionalFields`;
    for (const body of [
      { itemId: poster.id, sku: null, additionalFields: null },
      { itemId: mug.id, sku: 'POSTER', additionalFields: null },
    ]) {
      expect(await refusal(await buyer.fetch(path, { method: 'PUT', body }))).toMatchObject({ status: 404 });
    }
  });

  test('a change with unknown fields or wrong types is refused', async () => {
    const put = async (path: string, body: object) => refusal(await buyer.fetch(path, { method: 'PUT', body }));
    expect(await put(`${ENTRIES}/${entryId}`, { quantity: 1, price: 1 })).toMatchObject({ code: 'UNKNOWN_FIELD' });
    const fields = `${ENTRIES}/${entryId}/additionalFields`;
    expect(await put(fields, { itemId: mug.id, sku: null })).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await put(fields, { itemId: mug.id, sku: null, additionalFields: null, x: 1 })).toMatchObject({
      code: 'UNKNOWN_FIELD',
    });
  });

  test('a visitor without a cart cannot change a line', async () => {
    const stranger = await new Buyer().arrive();
    expect(await refusal(await stranger.remove(entryId, { key: newKey() }))).toMatchObject({ code: 'ENTRY_NOT_FOUND' });
  });
});

test("refusals are worded in the site's language", async () => {
  const german = await new Buyer(OTHER.host).arrive();
  const answer = await refusal(await german.add(OTHER.itemId, { quantity: 1.5 }));
  expect(answer.error).toBe('Die Menge muss eine ganze Zahl sein');
});

function cookieHeaders(): Record<string, string> {
  const crumb = buyer.cookies.get('crumb') ?? '';
  const cookies = [...buyer.cookies].map(([name, value]) => `${name}=${value}`);
  return { Cookie: cookies.join('; '), 'X-CSRF-Token': crumb };
}
