import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ShoppingCart } from '#runtime/contracts/cart.ts';
import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { LawReport } from '#runtime/contracts/law.ts';
import { Product } from '#runtime/contracts/product.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer, CART, read } from '../../test/worker/buyer.ts';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { timePasses } from '../../test/worker/prices.ts';
import { openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const PATH = '/api/owner/products';
const LOWEST = 'Lowest price of the last 30 days before the reduction: ';

const rule = (...countries: string[]) => ({
  id: 'post',
  name: 'Post',
  zones: countries.map((countryCode) => ({ countryCode })),
  basis: 'flat',
  tiers: [{ from: 0, cents: 500 }],
});
const GERMANY = { shippingRules: [rule('DE')], selectedCurrency: 'EUR' };

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, GERMANY);
  owner = await OwnerProgram.of();
});

const POT = { sku: 'POT', priceCents: 5000 };

async function create(fields: object = {}): Promise<OwnerProduct> {
  const body = { collectionId: 'shop', title: 'Pot', variants: [POT], ...fields };
  const response = await owner.fetch(PATH, { method: 'POST', body });
  const answer = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(201);
  return OwnerProduct.parse(answer);
}

async function change(sku: string, fields: object): Promise<void> {
  const path = `${PATH}/${await productOf(sku)}`;
  const {
    version,
    id: _,
    updatedAt: __,
    isScheduled: ___,
    variants,
    ...rest
  } = await read(await owner.fetch(path), OwnerProduct);
  const body = { ...rest, variants: variants.map((own) => (own.sku === sku ? { ...own, ...fields } : own)) };
  const call = { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } };
  expect((await owner.fetch(path, call)).status).toBe(200);
}

async function productOf(sku: string): Promise<string | null> {
  return env.DB.prepare('SELECT item_id FROM variants WHERE sku = ?1').bind(sku).first<string>('item_id');
}

const reduce = (salePriceCents: number, sku = 'POT') => change(sku, { onSale: true, salePriceCents });

/** Lets a price of 50.00 stand for 40 days, and reduces it to 40.00. */
async function reduced(fields: object = {}): Promise<void> {
  await create(fields);
  await timePasses(40 * DAY_MS);
  await reduce(4000);
}

async function templates(sources: Record<string, string>): Promise<void> {
  const all = { 'site.region': '<html><head></head><body>{squarespace.main-content}</body></html>', ...sources };
  await env.DB.batch(
    Object.entries(all).map(([name, source]) =>
      env.DB.prepare(
        `INSERT INTO templates (site_id, name, source, updated_at) VALUES (?1, ?2, ?3, abs(random() % 1000000000))`,
      ).bind(SHOP.id, name, source),
    ),
  );
}

const page = async (path: string) => (await new Buyer().fetch(path)).text();
const answer = async () => read(await new Buyer().fetch('/api/commerce/products/pot'), Product);
const textsOf = ({ priceLines }: { priceLines: readonly { text: string }[] }) => priceLines.map(({ text }) => text);

describe('the lowest price before a reduction', () => {
  test('a reduced price comes with it in the answer, for the product and for the variant', async () => {
    await reduced();
    const product = await answer();
    const line = { kind: 'lowest', text: `${LOWEST}€50.00` };
    expect([product.priceLines, product.variants[0]?.priceLines]).toEqual([[line], [line]]);
  });

  test('an earlier reduction of an hour is the lowest price', async () => {
    await create();
    await timePasses(40 * DAY_MS);
    await reduce(3500);
    await change('POT', { onSale: false });
    await reduce(4000);
    expect(textsOf(await answer())).toEqual([`${LOWEST}€35.00`]);
  });

  test.each([
    ['no country of the duty is sold to', { ...GERMANY, shippingRules: [rule('US')] }],
    ['the shop sells to businesses alone', { ...GERMANY, lawSettings: { sellsToConsumers: false } }],
    ['the currency has changed', { ...GERMANY, selectedCurrency: 'CHF' }],
  ])('there is none where %s', async (_, settings) => {
    await reduced();
    await setStoreSettings(SHOP.id, settings);
    expect(textsOf(await answer())).toEqual([]);
  });

  test('there is none without a reduction, or where the history is too short or is not that of the price', async () => {
    await create();
    await timePasses(29 * DAY_MS);
    expect(textsOf(await answer())).toEqual([]);
    await reduce(4000);
    expect(textsOf(await answer())).toEqual([]);
    await timePasses(90 * DAY_MS);
    expect(textsOf(await answer())).toEqual([]);
    await change('POT', { onSale: false });
    await timePasses(DAY_MS);
    await reduce(4500);
    expect(textsOf(await answer())).toEqual([`${LOWEST}€40.00`]);
    await env.DB.prepare("UPDATE variants SET sale_price_cents = 4400 WHERE sku = 'POT'").run();
    expect(textsOf(await answer())).toEqual([]);
  });

  test('a further step keeps the price before the first, unless a country sold to wants each', async () => {
    await reduced();
    await reduce(3000);
    expect(textsOf(await answer())).toEqual([`${LOWEST}€50.00`]);
    await setStoreSettings(SHOP.id, { ...GERMANY, shippingRules: [rule('DE', 'PL')] });
    expect(textsOf(await answer())).toEqual([`${LOWEST}€40.00`]);
  });

  test('a product that waits for its day with a reduction has none', async () => {
    await create({ publishedAt: Date.now() + DAY_MS });
    await reduce(4000);
    await timePasses(40 * DAY_MS);
    expect(textsOf(await answer())).toEqual([]);
  });
});

