import { expect, test, vi } from 'vitest';
import type { ImportFile } from '#runtime/contracts/imports.ts';
import { imports as texts } from '#runtime/i18n/en/server.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { readPrice } from './cells.ts';
import { readWeight } from './measures.ts';
import { productCsv } from './service.ts';

const CONTEXT = {
  collections: [{ id: 'shop', urlId: 'store', title: 'Store' }],
  collectionId: 'shop',
  currency: 'EUR',
  origin: 'https://a.example',
  url: undefined,
  texts,
};

const reading = (...lines: string[]): ImportFile => productCsv.read(lines.join('\n'), CONTEXT);
const contents = ({ records }: ImportFile) => records.map(({ record }) => record.content);
const problemsOf = ({ problems }: ImportFile) => problems.map(({ line, field, text }) => [line, field, text]);
const refusedOf = ({ refused }: ImportFile) => refused.map(({ firstLine, title, error }) => [firstLine, title, error]);

test('a new Shopify file is read with its variants, pictures and those of its variants', () => {
  const file = reading(
    'title,URL Handle,Description,Vendor,Type,Tags,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL,Image position,Image alt text,Variant image URL,Gift card',
    'Teapot,teapot,"<p>Pours,\nwell</p>",Kiln,Pots,"new, clay",active,POT-S,Size,S,40.00,,shopify,3,deny,800,https://x.example/2.jpg,2,Side,https://x.example/1.jpg,FALSE',
    ',teapot,,,,,,POT-L,,L,50.00,60.00,,,deny,,https://x.example/1.jpg,1,Front,,',
    ',teapot,,,,,,,,,,,,,,,https://x.example/3.jpg,3,,,',
    'Card,card,,,,,draft,CARD,Title,Default Title,25,,shopify,-2,CONTINUE,,,,,,TRUE',
  );
  expect(file.format).toBe('shopify');
  expect(file.records.map(({ firstLine, lastLine }) => [firstLine, lastLine])).toEqual([
    [2, 5],
    [6, 6],
  ]);
  expect(problemsOf(file)).toEqual([]);
  expect(contents(file)).toEqual([
    {
      collectionId: 'shop',
      title: 'Teapot',
      urlSlug: 'teapot',
      excerpt: '<p>Pours,\nwell</p>',
      brand: 'Kiln',
      isVisible: true,
      tags: ['new', 'clay'],
      categories: [['Pots']],
      variantOptionOrdering: ['Size'],
      variants: [
        {
          sku: 'POT-S',
          attributes: { Size: 'S' },
          priceCents: 4000,
          onSale: false,
          stock: 3,
          weightGrams: 800,
          imageUrl: 'https://x.example/1.jpg',
        },
        {
          sku: 'POT-L',
          attributes: { Size: 'L' },
          priceCents: 6000,
          salePriceCents: 5000,
          onSale: true,
          stock: 'unlimited',
        },
      ],
      images: [
        { url: 'https://x.example/1.jpg', altText: 'Front' },
        { url: 'https://x.example/2.jpg', altText: 'Side' },
        { url: 'https://x.example/3.jpg', altText: '' },
      ],
    },
    expect.objectContaining({
      title: 'Card',
      kind: 4,
      isVisible: false,
      variantOptionOrdering: [],
      variants: [expect.objectContaining({ attributes: {}, priceCents: 2500, stock: 'unlimited' })],
    }),
  ]);
});

