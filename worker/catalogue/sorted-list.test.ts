import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { PRODUCT_ORDERS } from '#runtime/contracts/list-orders.ts';
import { OwnerProductList } from '#runtime/contracts/product-list.ts';
import { OwnerStockList } from '#runtime/contracts/stock.ts';
import { read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';

const PAGE_SIZE = 2;
const MANY_UNITS = Number.MAX_SAFE_INTEGER;

beforeEach(openShops);

/** Reads all pages of a list; `between` runs before each page but the first. */
async function products(query: string, between: () => Promise<unknown> = async () => {}) {
  const owner = await OwnerProgram.of();
  const rows: OwnerProductList['products'] = [];
  for (let cursor: string | null = ''; cursor !== null; await between()) {
    const path = `/api/owner/products?${query}&limit=${PAGE_SIZE}${cursor && `&cursor=${cursor}`}`;
    const page: OwnerProductList = await read(await owner.fetch(path), OwnerProductList);
    rows.push(...page.products);
    cursor = page.nextPageCursor;
  }
  return rows;
}

async function stock(query: string) {
  const owner = await OwnerProgram.of();
  const rows: OwnerStockList['variants'] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path = `/api/owner/stock?${query}&limit=${PAGE_SIZE}${cursor && `&cursor=${cursor}`}`;
    const page: OwnerStockList = await read(await owner.fetch(path), OwnerStockList);
    rows.push(...page.variants);
    cursor = page.nextPageCursor;
  }
  return rows;
}

type Row = OwnerProductList['products'][number];
const VALUES: Readonly<Record<string, (row: Row, isDown: boolean) => string | number>> = {
  updated: ({ updatedAt }) => updatedAt,
  title: ({ title }) => title.toLowerCase(),
  price: ({ lowestCents, highestCents }, isDown) => (isDown ? highestCents : lowestCents),
  stock: ({ stock, kind }) => (stock === 'unlimited' || [2, 4, 5].includes(kind) ? MANY_UNITS : stock),
  status: ({ status }) => status,
  position: ({ position }) => position,
};
const LISTS = PRODUCT_ORDERS.flatMap((order) =>
  ['', '&status=published', '&q=m', '&sku=M', '&stock=in-stock', '&stock=sold-out', '&collectionId=shop'].flatMap(
    (filter) =>
      order === 'position' && !filter.includes('collection')
        ? []
        : (['asc', 'desc'] as const).map((direction) => ({ order, filter, direction })),
  ),
);

test.each(LISTS)(
  'products by $order, $direction, with the filter “$filter” are those of the filter in that order',
  async ({ order, filter, direction }) => {
    await env.DB.prepare(
      `UPDATE items SET content_status = 'draft', updated_at = 7 WHERE site_id = ?1 AND id IN (?2, ?3)`,
    )
      .bind(SHOP.id, PRODUCTS.mug.id, PRODUCTS.shirt.id)
      .run();
    const isDown = direction === 'desc';
    const sorted = await products(`order=${order}&direction=${direction}${filter}`);
    const all = await products(filter.slice(1));
    expect(sorted.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    const values = sorted.map((row) => VALUES[order]?.(row, isDown) ?? 0);
    const expected = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(values).toEqual(isDown ? expected.reverse() : expected);
  },
);

test('pages neither repeat nor leave out a product that stays, while others change their place, come and go', async () => {
  const all = (await products('order=price')).map(({ id }) => id);
  const moving = all[0] ?? '';
  let cents = 0;
  const rows = await products('order=price', () => {
    cents = cents === 0 ? 10_000_000 : 0;
    return env.DB.prepare('UPDATE variants SET price_cents = ?3 WHERE site_id = ?1 AND item_id = ?2')
      .bind(SHOP.id, moving, cents)
      .run();
  });
  expect(rows.map(({ id }) => id).filter((id) => id !== moving)).toEqual(all.filter((id) => id !== moving));
});

test.each(
  ['sku', 'title', 'units'].flatMap((order) =>
    ['', '&sku=M', '&title=m', '&atMost=9'].flatMap((filter) =>
      ['asc', 'desc'].map((direction) => ({ order, filter, direction })),
    ),
  ),
)(
  'stock by $order, $direction, with the filter “$filter” is that of the filter in that order',
  async ({ order, filter, direction }) => {
    const sorted = await stock(`order=${order}&direction=${direction}${filter}`);
    const all = await stock(filter.slice(1));
    expect(sorted.map(({ sku }) => sku).sort()).toEqual(all.map(({ sku }) => sku).sort());
    const values = sorted.map(({ sku, title, quantity, unlimited }) =>
      order === 'sku' ? sku : order === 'title' ? title.toLowerCase() : unlimited ? MANY_UNITS : quantity,
    );
    const expected = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(values).toEqual(direction === 'desc' ? expected.reverse() : expected);
  },
);
