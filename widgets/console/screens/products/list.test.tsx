import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { LISTED, POT, stockShelf } from '../../../../test/console-products.ts';
import {
  answers,
  button,
  callsOf,
  closeConsole,
  enter,
  field,
  json,
  listOf,
  openConsole,
  prepareConsole,
  press,
  pressKey,
  refusal,
  see,
  text,
  until,
  versioned,
} from '../../../../test/console-shop.tsx';
import { replaceQuery } from '../../app/router.ts';
import { PageRows } from '../../parts/rows-of-pages.ts';
import { nextSort, sortedRows } from '../../parts/sorted-rows.ts';

const PRODUCTS = 'GET /api/owner/products';
const lastUrl = (call: string) => new URL(callsOf(call).at(-1)?.url ?? '', 'https://shop.example').searchParams;

prepareConsole();
beforeEach(stockShelf);

describe('the order of a list', () => {
  test('of products is that of the shop over all rows, and stands in the address', async () => {
    await openConsole('products');
    await see('€12.50');
    expect(lastUrl(PRODUCTS).has('order')).toBe(false);
    expect(lastUrl(PRODUCTS).get('limit')).toBe('200');
    await press('Price ↕');
    await until(() => expect(lastUrl(PRODUCTS).get('order')).toBe('price'));
    expect(lastUrl(PRODUCTS).get('direction')).toBe('asc');
    expect(new URLSearchParams(location.search).get('sort')).toBe('price');
    await press('Price ▲');
    await until(() => expect(lastUrl(PRODUCTS).get('direction')).toBe('desc'));
    expect(document.querySelector('th[aria-sort="descending"]')?.textContent).toContain('Price');
    await press('Price ▼');
    await until(() => expect(location.search).toBe(''));
  });

  test('of products is chosen from a field on a phone', async () => {
    await openConsole('products');
    await see('€12.50');
    await enter('Sort by', '-stock');
    await until(() => expect(lastUrl(PRODUCTS).get('order')).toBe('stock'));
    expect(lastUrl(PRODUCTS).get('direction')).toBe('desc');
  });

  test('of stock is that of the shop; an address with another order shows the usual one', async () => {
    answers.set('GET /api/owner/stock', () => listOf('variants'));
    await openConsole('stock?sort=-units');
    await until(() => expect(lastUrl('GET /api/owner/stock').get('order')).toBe('units'));
    expect(lastUrl('GET /api/owner/stock').get('direction')).toBe('desc');
    await openConsole('stock?sort=colour');
    await until(() => expect(lastUrl('GET /api/owner/stock').has('order')).toBe(false));
  });

  test('a product that moved while the list was read is shown once', async () => {
    const page = (title: string, nextPageCursor: string | null) =>
      json({ products: [{ ...LISTED, title }], hasNextPage: nextPageCursor !== null, nextPageCursor });
    answers.set(PRODUCTS, ({ url }) => (url.includes('cursor') ? page('Big pot', null) : page('Pot', 'next')));
    await openConsole('products');
    await press('Show more');
    await see('Big pot');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
    expect(text()).not.toContain('Show more');
  });
});