test('a price per unit of measure is read where the shop has its units, and named where it has not', () => {
  const header =
    'Title,URL handle,SKU,Price,Unit Price Total Measure,Unit Price Total Measure Unit,Unit Price Base Measure,Unit Price Base Measure Unit';
  const file = reading(
    header,
    'Tea,tea,TEA,5,"0,25",KG,100,g',
    'Oil,oil,OIL,5,16.9,FLOZ,1,L',
    'Tape,tape,TAPE,5,3,m,1,kg',
    'Pot,pot,POT,5,0,,0,',
    'Cup,cup,CUP,5,,,,',
  );
  expect(contents(file).map(({ variants }) => (variants as { unitPriceMeasurement?: object }[])[0])).toMatchObject([
    { unitPriceMeasurement: { quantityValue: 0.25, quantityUnit: 'kg', referenceValue: 100, referenceUnit: 'g' } },
    ...['OIL', 'TAPE', 'POT', 'CUP'].map((sku) => ({ sku })),
  ]);
  const wrong = (value: string) => `${fill(texts.badUnitMeasure, { value })} ${texts.cellLeftOut}`;
  expect(problemsOf(file)).toEqual([
    [3, 'Unit Price Total Measure', wrong('16.9 FLOZ, 1 L')],
    [4, 'Unit Price Total Measure', wrong('3 m, 1 kg')],
  ]);
  const read = contents(file)
    .slice(1)
    .flatMap(({ variants }) => variants as object[]);
  for (const variant of read) expect(variant).not.toHaveProperty('unitPriceMeasurement');
});

test('a Squarespace file names its collections; one that the shop lacks is created before its products', () => {
  const file = reading(
    'Product ID [Non Editable];Variant ID [Non Editable];Product Type [Non Editable];Product Page;Product URL;Title;SKU;GTIN;Option Name 1;Option Value 1;Price;Sale Price;On Sale;Stock;Categories;Tags;Weight;Length;Visible;Hosted Image URLs',
    'p1;v1;PHYSICAL;store;cup;Cup;C-S;0123;Size;S;12,50;0.00;No;4;/tea, /teaware/pots;;0.25;12;Yes;https://x.example/a.jpg https://x.example/b.jpg',
    ';v2;;;;;C-L;;Size;L;"1.299,00";9;Yes;Unlimited;;;1 lb;;;https://x.example/b.jpg',
    ';;SERVICE;Far-Away;lesson;Lesson;L-1;;;;5;;;;;;;;No;',
  );
  expect(problemsOf(file)).toEqual([[1, 'Weight', texts.metricUnits]]);
  expect(file.records.map(({ record }) => record.type)).toEqual(['importedProduct', 'collection', 'importedProduct']);
  expect(contents(file)).toMatchObject([
    {
      id: 'p1',
      collectionId: 'shop',
      urlSlug: 'cup',
      kind: 1,
      isVisible: true,
      categories: [['tea'], ['teaware', 'pots']],
      images: [{ url: 'https://x.example/a.jpg' }, { url: 'https://x.example/b.jpg' }],
      variants: [
        { id: 'v1', gtin: '0123', priceCents: 1250, salePriceCents: 0, onSale: false, weightGrams: 250, lengthMm: 120 },
        { id: 'v2', priceCents: 129_900, salePriceCents: 900, onSale: true, stock: 'unlimited', weightGrams: 454 },
      ],
    },
    { id: 'far-away', type: 'products', title: 'Far away', urlId: 'far-away', template: 'products' },
    { collectionId: 'far-away', kind: 3, isVisible: false },
  ]);
});

test('weights and lengths of a Squarespace file are in the units of the call, or in those that they name', () => {
  const lines = ['Product URL,Title,SKU,Price,Weight,Length,Width', 'cup,Cup,C,5,2,10,1 cm'].join('\n');
  const [imperial, metric] = (['imperial', 'metric'] as const).map((units) =>
    productCsv.read(lines, { ...CONTEXT, units }),
  );
  expect([imperial?.problems, metric?.problems]).toEqual([[], []]);
  expect(imperial && contents(imperial)).toMatchObject([
    { variants: [{ weightGrams: 907, lengthMm: 254, widthMm: 10 }] },
  ]);
  expect(metric && contents(metric)).toMatchObject([{ variants: [{ weightGrams: 2000, lengthMm: 100, widthMm: 10 }] }]);
});

