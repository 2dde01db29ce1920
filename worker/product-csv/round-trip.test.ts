import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { ImportedProduct } from '#runtime/contracts/imported-product.ts';
import { ITEM_TEXT_NAMES } from '#runtime/contracts/item-texts.ts';
import { PRODUCT_CSV_FORMATS, type ProductCsvFormat } from '#runtime/contracts/product-csv.ts';
import { WITHDRAWAL_EXCEPTIONS } from '#runtime/contracts/product-law.ts';
import { imports as texts } from '#runtime/i18n/en/server.ts';
import { csvLines } from '../http/csv.ts';
import { headerOf, productCsv, rowsOf } from './service.ts';
import { TABLES } from './tables.ts';

const ORIGIN = 'https://a.example';
const COLLECTIONS = [{ id: 'shop', urlId: 'store', title: 'Store' }];
const CONTEXT = {
  collections: COLLECTIONS,
  collectionId: 'shop',
  currency: 'EUR',
  origin: ORIGIN,
  url: undefined,
  texts,
};
const UNITS = ['metric', 'imperial'] as const;
const NUM_RUNS = 30;

const sign = fc.constantFrom(...'aé,;"\'=+-@|%/\\ 1＝\n\t', '\r\n');
const text = fc.string({ unit: sign, maxLength: 12 });
const name = text.map((value) => value.trim()).filter((value) => value !== '');
const names = (max: number) => fc.uniqueArray(name, { maxLength: max });
const size = fc.option(fc.nat(1_000_000));

const variant = fc.record({
  values: fc.array(name, { minLength: 6, maxLength: 6 }),
  price: fc.integer({ min: 1, max: 1_000_000 }),
  reduction: fc.double({ min: 0, max: 0.999, noNaN: true }),
  onSale: fc.boolean(),
  stock: fc.oneof(fc.nat(1_000), fc.constant('unlimited' as const)),
  gtin: fc.constantFrom('', '0012345678905'),
  mpn: name,
  depositCents: fc.nat(500),
  sizes: fc.tuple(size, size, size, size),
  image: fc.nat(3),
  measured: fc.option(
    fc.record({
      units: fc.constantFrom(
        ...([
          ['g', 'kg'],
          ['cl', 'l'],
          ['cm', 'm'],
          ['item', 'item'],
        ] as const),
      ),
      quantity: fc.integer({ min: 1, max: 1_000_000 }),
      reference: fc.integer({ min: 1, max: 1_000 }),
    }),
  ),
});

const contact = fc.option(
  fc.record({
    name,
    postalAddress: name,
    electronicAddress: fc.constantFrom('a@b.example', 'https://b.example/safety'),
  }),
);

const file = fc
  .record({
    texts: fc.record(Object.fromEntries(ITEM_TEXT_NAMES.map((field) => [field, field === 'title' ? name : text]))),
    tags: names(3),
    safety: fc.record({
      manufacturer: contact,
      responsiblePerson: contact,
      identification: fc.constantFrom('', 'Type 1'),
      registrations: fc.constant(null),
    }),
    minimumAge: fc.nat(21),
    withdrawalException: fc.constantFrom(...WITHDRAWAL_EXCEPTIONS),
    isVisible: fc.boolean(),
    kind: fc.constantFrom(
      ...[PRODUCT_TYPE.physical, PRODUCT_TYPE.digital, PRODUCT_TYPE.service, PRODUCT_TYPE.giftCard],
    ),
    options: fc.uniqueArray(name, { maxLength: 6 }),
    variants: fc.array(variant, { minLength: 1, maxLength: 4 }),
    alts: fc.array(text, { maxLength: 3 }),
    categories: fc.uniqueArray(fc.array(name, { minLength: 1, maxLength: 3 }), { maxLength: 2, selector: String }),
  })
  .map(({ texts: own, options, variants, alts, categories, isVisible, ...fields }) => {
    const images = alts.map((altText, index) => ({ id: `i${index}`, assetUrl: `/images/i${index}/a.jpg`, altText }));
    // A product without options has one variant.
    const all = options.length === 0 ? variants.slice(0, 1) : variants;
    const product = {
      ...own,
      ...fields,
      id: 'p1',
      collectionId: 'shop',
      urlSlug: 'one',
      variantOptionOrdering: options,
      images,
      status: isVisible ? 'published' : 'private',
      variants: all.map(({ values, price, reduction, sizes, image, measured, ...rest }, index) => ({
        ...rest,
        unitPriceMeasurement: measured && {
          quantityValue: measured.quantity / 1_000,
          quantityUnit: measured.units[0],
          referenceValue: measured.reference,
          referenceUnit: measured.units[1],
        },
        id: `v${index}`,
        sku: `=S${index}`,
        priceCents: price,
        salePriceCents: Math.floor(price * reduction),
        onSale: rest.onSale && Math.floor(price * reduction) > 0,
        attributes: Object.fromEntries(options.map((option, place) => [option, place ? values[place] : `${index}`])),
        weightGrams: sizes[0],
        lengthMm: sizes[1],
        widthMm: sizes[2],
        heightMm: sizes[3],
        mainImageId: images[image]?.id ?? null,
      })),
    } as unknown as OwnerProduct;
    return { product, collection: 'store', categories };
  });

