import { beforeEach, describe, expect, test } from 'vitest';
import type { CategoryTarget, OwnerCategory } from '#runtime/contracts/category.ts';
import { LISTED, stockShelf } from '../../../../../test/console-products.ts';
import {
  answers,
  button,
  callsOf,
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
} from '../../../../../test/console-shop.tsx';
import { branchOf, dropTarget, movedTo, targetOf, treeOf } from './tree.ts';

const ROOM = '/api/owner/collections/c1/categories';

const of = (id: string, parentCategoryId: string, displayIndex: number, more: object = {}): OwnerCategory => ({
  id,
  websiteId: 's',
  collectionId: 'c1',
  parentCategoryId,
  type: 'CATEGORY',
  displayName: id,
  pageRendering: 'LIST_VIEW',
  displayIndex,
  urlId: id,
  fullUrl: `/shelf/${id}`,
  picture: null,
  productCount: 2,
  version: 1,
  updatedAt: 0,
  ...more,
});
const SHELF = [
  of('root', '', 1, { type: 'ROOT' }),
  of('Tea', 'root', 1),
  of('Green', 'Tea', 1),
  of('Black', 'Tea', 2),
  of('Cups', 'root', 2),
];
const names = (categories: readonly OwnerCategory[]) =>
  treeOf(categories).map(({ category, level }) => '-'.repeat(level) + category.displayName);

describe('a tree of categories', () => {
  test('has each category before those below it, in the order of their places', () => {
    expect(names(SHELF)).toEqual(['Tea', '-Green', '-Black', 'Cups']);
    expect([...branchOf(SHELF, 'Tea')]).toEqual(['Tea', 'Green', 'Black']);
  });

  test.each([
    ['Cups', 'up', ['Cups', 'Tea', '-Green', '-Black']],
    ['Tea', 'down', ['Cups', 'Tea', '-Green', '-Black']],
    ['Cups', 'in', ['Tea', '-Green', '-Black', '-Cups']],
    ['Green', 'out', ['Tea', '-Black', 'Green', 'Cups']],
    ['Black', 'in', ['Tea', '-Green', '--Black', 'Cups']],
  ] as const)('%s moves %s', (id, move, expected) => {
    expect(names(movedTo(SHELF, id, targetOf(SHELF, id, move) as CategoryTarget))).toEqual(expected);
  });

  test.each([
    ['Tea', 'up'],
    ['Tea', 'in'],
    ['Tea', 'out'],
    ['Cups', 'down'],
  ] as const)('%s cannot move %s', (id, move) => {
    expect(targetOf(SHELF, id, move)).toBeUndefined();
  });

  test('a dropped category stands in front of the row that follows, and never below itself', () => {
    const rows = treeOf(SHELF);
    expect(dropTarget(SHELF, rows, 3, 1)).toEqual({ parentCategoryId: 'Tea', beforeCategoryId: 'Green' });
    expect(dropTarget(SHELF, rows, 1, 3)).toEqual({ parentCategoryId: 'root', beforeCategoryId: null });
    expect(dropTarget(SHELF, rows, 0, 1)).toBeUndefined();
  });
});

prepareConsole();
let shelf: OwnerCategory[];
beforeEach(() => {
  stockShelf();
  shelf = [...SHELF];
  answers.set(`GET ${ROOM}`, () => listOf('categories', ...shelf));
  for (const { id } of SHELF) {
    answers.set(`POST ${ROOM}/${id}/place`, ({ body }) => {
      shelf = movedTo(shelf, id, body as CategoryTarget);
      return versioned(shelf.find((each) => each.id === id) as OwnerCategory);
    });
    answers.set(`GET ${ROOM}/${id}`, () => versioned(shelf.find((each) => each.id === id) as OwnerCategory));
  }
  answers.set(`GET ${ROOM}/Tea/products`, () => listOf('products', { id: 'p1', title: 'Pot' }));
});

const shown = () => [...document.querySelectorAll('.p-category a')].map(({ textContent }) => textContent);
const handle = (name: string) => button(`${name}: move with the arrow keys, or drag`);

