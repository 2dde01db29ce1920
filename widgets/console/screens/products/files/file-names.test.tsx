import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BOOK, FILES, stockFiles, stockShelf } from '../../../../../test/console-products.ts';
import {
  answers,
  button,
  callsOf,
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
} from '../../../../../test/console-shop.tsx';

const RENAME = `PUT ${FILES}/f1`;
let shop: ReturnType<typeof stockFiles>;

prepareConsole();
beforeEach(() => {
  stockShelf();
  shop = stockFiles();
});

describe('a file', () => {
  const NAME = 'Name of book.pdf';

  test('is renamed in its place, which can be undone', async () => {
    answers.set(RENAME, ({ body }) => {
      shop.files = [{ ...BOOK, ...(body as object) }];
      return json(shop.files[0]);
    });
    await openConsole('products/p1');
    await press('Rename book.pdf');
    expect(document.activeElement).toBe(field(NAME));
    await enter(NAME, 'novel.pdf');
    await press('Save the name');
    await see('“book.pdf” is “novel.pdf” now, for its earlier buyers too.');
    await until(() => expect(button('Rename novel.pdf')).toBeDefined());
    await press('Undo');
    await until(() => expect(button('Rename book.pdf')).toBeDefined());
    expect(callsOf(RENAME).map(({ body }) => body)).toEqual([{ name: 'novel.pdf' }, { name: 'book.pdf' }]);
  });

  test('needs a name, shows the shop’s refusal of a name, and keeps what was typed', async () => {
    await openConsole('products/p1');
    await press('Rename book.pdf');
    await enter(NAME, ' ');
    await press('Save the name');
    await see('Please enter a file name');
    expect(callsOf(RENAME)).toEqual([]);
    const taken = 'Another file of this product has this name.';
    answers.set(RENAME, () => refusal('FILE_NAME_TAKEN', 409, taken, { errors: { name: taken } }));
    await enter(NAME, 'map.pdf');
    await press('Save the name');
    await see(taken);
    expect(text()).not.toContain('Unable to Rename File');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Save the name');
    await see('Unable to Rename File There was a problem while renaming your file. Network error');
    expect(field(NAME)?.value).toBe('map.pdf');
  });

  test('keeps its name where the person gives up by Escape, and the focus comes back', async () => {
    await openConsole('products/p1');
    await press('Rename book.pdf');
    await enter(NAME, 'novel.pdf');
    await pressKey(field(NAME) as Element, 'Escape');
    expect(field(NAME)).toBeUndefined();
    expect(document.activeElement).toBe(button('Rename book.pdf'));
    expect(callsOf(RENAME)).toEqual([]);
  });

  test('is deleted after a question that says what earlier buyers keep, also where somebody else was first', async () => {
    answers.set(`DELETE ${FILES}/f1`, () => {
      shop.files = [];
      return refusal('FILE_NOT_FOUND', 404);
    });
    await openConsole('products/p1');
    await press('Delete book.pdf');
    await see('Earlier buyers keep it');
    await press('Delete');
    await see('“book.pdf” is deleted. Its earlier buyers keep it.');
    await until(() => expect(callsOf(`GET ${FILES}`)).toHaveLength(2));
  });
});

test('all digital products are listed with their files, and one without a file stands out', async () => {
  const products = [
    { itemId: 'p1', title: 'Guide', files: [BOOK, { ...BOOK, id: 'f2', name: 'map.pdf' }] },
    { itemId: 'p2', title: 'Song', files: [] },
  ];
  answers.set('GET /api/owner/files', () => listOf('products', ...products));
  await openConsole('files');
  await see('map.pdf');
  expect(text()).toContain('4 kB');
  expect(text()).toContain('No file yet');
  await press('Guide');
  await see('Files (1)');
});
