import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { NewProduct, OwnerProduct, VariantDefinition } from '#runtime/contracts/catalogue.ts';
import { ItemDefinition, OwnerItem } from '#runtime/contracts/content.ts';
import { emptySite, prepared } from '#worker/set-up/service.ts';
import { read } from '../../test/worker/buyer.ts';
import { addTemplates, createCollection, createItem, ITEMS, put } from '../../test/worker/content.ts';
import { addForm } from '../../test/worker/forms.ts';
import { exported, imported } from '../../test/worker/moving.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops } from '../../test/worker/shops.ts';
import { CONTENT_COLUMNS, ITEM_COLUMNS, PRODUCT_COLUMNS } from './item-columns.ts';
import { STOCK_COLUMNS, VARIANT_COLUMNS } from './variant-columns.ts';

/** The tables of columns say which fields there are, and the contracts what each of them may be. */

type Values = Record<string, unknown>;
type Shape = Readonly<Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }>>;

const PRODUCTS = '/api/owner/products';
const plan = (cycles: number) => ({ billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: cycles });

/** Values of all kinds; the names of collections, forms and pictures are made of a field's name and the round too. */
const candidates = (name: string, index: number, round: number): unknown[] => [
  ...[`${name}-${round}`, `https://${name}.example/${round}`, 'private', 'draft', 'event', 'lesson', 'map', 'video'],
  ...['perishable', 'sealedMedia'],
  ...[2_000 - 1_000 * (round - 1) - index, 3, 1, true, false, [`${name}-${round}`], { [name]: `${name}-${round}` }],
  ...[
    plan(round),
    { scarcityThreshold: round },
    { addressLine1: `${name}-${round}` },
    { videoUrl: `https://vimeo.com/${round}` },
    { 1: round === 1 },
    { identification: `${name}-${round}` },
    { years: 2 + round, trademark: `${name}-${round}`, model: 'M' },
    { quantityValue: round, quantityUnit: 'g', referenceValue: 1, referenceUnit: 'kg' },
  ],
];

/** Returns a value for each field of a table of columns: one that the contract takes and that is not the one before. */
function valuesOf(table: object, shape: Shape, before: Values, round: number): Values {
  const values: Values = {};
  for (const [index, name] of Object.keys(table).entries()) {
    const taken = candidates(name, index, round).find((value) => {
      const parsed = shape[name]?.safeParse(value);
      return parsed?.success && JSON.stringify(parsed.data) !== JSON.stringify(before[name]);
    });
    expect(taken, `a value of ${name}`).toBeDefined();
    values[name] = shape[name]?.safeParse(taken).data;
  }
  return values;
}

const pick = (object: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)));
const without = (object: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
const columns = async (table: string) => {
  const { results } = await env.DB.prepare(`SELECT name FROM pragma_table_info('${table}')`).all<{ name: string }>();
  return results.map(({ name }) => name).sort();
};
const namesOf = (...tables: Readonly<Record<string, { name: string }>>[]) =>
  [...new Set(['site_id', ...tables.flatMap((table) => Object.values(table).map(({ name }) => name))])].sort();

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await addTemplates();
  owner = await OwnerProgram.of();
});

/** Opens a shop that the whole of the owner's is imported into. */
async function movedShop(): Promise<OwnerProgram> {
  const site = { siteId: 'copy', title: 'Copy', hostnames: ['copy.example'] };
  await env.DB.batch(prepared(env.DB, emptySite(site, Date.now())));
  const copy = await OwnerProgram.of({ site: 'copy' }, 'copy.example');
  await imported(copy, await exported(owner));
  return copy;
}

