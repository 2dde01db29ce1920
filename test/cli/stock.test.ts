import { describe, expect, test } from 'vitest';
import { owner } from './shop.ts';

const mug = {
  ...{ variantId: 'mug-l', itemId: 'mug', sku: 'MUG-L', title: 'Mug', attributes: { Size: 'L', Glaze: 'Red' } },
  ...{ quantity: 5, unlimited: false, isEndless: false, reserved: 2, version: 7 },
};
const gone = () => new Response(null, { status: 204 });

describe('the commands for stock', () => {
  test('the list shows units and what is reserved, and takes the first letters', async () => {
    const poster = { ...mug, variantId: 'poster', sku: 'POSTER', attributes: {}, quantity: 0, unlimited: true };
    const { printed, calls } = await owner('stock list --title mu --at-most 5', [{ variants: [mug, poster] }]);
    expect(calls).toEqual(['GET /api/owner/stock?title=mu&atMost=5']);
    expect(printed.split('\n')[1]).toMatch(/mug-l +MUG-L +Mug +L, Red +5 +2/);
    expect(printed).toMatch(/POSTER .*unlimited/);
  });

  test('a quantity is set from the version that the stock has now', async () => {
    const { made } = await owner('stock set mug-l --quantity 9 --reason received', [mug, mug]);
    expect(made[1]).toMatchObject({
      call: 'PUT /api/owner/stock/mug-l',
      body: { quantity: 9, unlimited: false, reason: 'received' },
    });
    expect(made[1]?.headers.get('If-Match')).toBe('"7"');
    expect((await owner('stock set mug-l --unlimited', [mug, mug])).made[1]?.body).toEqual({ unlimited: true });
    for (const line of ['stock set mug-l', 'stock set mug-l --unlimited --quantity 1']) {
      await expect(owner(line, [])).rejects.toThrow('either --quantity N or --unlimited');
    }
  });

  test('an adjustment adds or takes away, once however often its call is repeated', async () => {
    const { made } = await owner('stock adjust mug-l --by=-2 --reason damaged --note Dropped', [mug]);
    expect(made[0]).toMatchObject({
      call: 'POST /api/owner/stock/mug-l/adjustments',
      body: { difference: -2, reason: 'damaged', note: 'Dropped' },
    });
    expect(made[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  test('the history names the key or the order', async () => {
    const change = { id: 'x', difference: -1, quantity: 4, unlimited: false, note: '', createdAt: 0 };
    const sold = { ...change, reason: 'sold', keyId: null, orderId: 'o', orderNumber: 12 };
    const lost = { ...change, reason: 'lost', keyId: 'abc', orderId: null, orderNumber: null };
    const { printed } = await owner('stock history mug-l', [{ changes: [sold, lost] }]);
    expect(printed).toMatch(/sold +order 12/);
    expect(printed).toMatch(/lost +abc/);
  });
});

describe('the commands for categories', () => {
  const tins = {
    ...{ id: 'tins', websiteId: 's', collectionId: 'shop', parentCategoryId: 'tea', type: 'CATEGORY', version: 3 },
    ...{ displayName: 'Tins', pageRendering: 'LIST_VIEW', displayIndex: 2, urlId: 'tins', fullUrl: '/shop/tea/tins' },
    updatedAt: 0,
  };
  const PATH = '/api/owner/collections/shop/categories';

  test('the list stands as a tree', async () => {
    const tea = { ...tins, id: 'tea', displayName: 'Tea', fullUrl: '/shop/tea' };
    const { printed, calls } = await owner('categories list shop', [{ categories: [tea, tins] }]);
    expect(calls).toEqual([`GET ${PATH}`]);
    expect(printed.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^tea +Tea +\/shop\/tea +2$/),
      expect.stringMatching(/^tins +› Tins +\/shop\/tea\/tins +2$/),
    ]);
  });

  test('a category is created, renamed, moved and deleted', async () => {
    const created = await owner('categories create shop Tins --parent tea --index 2', [tins]);
    expect(created.made[0]).toMatchObject({
      call: `POST ${PATH}`,
      body: { displayName: 'Tins', parentCategoryId: 'tea', displayIndex: 2 },
    });
    const place = { parentCategoryId: 'tea', pageRendering: 'LIST_VIEW', displayIndex: 2 };
    const renamed = await owner('categories rename shop tins Boxes', [tins, tins]);
    expect(renamed.made[1]).toMatchObject({ call: `PUT ${PATH}/tins`, body: { ...place, displayName: 'Boxes' } });
    expect(renamed.made[1]?.headers.get('If-Match')).toBe('"3"');
    const moved = await owner('categories move shop tins', [tins, tins]);
    expect(moved.made[1]?.body).toEqual({ ...place, displayName: 'Tins', parentCategoryId: '' });
    const { printed, calls } = await owner('categories delete shop tins', [tins, gone()]);
    expect([calls[1], printed]).toEqual([`DELETE ${PATH}/tins`, 'The category tins is deleted.']);
  });

  test('products are put into a category and taken out', async () => {
    expect((await owner('categories add shop tins mug', [gone()])).calls).toEqual([`PUT ${PATH}/tins/products/mug`]);
    const removed = await owner('categories remove shop tins mug', [gone()]);
    expect(removed.calls).toEqual([`DELETE ${PATH}/tins/products/mug`]);
    expect((await owner('categories products shop tins', [{ products: [] }])).printed).toBe('None.');
  });
});