describe('lines of a product with several variants', () => {
  const sizes = (...cents: number[]) => ({
    variantOptionOrdering: ['Size'],
    variants: cents.map((priceCents, index) => ({
      sku: index === 0 ? 'POT' : `POT-${index}`,
      priceCents,
      attributes: { Size: `S${index}` },
      unitPriceMeasurement: { quantityValue: 500, quantityUnit: 'g', referenceValue: 1, referenceUnit: 'kg' },
    })),
  });

  test('where prices differ the lowest has its unit price, and no reduction is announced', async () => {
    await reduced(sizes(5000, 6000));
    const product = await answer();
    expect(textsOf(product)).toEqual(['€80.00 / 1 kg']);
    expect(product.variants.map(textsOf)).toEqual([[`${LOWEST}€50.00`, '€80.00 / 1 kg'], ['€120.00 / 1 kg']]);
  });

  test('where all are reduced alike, the lowest of all stands for them', async () => {
    await create(sizes(5000, 5000));
    await timePasses(40 * DAY_MS);
    await change('POT-1', { priceCents: 4800 });
    await change('POT-1', { priceCents: 5000 });
    await reduce(4000);
    await reduce(4000, 'POT-1');
    expect(textsOf(await answer())).toContain(`${LOWEST}€48.00`);
  });
});

test('a deposit stands apart from the price, and a unit price is of the reduced one', async () => {
  const unitPriceMeasurement = { quantityValue: 250, quantityUnit: 'ml', referenceValue: 1, referenceUnit: 'l' };
  await reduced({ variants: [{ ...POT, depositCents: 25, unitPriceMeasurement }] });
  expect((await answer()).priceLines).toEqual([
    { kind: 'lowest', text: `${LOWEST}€50.00` },
    { kind: 'unit', text: '€160.00 / 1 L' },
    { kind: 'deposit', text: 'plus deposit €0.25' },
  ]);
});

describe('the anchor price of Croatia', () => {
  const CROATIA = { ...GERMANY, shippingRules: [rule('HR')], stripeCountry: 'HR' };

  async function sinceSummer(): Promise<void> {
    await create({ variants: [{ ...POT, onSale: true, salePriceCents: 4500 }] });
    await timePasses(Date.now() - Date.UTC(2026, 7, 1));
    await change('POT', { onSale: false, priceCents: 5500 });
  }

  test('a shop in Croatia shows the price without a reduction of the day, beside that of today', async () => {
    await setStoreSettings(SHOP.id, CROATIA);
    await sinceSummer();
    const isDue = Date.now() >= Date.UTC(2026, 10, 17);
    expect(textsOf(await answer())).toEqual(
      isDue ? ['Anchor price (sidrena cijena) of September 10, 2026: €50.00'] : [],
    );
  });

  test('a shop elsewhere that sells to Croatia shows none, and neither does a product that is newer', async () => {
    await setStoreSettings(SHOP.id, { ...CROATIA, stripeCountry: 'DE' });
    await sinceSummer();
    expect(textsOf(await answer())).toEqual([]);
    await setStoreSettings(SHOP.id, CROATIA);
    await create({ title: 'Cup', urlSlug: 'cup', variants: [{ sku: 'CUP', priceCents: 900 }] });
    const cup = await read(await new Buyer().fetch('/api/commerce/products/cup'), Product);
    expect(textsOf(cup)).toEqual([]);
  });
});