test('each problem has its line and column, and costs no more than a cell or a variant', () => {
  const header =
    'Handle,Title,Tags,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Odd';
  const long = 'x'.repeat(51);
  const file = reading(
    header,
    'a,A,,,Size,S,A-1,"1,299",1,',
    'b,B,,,,,A-1,1,,',
    'c,C,,,,,C-1,1,-3,why',
    'd,D,,,Size,,D-1,1,,',
    `e,E,${long},,,,E-1,1,,`,
    `f,F,,${'y'.repeat(26)},,,F-1,1,,`,
    'c,Other,,,,,G-1,1,,',
    'h,H,,,,,H-1,1,,,more',
    'i,I,,,Size,S,I-1,1,,',
    'i,,,,,S,I-2,€2,one,',
  );
  expect(file.format).toBe('shopify-old');
  expect(contents(file).map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'I']);
  expect(problemsOf(file)).toEqual([
    [1, 'Odd', texts.unusedColumn],
    [2, 'Variant Price', '“1,299” is no price in the shop’s currency. The cell is left out.'],
    [3, 'Variant SKU', 'Line 2 has this SKU already. It becomes “A-1-2”.'],
    [4, 'Variant Inventory Qty', 'The stock -3 is read as 0.'],
    [5, 'Option1 Name', 'The option “Size” has no value. The cell is left out.'],
    [6, 'Tags', `The tag “${long}” is longer than 50 characters. It becomes “${long.slice(1)}”.`],
    [7, 'Type', `The category “${'y'.repeat(26)}” is longer than 25 characters. It becomes “${'y'.repeat(25)}”.`],
    [11, 'Option1 Value', 'Line 10 has a variant with the same values. The variant is left out.'],
  ]);
  expect(refusedOf(file)).toEqual([
    [8, 'Other', 'Line 4 has another product with this address or id.'],
    [9, 'H', texts.tooManyCells],
  ]);
  expect(contents(file).map(({ variants }) => (variants as object[])[0])).toMatchObject([
    ...[{ sku: 'A-1', attributes: { Size: 'S' } }, { sku: 'A-1-2' }, { stock: 0 }, { sku: 'D-1' }],
    ...[{ sku: 'E-1' }, { sku: 'F-1' }, { attributes: { Size: 'S' } }],
  ]);
  const columns = 'SKU, Price';
  expect(problemsOf(reading('SKU,Price', 'A,1'))).toEqual([[1, '', fill(texts.otherTable, { columns })]]);
  expect(refusedOf(reading('Title,Price,SKU', ',1,A'))).toEqual([[2, '', texts.variantWithoutProduct]]);
  const several = productCsv.read('Title,Price\nA,1', { ...CONTEXT, collectionId: undefined });
  expect(refusedOf(several)).toEqual([[2, 'A', texts.collectionNeeded]]);
});

test('options come in without a name, with long values and with some that are missing', () => {
  const long = 'v'.repeat(201);
  const file = reading(
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price',
    'a,A,,S,Colour,Red,A-1,1',
    `a,,,${long},,Red,A-2,1`,
    'a,,,L,,,A-3,1',
  );
  expect(problemsOf(file)).toEqual([
    [2, 'Option1 Name', 'The value “S” belongs to no option. It becomes “Option 1”.'],
    [3, 'Option1 Value', `At most 200 characters are allowed. It becomes “${'v'.repeat(99)}…”.`],
    [4, 'Option2 Value', 'The option “Colour” has no value. The variant is left out.'],
  ]);
  expect(contents(file)).toMatchObject([
    {
      variantOptionOrdering: ['Option 1', 'Colour'],
      variants: [{ attributes: { 'Option 1': 'S', Colour: 'Red' } }, { attributes: { 'Option 1': long.slice(1) } }],
    },
  ]);
});

test('two texts that can be no addresses never become one', () => {
  const addresses = (...handles: string[]) =>
    contents(reading('Handle,Title', ...handles.map((handle) => `${handle},Title of ${handle}`))).map(
      ({ urlSlug }) => urlSlug as string,
    );
  const [first, second] = addresses('café', 'cafè');
  expect([first, second]).toEqual([expect.stringMatching(/^cafe-[\da-f]{8}$/), expect.stringMatching(/^cafe-/)]);
  expect(first).not.toBe(second);
  expect(addresses('cafè', 'café')).toEqual([second, first]);
  expect(addresses('cafe', 'café')).toEqual(['cafe', first]);
  expect(addresses('café', 'mug')).toEqual(['cafe', 'mug']);
});

