import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { chooseFiles } from '../../../../test/console-files.ts';
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
  notices,
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
import { queries } from '../../app/query.ts';

const PUT = 'PUT /api/owner/products/p1';

prepareConsole();
beforeEach(stockShelf);

describe('the list of products', () => {
  test('shows price, stock and visibility, and hides a product, which can be undone', async () => {
    await openConsole('products');
    await see('€12.50');
    answers.set(PUT, () => versioned({ ...POT, status: 'private', version: 4 }));
    await press('Hide Pot');
    await see('Visitors do not see “Pot” any more.');
    const [put] = callsOf(PUT);
    expect(put).toMatchObject({ version: '"3"', body: { status: 'private', title: 'Pot' } });
    expect(put?.body).not.toHaveProperty('updatedAt');
    await press('Undo');
    await see('Undone.');
    expect(callsOf(PUT)[1]?.body).toMatchObject({ status: 'published' });
  });

  test('is narrowed to the products that lack safety information, by its address', async () => {
    await openConsole('products?lacks=safety');
    await see('€12.50');
    expect(callsOf('GET /api/owner/products').at(-1)?.url).toContain('lacks=safety');
    await enter('What the law asks', '');
    await until(() => expect(callsOf('GET /api/owner/products').at(-1)?.url).not.toContain('lacks'));
  });

  test('an empty shop says what to do first, and an error is shown with a way on', async () => {
    answers.set('GET /api/owner/products', () => listOf('products'));
    await openConsole('products');
    await see('The shop has no products yet.');
    await closeConsole();
    queries.clear();
    answers.set('GET /api/owner/products', () => refusal('FORBIDDEN', 403));
    await openConsole('products');
    await see('Unable to load results');
  });

  test('a role that only reads has no buttons, and a role without products sees a message', async () => {
    await openConsole('products', 'viewer');
    await see('€12.50');
    expect(button('Hide Pot')).toBeUndefined();
    await closeConsole();
    await openConsole('products', 'billing');
    await see('Your role does not include this screen.');
  });
});

describe('the order of the products of a page', () => {
  const ORDER = 'POST /api/owner/collections/c1/order';
  const handle = (title: string) => button(`${title}: move it with the arrow keys, or drag it`);
  let titles: string[];
  let version: number;
  const shown = () => [...document.querySelectorAll('tbody .c-title-cell')].map((cell) => cell.textContent?.trim());

  beforeEach(() => {
    titles = ['Pot', 'Cup', 'Lid'];
    version = 7;
    const row = (title: string, position: number) => ({ ...LISTED, id: title, title, position });
    answers.set('GET /api/owner/products', () => listOf('products', ...titles.map(row)));
    answers.set('GET /api/owner/collections/c1', () => versioned({ id: 'c1', options: { order: 'owner' }, version }));
    answers.set(ORDER, ({ body, version: from }) => {
      if (from !== `"${version}"`) return refusal('VERSION_STALE', 412);
      version += 1;
      const { itemIds, before } = body as { itemIds: [string]; before: string | null };
      titles = titles.filter((title) => title !== itemIds[0]);
      titles.splice(before === null ? titles.length : titles.indexOf(before), 0, itemIds[0]);
      return json({ id: 'c1', version });
    });
  });

  test('is changed by keys: each move shows at once, is read out, and keeps the focus on its product', async () => {
    await openConsole('products?collection=c1');
    await until(() => expect(handle('Pot')).toBeDefined());
    handle('Pot')?.focus();
    await pressKey(handle('Pot') as Element, 'ArrowDown');
    await pressKey(handle('Pot') as Element, 'ArrowDown');
    expect(shown()).toEqual(['Cup', 'Lid', 'Pot']);
    expect(document.activeElement).toBe(handle('Pot'));
    expect(text()).toContain('“Pot” is now at place 3 of 3.');
    await until(() => expect(titles).toEqual(['Cup', 'Lid', 'Pot']));
    expect(callsOf(ORDER).map(({ body, version: from }) => [body, from])).toEqual([
      [{ itemIds: ['Pot'], before: 'Lid' }, '"7"'],
      [{ itemIds: ['Pot'], before: null }, '"8"'],
    ]);
    await pressKey(handle('Cup') as Element, 'ArrowUp');
    expect(callsOf(ORDER)).toHaveLength(2);
  });

  test('is changed by a store manager', async () => {
    await openConsole('products?collection=c1', 'storeManager');
    await until(() => expect(handle('Pot')).toBeDefined());
  });

  test('is changed by dragging a handle', async () => {
    await openConsole('products?collection=c1');
    await until(() => expect(handle('Lid')).toBeDefined());
    const rows = [...document.querySelectorAll('tbody tr')];
    for (const [index, row] of rows.entries()) {
      row.getBoundingClientRect = () => ({ top: index * 50, height: 50 }) as DOMRect;
    }
    handle('Lid')?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
    dispatchEvent(new PointerEvent('pointermove', { clientY: 10 }));
    await until(() => expect(rows[0]?.className).toBe('p-line--before'));
    dispatchEvent(new PointerEvent('pointerup'));
    await until(() => expect(titles).toEqual(['Lid', 'Pot', 'Cup']));
    expect(callsOf(ORDER)[0]?.body).toEqual({ itemIds: ['Lid'], before: 'Pot' });
  });

  test.each(['Escape', 'Tab'])('stays as it is where %s gives a drag up', async (key) => {
    await openConsole('products?collection=c1');
    await until(() => expect(handle('Lid')).toBeDefined());
    const row = () => document.querySelector('tbody tr:last-child');
    handle('Lid')?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
    dispatchEvent(new PointerEvent('pointermove', { clientY: -1 }));
    await until(() => expect(row()?.className).toBe('p-line--dragged'));
    await pressKey(document.body, key);
    expect(row()?.className).toBe('');
    dispatchEvent(new PointerEvent('pointerup'));
    expect([shown(), callsOf(ORDER)]).toEqual([['Pot', 'Cup', 'Lid'], []]);
  });

  test('a move is made again where somebody else has changed the page, and taken back where it is refused', async () => {
    await openConsole('products?collection=c1');
    await until(() => expect(handle('Pot')).toBeDefined());
    const accepted = answers.get(ORDER);
    answers.set(ORDER, (call) => {
      answers.set(ORDER, accepted ?? (() => json({})));
      version += 1;
      return accepted?.(call) ?? json({});
    });
    await pressKey(handle('Pot') as Element, 'ArrowDown');
    await until(() => expect(titles).toEqual(['Cup', 'Pot', 'Lid']));
    answers.set(ORDER, () => refusal('OVERLOADED', 429, 'Please try again in a few seconds.'));
    await pressKey(handle('Lid') as Element, 'ArrowUp');
    await until(() => expect(notices()).toEqual(['Please try again in a few seconds.']));
    await until(() => expect(shown()).toEqual(['Cup', 'Pot', 'Lid']));
  });

  test.each([
    ['all products of the shop', 'products', 'admin'],
    ['a search', 'products?collection=c1&q=pot', 'admin'],
    ['for a role that may not change products, a page', 'products?collection=c1', 'viewer'],
  ] as const)('%s cannot be put in order', async (_, address, role) => {
    await openConsole(address, role);
    await see('€12.50');
    expect(handle('Pot')).toBeUndefined();
  });
});

