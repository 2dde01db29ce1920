import { env } from 'cloudflare:workers';
import { PRODUCT_TYPE, RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import { UNITS_OF_PRODUCT } from '#worker/inventory/service.ts';
import { emptyDatabase } from './empty-database.ts';

/** Two shops that must never see each other's data. */
export const SHOP = { id: 'site-a', host: 'a.example', embed: 'https://embed.example' } as const;
export const OTHER = {
  id: 'site-b',
  host: 'b.example',
  itemId: 'b-lamp',
  sku: 'LAMP',
  secret: 'Lamp of the other shop',
};

export const STOCK = 5;

interface Product {
  id: string;
  title: string;
  type: number | null;
  plan?: object;
  variants: Variant[];
}

interface Variant {
  sku: string;
  price: number;
  salePrice?: number;
  stock?: number;
  unlimited?: boolean;
  attributes?: object;
}

export const PRODUCTS = {
  mug: {
    id: 'a-mug',
    title: 'Mug',
    type: PRODUCT_TYPE.physical,
    variants: [{ sku: 'MUG', price: 1850, stock: STOCK }],
  },
  shirt: {
    id: 'a-shirt',
    title: 'Shirt',
    type: PRODUCT_TYPE.physical,
    variants: [
      { sku: 'SHIRT-S', price: 3000, salePrice: 2495, stock: 100, attributes: { Size: 'S' } },
      { sku: 'SHIRT-M', price: 3200, stock: 0, attributes: { Size: 'M' } },
    ],
  },
  poster: {
    id: 'a-poster',
    title: 'Poster',
    type: PRODUCT_TYPE.physical,
    variants: [{ sku: 'POSTER', price: 1200, unlimited: true }],
  },
  ebook: {
    id: 'a-ebook',
    title: 'E-book',
    type: PRODUCT_TYPE.digital,
    variants: [{ sku: 'EBOOK', price: 900, stock: 0 }],
  },
  lesson: {
    id: 'a-lesson',
    title: 'Lesson',
    type: PRODUCT_TYPE.service,
    variants: [{ sku: 'LESSON', price: 5000, unlimited: true }],
  },
  giftCard: {
    id: 'a-gift',
    title: 'Gift card',
    type: PRODUCT_TYPE.giftCard,
    variants: [{ sku: 'GIFT', price: 2500, unlimited: true }],
  },
  box: {
    id: 'a-box',
    title: 'Monthly box',
    type: PRODUCT_TYPE.physical,
    plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    variants: [{ sku: 'BOX', price: 4000, unlimited: true }],
  },
  post: { id: 'a-post', title: 'A post', type: null, variants: [] },
} as const satisfies Record<string, Product>;

/** Empties the database and the bucket, and opens both shops. */
export async function openShops(): Promise<void> {
  await emptyDatabase();
  await emptyBucket();
  await env.DB.batch([
    ...site(SHOP.id, SHOP.host, 'en-US', SHOP.embed),
    ...productRows(SHOP.id, Object.values(PRODUCTS)),
    ...site(OTHER.id, OTHER.host, 'de-DE', 'https://other-embed.example'),
    ...productRows(OTHER.id, [
      {
        id: OTHER.itemId,
        title: OTHER.secret,
        type: PRODUCT_TYPE.physical,
        variants: [{ sku: OTHER.sku, price: 100, unlimited: true }],
      },
    ]),
  ]);
}

async function emptyBucket(): Promise<void> {
  const { objects } = await env.FILES.list();
  if (objects.length > 0) await env.FILES.delete(objects.map(({ key }) => key));
}

export async function setStoreSettings(siteId: string, settings: object): Promise<void> {
  await run('UPDATE sites SET store_settings = ?2 WHERE site_id = ?1', siteId, JSON.stringify(settings)).run();
}

export async function setStock(sku: string, quantity: number): Promise<void> {
  await run('UPDATE variants SET qty_in_stock = ?2 WHERE site_id = ?1 AND sku = ?3', SHOP.id, quantity, sku).run();
}

export async function endSale(sku: string): Promise<void> {
  await run('UPDATE variants SET on_sale = 0 WHERE site_id = ?1 AND sku = ?2', SHOP.id, sku).run();
}

/** Adds `count` unlimited products for carts of many lines, and returns their ids. */
export async function addProducts(count: number): Promise<string[]> {
  const products = Array.from({ length: count }, (_, index) => ({
    id: `many-${index}`,
    title: `Product ${index}`,
    type: PRODUCT_TYPE.physical,
    variants: [{ sku: `MANY-${index}`, price: 100 + index, unlimited: true }],
  }));
  await env.DB.batch(productRows(SHOP.id, products));
  return products.map(({ id }) => id);
}

/** Adds pages to both shops that print all the data they have. */
export async function addJsonTemplates(): Promise<void> {
  const names = ['site.region', 'products.list', 'products.item', 'cart.page', 'search.page', 'not-found.page'];
  await env.DB.batch(
    [SHOP.id, OTHER.id].flatMap((siteId) =>
      names.map((name) =>
        run(
          'INSERT INTO templates (site_id, name, source, updated_at) VALUES (?1, ?2, ?3, abs(random() % 1000000000))',
          siteId,
          name,
          '{@|json}',
        ),
      ),
    ),
  );
}

export async function count(table: string, where = '1'): Promise<number> {
  return (await env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`).first<number>('n')) ?? 0;
}

function site(id: string, host: string, language: string, origin: string): D1PreparedStatement[] {
  return [
    run(
      'INSERT INTO sites (site_id, identifier, title, language, updated_at) VALUES (?1, ?1, ?1, ?2, 0)',
      id,
      language,
    ),
    run('INSERT INTO site_domains (site_id, hostname) VALUES (?1, ?2)', id, host),
    run('INSERT INTO site_origins (site_id, origin) VALUES (?1, ?2)', id, origin),
    run(
      `INSERT INTO collections (site_id, id, type, title, navigation_title, url_id, template, updated_at)
       VALUES (?1, 'shop', 13, 'Shop', 'Shop', 'shop', 'products', 0)`,
      id,
    ),
  ];
}

/** Counts the units of a product whose variants a test has written itself. */
export function countUnits(siteId: string, id: string): D1PreparedStatement {
  return run(`UPDATE items AS i SET units = ${UNITS_OF_PRODUCT} WHERE i.site_id = ?1 AND i.id = ?2`, siteId, id);
}

function productRows(siteId: string, products: readonly Product[]): D1PreparedStatement[] {
  const items = products.map(({ variants: _, ...item }) => ({ ...item, slug: item.id.replace(/^[ab]-/, '') }));
  const variants = products.flatMap(({ id, variants }) =>
    variants.map((variant, position) => ({ ...variant, item: id, position, onSale: variant.salePrice !== undefined })),
  );
  return [
    run(
      `INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, product_type, subscription_plan,
         published_at, updated_at)
       SELECT ?1, value ->> 'id', 'shop', ?2, value ->> 'title', value ->> 'slug', value ->> 'type', value ->> 'plan', 0, 0
       FROM json_each(?3)`,
      ...[siteId, RECORD_TYPE.storeItem, JSON.stringify(items)],
    ),
    run(
      `INSERT INTO images (site_id, id, item_id, asset_url, width, height, alt_text)
       SELECT ?1, (value ->> 'id') || '-image', value ->> 'id', '/assets/' || (value ->> 'id') || '.svg', 800, 600,
         value ->> 'title' FROM json_each(?2)`,
      ...[siteId, JSON.stringify(items)],
    ),
    run(
      `INSERT INTO variants (site_id, id, item_id, sku, attributes, price_cents, sale_price_cents, on_sale, unlimited,
         qty_in_stock, position)
       SELECT ?1, 'variant-' || (value ->> 'sku'), value ->> 'item', value ->> 'sku',
         coalesce(value ->> 'attributes', '{}'), value ->> 'price', coalesce(value ->> 'salePrice', 0),
         value ->> 'onSale', coalesce(value ->> 'unlimited', 0), coalesce(value ->> 'stock', 0), value ->> 'position'
       FROM json_each(?2)`,
      ...[siteId, JSON.stringify(variants)],
    ),
    run(
      `UPDATE items AS i SET units = ${UNITS_OF_PRODUCT}
       WHERE i.site_id = ?1 AND i.id IN (SELECT value ->> 'id' FROM json_each(?2))`,
      ...[siteId, JSON.stringify(items)],
    ),
  ];
}

function run(sql: string, ...values: (string | number | null)[]): D1PreparedStatement {
  return env.DB.prepare(sql).bind(...values);
}