describe('products', () => {
  const OWN = { title: 'T', variants: [{ priceCents: 1 }] };
  const IMAGES = [1, 2].map((round) => {
    return { id: `mainImageId-${round}`, assetUrl: `/assets/${round}.svg`, width: 1, height: 1 };
  });
  const FIELDS = Object.keys(PRODUCT_COLUMNS);
  const VARIANT_FIELDS = Object.keys(VARIANT_COLUMNS);

  /** Returns a product and its variant with a value for each field. */
  function productOf(before: Values, variantBefore: Values, round: number) {
    const product = valuesOf(PRODUCT_COLUMNS, NewProduct.shape, before, round);
    const [option = ''] = product.variantOptionOrdering as string[];
    const variant = valuesOf(VARIANT_COLUMNS, VariantDefinition.shape, variantBefore, round);
    return { product, variant: { ...variant, attributes: { [option]: `attributes-${round}` } } };
  }

  /** Reads a product's own fields, and those of its one variant. */
  async function stored(id: string, by = owner) {
    const product = await read(await by.fetch(`${PRODUCTS}/${id}`), OwnerProduct);
    expect(product.variants).toHaveLength(1);
    return { ...product, product: pick(product, FIELDS), variant: pick(product.variants[0] ?? {}, VARIANT_FIELDS) };
  }

  async function created() {
    for (const round of [1, 2]) {
      await createCollection(owner, { id: `collectionId-${round}`, type: 'products', title: `C${round}` });
      await addForm({ id: `additionalFieldsFormId-${round}` });
    }
    const plain = NewProduct.parse({ ...OWN, collectionId: 'shop', isOneTimePurchasable: true });
    const first = productOf(plain, plain.variants[0] ?? {}, 1);
    const body = { ...first.product, id: 'one', images: IMAGES, variants: [{ ...first.variant, id: 'v' }] };
    const response = await owner.fetch(PRODUCTS, { method: 'POST', body });
    expect(response.status, await response.clone().text()).toBe(201);
    return first;
  }

  test('each field of a new product, and of its variant, is read as it was sent', async () => {
    const first = await created();
    expect(pick(await stored('one'), ['product', 'variant'])).toEqual(first);
  });

  test('a change writes each field', async () => {
    const first = await created();
    const next = productOf(first.product, first.variant, 2);
    const { position } = await stored('one');
    const body = {
      ...next.product,
      position,
      images: IMAGES,
      categoryIds: [],
      variants: [{ ...next.variant, id: 'v' }],
    };
    const response = await owner.fetch(`${PRODUCTS}/one`, { method: 'PUT', body, headers: { 'If-Match': '"1"' } });
    expect(response.status, await response.clone().text()).toBe(200);
    expect(pick(await stored('one'), ['product', 'variant'])).toEqual(next);
  });

  test('a shop that an export is imported into has each field', async () => {
    const first = await created();
    const copy = await movedShop();
    expect(pick(await stored('one', copy), ['product', 'variant'])).toEqual(first);
  });

  test('a copy has each field but address, visibility and what must be unique', async () => {
    const first = await created();
    const response = await owner.fetch(`${PRODUCTS}/one/duplicate`, { method: 'POST' });
    const { id } = OwnerProduct.parse(await response.json());
    const copy = await stored(id);
    expect(without(copy.product, 'urlSlug', 'status')).toEqual(without(first.product, 'urlSlug', 'status'));
    expect(without(copy.variant, 'sku', 'mainImageId')).toEqual(without(first.variant, 'sku', 'mainImageId'));
    expect(copy.variant.mainImageId).toBe(copy.images[0]?.id);
  });

  test('every column of the database has a field', async () => {
    // The units are a sum of the variants' own.
    expect((await columns('items')).filter((name) => name !== 'units')).toEqual(
      namesOf(PRODUCT_COLUMNS, CONTENT_COLUMNS, ITEM_COLUMNS),
    );
    expect(await columns('variants')).toEqual(namesOf(VARIANT_COLUMNS, STOCK_COLUMNS));
  });
});

describe('items that are not sold', () => {
  const { collectionId: _, ...OWN_COLUMNS } = CONTENT_COLUMNS;
  const FIELDS = Object.keys(OWN_COLUMNS);
  const PLAIN = ItemDefinition.parse({ recordType: 'text', title: 'T' });
  const stored = async (id: string, by = owner) => {
    return pick(await read(await by.fetch(`${ITEMS}/${id}`), OwnerItem), FIELDS);
  };

  test('each field is read as it was sent, changed, and moved to another shop', async () => {
    const { id } = await createCollection(owner);
    const first = valuesOf(OWN_COLUMNS, ItemDefinition.shape, PLAIN, 1);
    const item = await createItem(owner, id, { ...first, id: 'one', startsAt: 1, endsAt: 2 });
    expect(await stored('one')).toEqual({ ...first, startsAt: 1, endsAt: 2 });
    const next = valuesOf(OWN_COLUMNS, ItemDefinition.shape, first, 2);
    const changes = { ...next, startsAt: 3, endsAt: 4 };
    expect((await put(owner, `${ITEMS}/one`, item, changes)).status).toBe(200);
    expect(await stored('one')).toEqual(changes);
    const copy = await movedShop();
    expect(await stored('one', copy)).toEqual(changes);
  });
});