describe('a product', () => {
  test('is saved whole with the version that it was changed from', async () => {
    await openConsole('products/p1');
    await enter('Price of variant 1', '13,5');
    await enter('Description', 'Holds tea.\n\nAnd more & more.');
    await enter('Brand', 'Kiln');
    await act(async () => field('Own share buttons')?.click());
    await act(async () => field('Reddit')?.click());
    answers.set(PUT, () => versioned({ ...POT, version: 4 }));
    await press('Save');
    await see('Saved.');
    expect(callsOf(PUT)[0]).toMatchObject({
      version: '"3"',
      body: {
        excerpt: '<p>Holds tea.</p><p>And more &amp; more.</p>',
        brand: 'Kiln',
        shareButtonOptions: { 6: true },
        variants: [{ id: 'v1', priceCents: 1350 }],
      },
    });
    expect(callsOf(PUT)[0]?.body).not.toHaveProperty('variants.0.stock');
  });

  test('is not sent while a price cannot be read, and shows the shop’s errors in their cells', async () => {
    await openConsole('products/p1');
    await enter('Price of variant 1', 'cheap');
    await press('Save');
    await see('Please write an amount such as 12.50.');
    expect(callsOf(PUT)).toEqual([]);
    await enter('Price of variant 1', '9');
    const errors = { 'variants.0.sku': 'This sku already exists' };
    answers.set(PUT, () => refusal('INVALID_REQUEST', 400, 'Please check your entries.', { errors }));
    await press('Save');
    await see('This sku already exists');
    expect(field('SKU of variant 1')?.getAttribute('aria-invalid')).toBe('true');
  });

  test('that somebody else has changed shows both versions', async () => {
    await openConsole('products/p1');
    await enter('Title', 'My pot');
    answers.set(PUT, () => refusal('VERSION_STALE', 412));
    answers.set('GET /api/owner/products/p1', () => versioned({ ...POT, title: 'Their pot', version: 4 }));
    await press('Save');
    await see('Somebody else has changed this too');
    await see('Their pot');
  });

  test('takes pictures one by one, and names files that are no pictures', async () => {
    const picture = {
      id: 'a1',
      assetUrl: '/images/a1/a.png',
      filename: 'a.png',
      altText: '',
      width: 9,
      height: 9,
      focalX: 0.5,
      focalY: 0.5,
      colors: null,
      version: 1,
    };
    answers.set('POST /api/owner/pictures', () => json(picture, 201));
    await openConsole('products/p1');
    await see('Variants (1)');
    await chooseFiles('Pictures to upload', [
      new File(['x'], 'a.png', { type: 'image/png' }),
      new File(['x'], 'b.txt', { type: 'text/plain' }),
    ]);
    await see('Pictures (1)');
    await see('The file b.txt does not appear to be a supported image file.');
    expect(callsOf('POST /api/owner/pictures').map(({ url }) => url)).toEqual(['/api/owner/pictures?filename=a.png']);
    await press('Focal point of picture 1');
    const point = document.querySelector('[aria-label^="Focal point: 50%"]');
    expect(point).not.toBeNull();
    await pressKey(point as Element, 'ArrowLeft');
    await see('45% from the left');
  });
});