describe('products that are chosen in the list', () => {
  const IDS = 'GET /api/owner/products/ids';
  const CHANGES = 'POST /api/owner/products/changes';
  const box = (label: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  const choose = async (label: string) => act(async () => box(label)?.click());

  beforeEach(() => {
    const titles = ['Pot', 'Cup', 'Lid'];
    answers.set('GET /api/owner/products', () =>
      listOf('products', ...titles.map((title) => ({ ...LISTED, id: title, title }))),
    );
    answers.set(CHANGES, () => json({ lines: [], digest: 'd'.repeat(64), isDone: false }));
  });

  test('are a range with Shift, and the arrows go from box to box', async () => {
    await openConsole('products');
    await see('€12.50');
    box('Choose Pot')?.focus();
    await pressKey(box('Choose Pot') as Element, 'ArrowDown');
    expect(document.activeElement).toBe(box('Choose Cup'));
    await pressKey(box('Choose Cup') as Element, 'ArrowUp');
    await choose('Choose Pot');
    await see('1 product is chosen');
    expect(document.activeElement).toBe(box('Choose Pot'));
    const shift = { bubbles: true, cancelable: true, shiftKey: true };
    await act(async () => box('Choose Lid')?.dispatchEvent(new MouseEvent('click', shift)));
    await see('3 products are chosen');
  });

  test('are not those of other filters while these are read', async () => {
    await openConsole('products');
    await see('€12.50');
    const { promise: late, resolve: answerLate } = Promise.withResolvers<void>();
    answers.set('GET /api/owner/products', async () => {
      await late;
      return listOf('products', { ...LISTED, id: 'Mug', title: 'Mug' });
    });
    await act(async () => replaceQuery({ status: 'draft' }));
    await choose('Choose Pot');
    await choose('Choose all rows that are shown');
    expect(text()).not.toContain('chosen');
    answerLate();
    await until(() => expect(box('Choose Mug')).toBeTruthy());
    await choose('Choose Mug');
    await see('1 product is chosen');
  });

  test('are counted, and go to the bulk change', async () => {
    await openConsole('products');
    await see('€12.50');
    expect(text()).not.toContain('chosen');
    await choose('Choose Pot');
    await see('1 product is chosen');
    await choose('Choose all rows that are shown');
    await see('3 products are chosen');
    await choose('Choose Cup');
    await see('2 products are chosen');
    await press('Change products');
    await see('2 products are chosen');
    await enter('Prices', 'set');
    await enter('Prices: EUR', '5');
    await press('Show a preview');
    await until(() => expect(callsOf(CHANGES)).toHaveLength(1));
    expect(callsOf(CHANGES)[0]?.body).toEqual({ ids: ['Pot', 'Lid'], price: { setCents: 500 } });
  });

  test('are deleted after a question, also where one is gone already, and come back', async () => {
    const [pot, cup] = ['Pot', 'Cup'].map((id) => `/api/owner/products/${id}`);
    const gone = () => refusal('CONTENT_NOT_FOUND', 404);
    answers.set(`GET ${pot}`, () => json({ id: 'Pot', version: 4 }, 200, { ETag: '"4"' }));
    answers.set(`GET ${cup}`, gone);
    answers.set(`DELETE ${pot}`, () => json(undefined, 204));
    answers.set('POST /api/owner/bin/product/Pot/restore', () =>
      json({ title: 'Pot', hasNewAddress: false, setAside: 0, left: 0 }),
    );
    await openConsole('products');
    await see('€12.50');
    await choose('Choose Pot');
    await choose('Choose Cup');
    await press('Delete products');
    await see('Delete 2 products?');
    expect(callsOf(`DELETE ${pot}`)).toEqual([]);
    await press('Delete');
    await see('1 product is deleted.');
    expect(callsOf(`DELETE ${pot}`)).toMatchObject([{ version: '"4"' }]);
    expect(text()).not.toContain('chosen');
    await press('Undo');
    await see('1 product is back.');
  });

  test('that cannot be deleted stay chosen, with the reason', async () => {
    answers.set('GET /api/owner/products/Pot', () => refusal('FORBIDDEN', 403));
    await openConsole('products');
    await see('€12.50');
    await choose('Choose Pot');
    await press('Delete products');
    await press('Delete');
    await see('FORBIDDEN');
    await see('1 product is chosen');
  });

  test('are all that match where the list is longer, in as many calls as the shop takes', async () => {
    const ids = Array.from({ length: 450 }, (_, index) => `p${index}`);
    answers.set(IDS, () => json({ ids, isAll: true }));
    await openConsole('products?status=draft');
    await see('€12.50');
    await choose('Choose Pot');
    await press('Choose the whole list');
    await see('450 products are chosen');
    expect(lastUrl(IDS).get('status')).toBe('draft');
    await press('Change products');
    await enter('Prices', 'percent');
    await enter('Prices: percent', '-10');
    await press('Show a preview');
    await until(() => expect(callsOf(CHANGES)).toHaveLength(3));
    expect(callsOf(CHANGES).flatMap(({ body }) => (body as { ids: string[] }).ids)).toEqual(ids);
  });

  test('are said to be the first of too many, and none where that fails', async () => {
    answers.set(IDS, () => json({ ids: ['Pot', 'Cup'], isAll: false }));
    await openConsole('products');
    await see('€12.50');
    await choose('Choose Lid');
    await press('Choose the whole list');
    await see('The first 10,000 products are chosen.');
    answers.set(IDS, () => refusal('FORBIDDEN', 403));
    await press('Choose the whole list');
    await see('2 products are chosen');
    await press('Choose none');
    await until(() => expect(text()).not.toContain('are chosen'));
  });

  test('are chosen no longer once the list is another', async () => {
    await openConsole('products');
    await see('€12.50');
    await choose('Choose Pot');
    await press('Price ↕');
    await see('1 product is chosen');
    await enter('Visibility', 'draft');
    await until(() => expect(text()).not.toContain('is chosen'));
    await enter('Visibility', '');
    await until(() => expect(text()).not.toContain('is chosen'));
    await see('€12.50');
  });

  test('cannot be chosen by a role that only reads', async () => {
    await openConsole('products', 'viewer');
    await see('€12.50');
    expect(box('Choose Pot')).toBeNull();
  });
});

describe('price and stock in the list', () => {
  const CHANGES = 'POST /api/owner/products/changes';
  const STOCK = 'PUT /api/owner/stock/v1';
  const input = () => document.querySelector<HTMLInputElement>('.c-inline-field input');
  /** Opens a field of the list, types into it and presses a key. */
  const typeInline = async (name: string, typed: string, key = 'Enter') => {
    await press(name);
    await enter(name.replace(/: .*/, ''), typed);
    await pressKey(input() as Element, key);
  };
  const state = (priceCents: number) => ({ priceCents, salePriceCents: 0, onSale: false, stock: 4 });
  const lines = (from: number, to: number, error: string | null = null) => [
    {
      productId: 'p1',
      title: 'Pot',
      variantId: 'v1',
      sku: 'POT',
      before: state(from),
      after: state(to),
      fields: [],
      error,
    },
  ];
  const PRICE = 'Change the price of Pot: €12.50';
  let cents: number;
  let refused: string | null;

  beforeEach(() => {
    cents = 1250;
    refused = null;
    answers.set(CHANGES, ({ body }) => {
      const { price, digest } = body as { price: { setCents: number }; digest?: string };
      const found = lines(cents, price.setCents, refused);
      if (digest) cents = price.setCents;
      return json({ lines: found, digest: 'd'.repeat(64), isDone: digest !== undefined });
    });
    answers.set('GET /api/owner/products', () =>
      listOf('products', { ...LISTED, lowestCents: cents, highestCents: cents }),
    );
  });

  test('a price is changed where it stands, after a look at what it is, and can be undone', async () => {
    await openConsole('products');
    await typeInline(PRICE, '9,90');
    await see('Price of “Pot”: €9.90.');
    await until(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Change the price of Pot: €9.90'),
    );
    expect(callsOf(CHANGES).map(({ body }) => body)).toEqual([
      { ids: ['p1'], price: { setCents: 990 } },
      { ids: ['p1'], price: { setCents: 990 }, digest: 'd'.repeat(64), act: expect.any(String) },
    ]);
    await press('Undo');
    await until(() => expect(cents).toBe(1250));
    await see('€12.50');
  });

  test('what is no price, what the shop refuses and what somebody else has changed is said beside the field', async () => {
    await openConsole('products');
    await typeInline(PRICE, 'twelve');
    await see('Please write an amount');
    expect(input()?.getAttribute('aria-invalid')).toBe('true');
    refused = 'The sale price is not below the price.';
    await enter('Change the price of Pot', '1');
    await pressKey(input() as Element, 'Enter');
    await see('The sale price is not below the price.');
    refused = null;
    cents = 1300;
    await pressKey(input() as Element, 'Enter');
    await see('The price has changed in the meantime.');
    expect(input()?.value).toBe('1');
    expect(cents).toBe(1300);
    await pressKey(input() as Element, 'Enter');
    await until(() => expect(cents).toBe(100));
  });

  test('Escape leaves the value, and leaving the field saves it once', async () => {
    await openConsole('products');
    await typeInline(PRICE, '1', 'Escape');
    await until(() => expect(input()).toBeNull());
    expect(callsOf(CHANGES)).toEqual([]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(PRICE);
    await press(PRICE);
    await enter('Change the price of Pot', '2');
    await act(async () => input()?.blur());
    await until(() => expect(cents).toBe(200));
    expect(callsOf(CHANGES)).toHaveLength(2);
  });

  test('stock is set with its version, which a sale in between refuses, and can be undone', async () => {
    const stock = { variantId: 'v1', itemId: 'p1', sku: 'POT', title: 'Pot', attributes: {}, unlimited: false };
    const after = { ...stock, quantity: 9, isEndless: false, reserved: 0, version: 6 };
    answers.set(STOCK, () => refusal('VERSION_STALE', 412));
    answers.set('POST /api/owner/stock/v1/adjustments', () => versioned({ ...after, quantity: 4, version: 7 }));
    await openConsole('products');
    await typeInline('Change the stock of Pot: 4', '9');
    await see('The stock has changed in the meantime.');
    answers.set(STOCK, () => versioned(after));
    await pressKey(input() as Element, 'Enter');
    await see('Stock of “Pot”: 9.');
    expect(callsOf(STOCK).at(-1)).toMatchObject({ version: '"5"', body: { quantity: 9, reason: 'counted' } });
    await press('Undo');
    await until(() =>
      expect(callsOf('POST /api/owner/stock/v1/adjustments')[0]?.body).toMatchObject({ difference: -5 }),
    );
  });

  test('only those of a product with one counted variant are changed here, by who may', async () => {
    answers.set('GET /api/owner/products', () =>
      listOf(
        'products',
        { ...LISTED, variants: 2, onlyVariant: null },
        { ...LISTED, id: 'p2', kind: 2, title: 'Book' },
      ),
    );
    await openConsole('products');
    await see('Book');
    expect(button(PRICE)).toBeUndefined();
    expect(button('Change the price of Book: €12.50')).toBeDefined();
    expect(document.querySelectorAll('[aria-label^="Change the stock"]')).toHaveLength(0);
    await closeConsole();
    await openConsole('products', 'viewer');
    await see('€12.50');
    expect(document.querySelectorAll('.c-inline')).toHaveLength(0);
  });
});

describe('the views of a list', () => {
  const VIEWS = '/api/contributors/list-views';
  let kept: { list: string; name: string; query: string }[];
  const summary = () => document.querySelector<HTMLElement>('.c-views summary');
  const open = () =>
    act(async () => {
      const details = document.querySelector<HTMLDetailsElement>('.c-views');
      if (details) details.open = true;
      details?.dispatchEvent(new Event('toggle'));
    });

  beforeEach(() => {
    kept = [
      { list: 'products', name: 'Codes', query: 'sku=POT&sort=-price&columns=title,price' },
      { list: 'stock', name: 'Low', query: 'atMost=5' },
    ];
    answers.set(`GET ${VIEWS}`, () => json({ views: kept }));
    answers.set(`PUT ${VIEWS}/products/Drafts`, ({ body }) => {
      kept = [...kept, { list: 'products', name: 'Drafts', query: (body as { query: string }).query }];
      return json({}, 204);
    });
    answers.set(`DELETE ${VIEWS}/products/Codes`, () => {
      kept = kept.filter(({ name }) => name !== 'Codes');
      return json({}, 204);
    });
  });

  test('are kept by a name with filters, order and columns, and opened', async () => {
    await openConsole('products?status=draft');
    await see('€12.50');
    expect(callsOf(`GET ${VIEWS}`)).toEqual([]);
    expect(summary()?.textContent).toBe('Saved views and columns');
    await open();
    await see('Codes');
    expect(text()).not.toContain('Low');
    await act(async () => (field('Show Page') as HTMLInputElement | undefined)?.click());
    await until(() => expect(location.search).toBe('?status=draft&columns=title%2Cstatus%2Cstock%2Cprice%2Cactions'));
    expect([...document.querySelectorAll('th')].map(({ textContent }) => textContent)).not.toContain('Page');
    await press('Save the view');
    await see('Please write a name.');
    await enter('Name of the view', 'Drafts');
    await press('Save the view');
    await see('The view “Drafts” is saved.');
    expect(kept.at(-1)?.query).toBe('status=draft&columns=title%2Cstatus%2Cstock%2Cprice%2Cactions');
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Codes');
    await act(async () => link?.click());
    await until(() => expect(lastUrl(PRODUCTS).get('sku')).toBe('POT'));
    expect(lastUrl(PRODUCTS).get('direction')).toBe('desc');
    expect([...document.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
      '',
      'Product ↕',
      'Price ▼',
    ]);
    await until(() => expect((field('Find by SKU') as HTMLInputElement | undefined)?.value).toBe('POT'));
  });

  test('are deleted, which can be undone; too many are refused beside the name', async () => {
    answers.set(`PUT ${VIEWS}/products/Codes`, () => json({}, 204));
    answers.set(`PUT ${VIEWS}/products/Drafts`, () => refusal('LIST_VIEWS_FULL', 409));
    await openConsole('products');
    await open();
    await see('Codes');
    await press('Delete the view Codes');
    await see('The view “Codes” is deleted.');
    await press('Undo');
    await until(() =>
      expect(callsOf(`PUT ${VIEWS}/products/Codes`)[0]?.body).toMatchObject({ query: expect.any(String) }),
    );
    await enter('Name of the view', 'Drafts');
    await press('Save the view');
    await until(() => expect(document.querySelector('.c-views [aria-invalid="true"]')).not.toBeNull());
  });
});

test('a table that is read whole sorts numbers by size and texts by their letters and numbers', () => {
  const sorted = (values: (string | number)[], isDown = false) => sortedRows(values, (value) => value, isDown);
  expect(sorted([10, 9, 100])).toEqual([9, 10, 100]);
  expect(sorted(['Tin 10', 'tin 9', 'Äpfel'], true)).toEqual(['Tin 10', 'tin 9', 'Äpfel']);
  expect(sorted(['b', 'Ä', 'a'])).toEqual(['Ä', 'a', 'b']);
  expect(nextSort(nextSort(nextSort(undefined, 'a'), 'a'), 'a')).toBeUndefined();
  expect(nextSort({ by: 'a', isDescending: true }, 'b')).toEqual({ by: 'b', isDescending: false });
});

test('rows of pages are those of the last reading, each once, and the same for the same pages', () => {
  const rows = new PageRows<readonly string[], string>(
    (page) => page,
    (row) => row.charAt(0),
  );
  const first = [['a1', 'b1']];
  const read = rows.of(first);
  expect([rows.of(undefined), rows.of(first)]).toEqual([[], read]);
  const both = [...first, ['b2', 'c1']];
  expect(rows.of(both)).toEqual(['a1', 'b2', 'c1']);
  expect(rows.of(both)).toBe(rows.of(both));
  expect(read).toEqual(['a1', 'b1']);
  expect(rows.of(first)).toEqual(['a1', 'b1']);
  expect(rows.of([['c2'], ['a3']])).toEqual(['c2', 'a3']);
});

test('a new product has the stock that is typed with its price, and a number that is none stands at its field', async () => {
  answers.set('POST /api/owner/products', () => versioned(POT, 201));
  await openConsole('products/new');
  await enter('Title', 'Bowl');
  await enter('Price (EUR)', '24,50');
  await enter('Stock', 'many');
  await press('Create the product');
  await see('Please write a whole number.');
  expect(callsOf('POST /api/owner/products')).toEqual([]);
  await enter('Stock', '8');
  await press('Create the product');
  await until(() => expect(callsOf('POST /api/owner/products')).toHaveLength(1));
  expect(callsOf('POST /api/owner/products')[0]?.body).toMatchObject({ variants: [{ priceCents: 2450, stock: 8 }] });
});

test('a product that never runs out is not asked for its stock', async () => {
  await openConsole('products/new');
  await enter('Type', '2');
  expect(field('Stock')).toBeUndefined();
});