test('nothing is sold for nothing, or in a sale that makes it dearer', () => {
  const file = reading(
    'Title,SKU,Price,Sale Price,On Sale,Weight,Stock,GTIN',
    'A,A,5,,Yes,heavy,many,1',
    `B,B,5,6,Yes,1 kg,1,${'1'.repeat(71)}`,
    'C,C,5,4,maybe,1 kg,1,1',
  );
  expect(problemsOf(file)).toEqual([
    [2, 'On Sale', `${texts.saleWithoutPrice} ${texts.cellLeftOut}`],
    [2, 'Stock', `“many” is no stock. ${texts.cellLeftOut}`],
    [2, 'Weight', `“heavy” is no weight or length. ${texts.cellLeftOut}`],
    [3, 'On Sale', `${texts.saleNotLower} ${texts.cellLeftOut}`],
    [3, 'GTIN', `At most 70 characters are allowed. ${texts.cellLeftOut}`],
    [4, 'On Sale', `“maybe” is neither yes nor no. ${texts.cellLeftOut}`],
  ]);
  expect(contents(file).map(({ variants }) => (variants as { onSale?: boolean }[])[0]?.onSale)).toEqual([
    ...[false, false, undefined],
  ]);
});

test.each([
  ['1299', 'EUR', 129_900],
  ['1299.5', 'EUR', 129_950],
  ['1,299.00', 'EUR', 129_900],
  ['1.299,00', 'EUR', 129_900],
  ['1 299,00 €', 'EUR', 129_900],
  ['€12', 'EUR', 1200],
  ['12.50 EUR', 'EUR', 1250],
  ['1,299,000', 'EUR', 129_900_000],
  ['1,299', 'JPY', 1299],
  ['1,299', 'EUR', undefined],
  ['$12', 'EUR', undefined],
  ['-1', 'EUR', undefined],
  ['1.2.3', 'EUR', undefined],
  ['12.345', 'USD', undefined],
  ['free', 'EUR', undefined],
] as const)('the price %j in %s is %j', (text, currency, cents) => {
  expect(readPrice(text, currency)).toBe(cents);
});

test('hostile files end with a problem, or are read in reasonable time', () => {
  const open = reading('Title,Price', 'A,1', 'B,"2', 'C,3');
  expect([contents(open).length, problemsOf(open)]).toEqual([1, [[3, '', texts.openQuote]]]);
  const huge = reading('Title,Price', `"${'x'.repeat(10_000_000)}",1`);
  expect(problemsOf(huge)).toEqual([[2, '', texts.longRow]]);
  const [longPrice] = reading('Title,Price', `A,${'1,'.repeat(200_000)}`).problems;
  expect(longPrice?.text.length).toBeLessThan(300);
  const many = reading('Title,SKU,Price', ...Array.from({ length: 20_000 }, (_, index) => `T${index},S${index},1`));
  expect(many.records).toHaveLength(20_000);
  expect(productCsv.detect('just text')).toBe(false);
  expect(productCsv.detect('"Title,Price')).toBe(false);
});

test('a file of many prices with letters makes two formats for all of them', () => {
  const make = vi.spyOn(Intl, 'NumberFormat');
  const rows = Array.from(
    { length: 100 },
    (_, index) => `T${index},S${index},${index % 2 ? `free ${index}` : 'C$ 2.00'}`,
  );
  const file = productCsv.read(['Title,SKU,Price', ...rows].join('\n'), { ...CONTEXT, currency: 'CAD' });
  expect(file.problems.length).toBeGreaterThanOrEqual(50);
  expect(make.mock.calls.length).toBeLessThanOrEqual(2);
  make.mockRestore();
});

test.each([
  ['1.5 kg', 1_500],
  ['250', 250],
  [`1${' '.repeat(200_000)}kg`, 1_000],
  [`1${' '.repeat(200_000)}1`, undefined],
  ['1 constructor', undefined],
])('a weight is read at once, however long its cell is (%#)', (text, grams) => {
  expect(readWeight(text, 'grams')).toBe(grams);
});

test('an unknown status is reported, whatever its name', () => {
  const file = reading('title,URL Handle,Status,SKU,Price', 'Pot,pot,constructor,POT,4.00');
  expect(problemsOf(file)).toEqual([[2, 'Status', expect.any(String)]]);
  expect(contents(file)[0]).not.toHaveProperty('isVisible');
});