type File = typeof file extends fc.Arbitrary<infer Value> ? Value : never;

/** What the law asks of a product, as far as it says something. */
function lawOf({ safety, minimumAge, withdrawalException }: OwnerProduct): object {
  const { registrations: _, ...parts } = safety;
  const said = Object.entries(parts).filter(([, value]) => value !== null && value !== '');
  return {
    ...(said.length > 0 && { safety: Object.fromEntries(said) }),
    ...(minimumAge > 0 && { minimumAge }),
    ...(withdrawalException !== 'none' && { withdrawalException }),
  };
}

/** The fields of a product that each format can hold. */
function held({ product, categories }: File, format: ProductCsvFormat): object {
  const isShopify = format.startsWith('shopify');
  const address = (id: string | null) => ORIGIN + (product.images.find((image) => image.id === id)?.assetUrl ?? '');
  const isGiftCard = product.kind === PRODUCT_TYPE.giftCard;
  const kind =
    isShopify && !isGiftCard ? { isShipped: product.kind === PRODUCT_TYPE.physical } : { kind: product.kind };
  const hasType = categories.length === 1 && categories[0]?.length === 1;
  const { tags, urlSlug, variantOptionOrdering, images } = product;
  // An empty cell says nothing.
  const names = ITEM_TEXT_NAMES.filter(
    (name) => TABLES[format].some(({ field }) => field === name) && product[name].trim() !== '',
  );
  // Shopify's file says of a product that it has no options.
  const hasOptions = isShopify || variantOptionOrdering.length > 0;
  return {
    ...Object.fromEntries(names.map((name) => [name, product[name]])),
    collectionId: 'shop',
    urlSlug,
    ...(tags.length > 0 && { tags }),
    ...(hasOptions && { variantOptionOrdering }),
    ...kind,
    isVisible: product.status === 'published',
    ...(isShopify && lawOf(product)),
    ...(isShopify ? hasType && { categories } : { id: product.id, ...(categories.length > 0 && { categories }) }),
    variants: product.variants.map(({ id, mainImageId, salePriceCents, gtin, mpn, ...rest }, index) => {
      const { lengthMm, widthMm, heightMm, weightGrams, attributes, unitPriceMeasurement, depositCents, ...common } =
        rest;
      const sizes = isShopify ? { weightGrams, unitPriceMeasurement } : { weightGrams, lengthMm, widthMm, heightMm };
      const image = mainImageId === null ? null : address(mainImageId);
      return {
        ...common,
        ...(hasOptions && { attributes }),
        ...(isShopify && depositCents > 0 && { depositCents }),
        ...Object.fromEntries(Object.entries(sizes).filter(([, value]) => value !== null)),
        ...(format !== 'squarespace-old' && { mpn, ...(gtin && { gtin }) }),
        ...(isShopify
          ? { ...(image !== null && { imageUrl: image }), ...(rest.onSale && { salePriceCents }) }
          : {
              id,
              salePriceCents,
              ...(index > 0 && image !== null && { imageUrl: image }),
            }),
      };
    }),
    ...(images.length > 0 && {
      images: images.map(({ id, altText }) => ({ url: address(id), ...(isShopify && { altText }) })),
    }),
  };
}

test.each(PRODUCT_CSV_FORMATS)('every field of a product that %s can hold is read as it was written', (format) => {
  fc.assert(
    fc.property(file, fc.constantFrom(...UNITS), (written, units) => {
      const rows = rowsOf(written, { format, units, currency: 'EUR', origin: ORIGIN });
      const csv = csvLines([headerOf(format), ...rows]);
      const { records, problems, format: read } = productCsv.read(csv, { ...CONTEXT, units });
      expect(problems).toEqual([]);
      expect(read).toBe(format);
      expect(records).toHaveLength(1);
      expect(ImportedProduct.parse(records[0]?.record.content)).toEqual(held(written, format));
    }),
    { numRuns: NUM_RUNS },
  );
});