describe('the screen of categories', () => {
  test('shows the tree with products and addresses, and a key moves a category and keeps the focus', async () => {
    await openConsole('categories');
    await see('/shelf/Tea · 2 products');
    expect(shown()).toEqual(['Tea', 'Green', 'Black', 'Cups']);
    handle('Black')?.focus();
    await pressKey(handle('Black') as Element, 'ArrowUp');
    expect(shown()).toEqual(['Tea', 'Black', 'Green', 'Cups']);
    expect(document.activeElement).toBe(handle('Black'));
    expect(text()).toContain('Black is now at place 1 of 2 below Tea.');
    await until(() => expect(callsOf(`POST ${ROOM}/Black/place`)).toHaveLength(1));
    expect(callsOf(`POST ${ROOM}/Black/place`)[0]?.body).toEqual({
      parentCategoryId: 'Tea',
      beforeCategoryId: 'Green',
    });
    expect(notices()).toEqual([]);
  });

  test('a category that comes below another one says its new address, which can be undone', async () => {
    await openConsole('categories');
    await see('Cups');
    await press('Put “Cups” below the category above');
    await until(() => expect(notices()).toEqual(['“Cups” has moved. Its web address is now /shelf/Cups.']));
    await press('Undo');
    await until(() => expect(shelf.find(({ id }) => id === 'Cups')?.parentCategoryId).toBe('root'));
    await until(() => expect(shown()).toEqual(['Tea', 'Green', 'Black', 'Cups']));
  });

  test('a move that is refused is taken back with its reason', async () => {
    answers.set(`POST ${ROOM}/Cups/place`, () => refusal('CATEGORY_URL_TAKEN', 409, 'It has this address.'));
    await openConsole('categories');
    await see('Cups');
    await press('Move “Cups” up');
    await until(() => expect(notices()).toEqual(['It has this address.']));
    await until(() => expect(shown()).toEqual(['Tea', 'Green', 'Black', 'Cups']));
  });

  test('dragging a handle moves a category', async () => {
    await openConsole('categories');
    await see('Cups');
    for (const [index, row] of [...document.querySelectorAll('.p-category')].entries()) {
      row.getBoundingClientRect = () => ({ top: index * 50, height: 50 }) as DOMRect;
    }
    handle('Cups')?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
    dispatchEvent(new PointerEvent('pointermove', { clientY: 10 }));
    dispatchEvent(new PointerEvent('pointerup'));
    await until(() => expect(callsOf(`POST ${ROOM}/Cups/place`)).toHaveLength(1));
    expect(callsOf(`POST ${ROOM}/Cups/place`)[0]?.body).toEqual({ parentCategoryId: 'root', beforeCategoryId: 'Tea' });
  });

  test('a new category stands last among those of its parent, and opens', async () => {
    const cold = of('Cold', 'root', 3);
    answers.set(`POST ${ROOM}`, () => {
      shelf = [...shelf, cold];
      return versioned(cold, 201);
    });
    answers.set(`GET ${ROOM}/Cold`, () => versioned(cold));
    answers.set(`GET ${ROOM}/Cold/products`, () => listOf('products'));
    await openConsole('categories');
    await see('Cups');
    await press('New category');
    await enter('Name', 'Cold');
    await press('Create the category');
    await see('No product is in this category yet.');
    expect(callsOf(`POST ${ROOM}`)[0]?.body).toEqual({ displayName: 'Cold', parentCategoryId: '', displayIndex: 3 });
  });

  test('a search finds categories at any level, without moving them', async () => {
    await openConsole('categories?q=bla');
    await until(() => expect(shown()).toEqual(['Black']));
    expect(handle('Black')).toBeUndefined();
  });

  test('a page without categories says what they are for, and a role that only reads moves nothing', async () => {
    answers.set(`GET ${ROOM}`, () => listOf('categories'));
    await openConsole('categories', 'viewer');
    await see('This page has no categories yet.');
    expect(button('New category')).toBeUndefined();
  });
});

describe('the screen of one category', () => {
  test('its name and web address are saved, and its place stays', async () => {
    answers.set(`PUT ${ROOM}/Tea`, ({ body }) =>
      versioned({ ...of('Tea', 'root', 1), ...(body as object), version: 2 }),
    );
    await openConsole('categories/c1/Tea');
    await see('The last part of /shelf/Tea.');
    await enter('Name', 'All tea');
    await press('Save');
    await see('Saved.');
    const [put] = callsOf(`PUT ${ROOM}/Tea`);
    expect(put).toMatchObject({ version: '"1"', body: { displayName: 'All tea', picture: null } });
    expect(put?.body).not.toHaveProperty('displayIndex');
  });

  test('an address that is taken is said at its field', async () => {
    answers.set(`PUT ${ROOM}/Tea`, () => refusal('CATEGORY_URL_TAKEN', 409, 'Taken.', { errors: { urlId: 'Taken.' } }));
    await openConsole('categories/c1/Tea');
    await see('The last part of');
    await enter('Web address', 'cups');
    await press('Save');
    await until(() => expect(field('Web address')?.getAttribute('aria-invalid')).toBe('true'));
    expect(field('Web address')?.value).toBe('cups');
  });

  test('products are added and removed at once, which can be undone', async () => {
    const changed: string[] = [];
    for (const method of ['PUT', 'DELETE']) {
      for (const id of ['p1', 'p2']) {
        answers.set(`${method} ${ROOM}/Tea/products/${id}`, () => {
          changed.push(`${method} ${id}`);
          return json(null, 204);
        });
      }
    }
    answers.set('GET /api/owner/products', () => listOf('products', { ...LISTED, id: 'p2', title: 'Lid' }));
    await openConsole('categories/c1/Tea');
    await see('Pot');
    await press('Remove Pot');
    await until(() => expect(notices()).toEqual(['“Pot” is not in the category any more.']));
    await press('Undo');
    await until(() => expect(changed).toEqual(['DELETE p1', 'PUT p1']));
    await enter('Add a product', 'li');
    await until(() => expect(button('Add Lid')).toBeDefined());
    await press('Add Lid');
    await until(() => expect(changed.at(-1)).toBe('PUT p2'));
  });

  test('deleting says how many products stay and what goes along', async () => {
    answers.set(`DELETE ${ROOM}/Tea`, () => json(null, 204));
    await openConsole('categories/c1/Tea');
    await see('Pot');
    await until(() => expect(document.querySelectorAll('option').length).toBe(2));
    await press('Delete');
    await see('2 products are in it, and stay in the shop. The 2 categories below it are deleted too.');
    await press('Delete the category');
    await until(() => expect(callsOf(`DELETE ${ROOM}/Tea`)[0]?.version).toBe('"1"'));
    await until(() => expect(notices()).toContain('“Tea” is deleted.'));
  });
});