describe('pages', () => {
  const SHOWN = `<div class="sq-price-lines"><small>${LOWEST}€50.00</small></div>`;
  const CARD = '{.repeated section items}{@|product-price}{.end}';

  beforeEach(() =>
    templates({
      'products.list': CARD,
      'products.item':
        '{.section item}{@|product-price}{@|variants-select}{.end}{.section relatedProducts}<aside>{.repeated section items}{@|product-price}{.end}</aside>{.end}',
      'search.page': CARD,
      'shop.page': '',
    }),
  );

  test('lists, product pages and searches have the lines behind the engine’s price', async () => {
    await reduced();
    for (const path of ['/shop', '/shop/p/pot', '/search?q=pot']) {
      const html = await page(path);
      expect([path, html.split(SHOWN).length - 1]).toEqual([path, 1]);
      expect(html).toMatch(/<span class="original-price">[\s\S]*?<\/div>\s*<div class="sq-price-lines">/);
    }
  });

  test('products that are shown beside another have theirs', async () => {
    await env.DB.prepare('DELETE FROM items WHERE product_type IS NOT NULL AND site_id = ?1').bind(SHOP.id).run();
    await reduced();
    const merchandisingSettings = { relatedProductsEnabled: true };
    await setStoreSettings(SHOP.id, { ...GERMANY, merchandisingSettings });
    await create({ title: 'Cup', urlSlug: 'cup', variants: [{ sku: 'CUP', priceCents: 900 }] });
    expect(await page('/shop/p/cup')).toContain(SHOWN);
  });

  test('products without lines leave the page as it is', async () => {
    await create();
    expect(await page('/shop/p/pot')).not.toContain('price-lines');
    expect(await page('/shop')).not.toContain('price-lines');
  });

  test('a page whose address names a variant shows its lines, and scripts find those of each', async () => {
    await reduced({
      variantOptionOrdering: ['Size'],
      variants: [
        { ...POT, id: 'pot-s', attributes: { Size: 'S' } },
        { sku: 'POT-L', priceCents: 6000, attributes: { Size: 'L' } },
      ],
    });
    const open = await page('/shop/p/pot');
    expect(open).toContain('<div class="sq-price-lines"></div>');
    expect(open).toContain(
      `&quot;priceLines&quot;:[{&quot;kind&quot;:&quot;lowest&quot;,&quot;text&quot;:&quot;${LOWEST}`,
    );
    expect(await page('/shop/p/pot?variant=pot-s')).toContain(SHOWN);
  });
});

test('lines of a cart and of its checkout have them, of the price that they are bought at', async () => {
  const unitPriceMeasurement = { quantityValue: 250, quantityUnit: 'g', referenceValue: 1, referenceUnit: 'kg' };
  await reduced({ variants: [{ ...POT, stock: 'unlimited', unitPriceMeasurement, depositCents: 100 }] });
  const itemId = (await productOf('POT')) ?? '';
  const buyer = new Payer();
  await buyer.arrive();
  await buyer.addToCart(itemId);
  const entriesOf = async () => (await read(await buyer.fetch(CART), ShoppingCart)).entries;
  const others = [
    { kind: 'unit', text: '€160.00 / 1 kg' },
    { kind: 'deposit', text: 'Deposit included: €1.00' },
  ];
  const lines = [{ kind: 'lowest', text: `${LOWEST}€50.00` }, ...others];
  expect((await entriesOf())[0]?.priceLines).toEqual(lines);
  const { cart } = await buyer.startCheckout();
  expect(cart.entries[0]?.priceLines).toEqual(lines);
  await change('POT', { onSale: false });
  expect((await entriesOf())[0]?.priceLines).toEqual(others);
});

test('a block of a collection has them behind the price', async () => {
  const settings = { collectionId: 'shop', design: 'list', showPrice: true, pageSize: 20 };
  const block = `<div data-block-type="summary-v2" data-block-json="${JSON.stringify(settings).replaceAll('"', '&quot;')}"></div>`;
  await templates({ 'products.list': block });
  await reduced();
  const html = await page('/shop');
  expect(html).toContain(`<p class="summary-price"><s>€50.00</s> €40.00<br><small>${LOWEST}€50.00</small></p>`);
});

test('an order keeps nothing of what a product had cost before', async () => {
  await setStoreSettings(SHOP.id, { ...SETTINGS, ...GERMANY, shippingRules: SETTINGS.shippingRules });
  await reduced({ variants: [{ ...POT, stock: 'unlimited' }] });
  await (await Payer.with((await productOf('POT')) ?? '')).pay({ card: 'secondStep' });
  const snapshot = await env.DB.prepare('SELECT snapshot FROM payments').first<string>('snapshot');
  expect(snapshot).toContain('"unitCents":4000');
  expect(snapshot).not.toContain('price');
});

describe('a reduction from more than the lowest price', () => {
  const lowestCheck = async () => {
    const { checks } = await read(await owner.fetch('/api/owner/law'), LawReport);
    return checks.find(({ name }) => name === 'lowestPrice');
  };

  test('is missing in the check, which names the SKU, until its struck price is no higher than the lowest', async () => {
    await create({ variants: [{ ...POT, priceCents: 4000 }] });
    await timePasses(40 * DAY_MS);
    await change('POT', { priceCents: 5000 });
    await timePasses(10 * DAY_MS);
    expect(await lowestCheck()).toMatchObject({ state: 'done' });
    await change('POT', { salePriceCents: 3500, onSale: true });
    expect(await lowestCheck()).toMatchObject({ state: 'missing', count: 1, screen: 'products' });
    expect((await lowestCheck())?.reason).toContain('1 variant is reduced from more than the lowest price');
    expect((await lowestCheck())?.reason).toContain('(POT)');
    await change('POT', { priceCents: 4000 });
    expect(await lowestCheck()).toMatchObject({ state: 'done' });
  });

  test('is not asked where no country asks for it', async () => {
    await setStoreSettings(SHOP.id, { ...GERMANY, shippingRules: [rule('US')] });
    expect(await lowestCheck()).toMatchObject({ state: 'notAsked' });
  });
});
