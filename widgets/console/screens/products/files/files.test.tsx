import { beforeEach, describe, expect, test } from 'vitest';
import { FILE_MAX_BYTES, UPLOAD_MAX_BYTES } from '#runtime/contracts/limits.ts';
import { chooseFiles } from '../../../../../test/console-files.ts';
import { BOOK, FILES, POT, stockFiles, stockShelf } from '../../../../../test/console-products.ts';
import { uploads } from '../../../../../test/console-requests.ts';
import {
  answers,
  callsOf,
  closeConsole,
  enter,
  field,
  find,
  json,
  notices,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';
import { queries } from '../../../app/query.ts';

let shop: ReturnType<typeof stockFiles>;

prepareConsole();
beforeEach(() => {
  uploads.gate = undefined;
  stockShelf();
  shop = stockFiles();
});

/** A file that says how large it is; its bytes are not read. */
function fileOf(name: string, size = 4): File {
  const slice = (from: number, to: number) => new Blob([`${from}-${Math.min(to, size)}`]);
  return Object.defineProperties(new File(['text'], name, { lastModified: 5 }), {
    size: { value: size },
    slice: { value: slice },
  });
}
const choose = (...chosen: File[]) => chooseFiles('Files to upload', chosen);
const sent = () => callsOf(`PUT ${FILES}`).map(({ url }) => url);

describe('the files of a digital product', () => {
  test('are listed with size and date, and a product that is delivered has no files', async () => {
    await openConsole('products/p1');
    await see('book.pdf');
    expect(text()).toContain('Files (1)');
    expect(text()).toContain('2 kB');
    expect(text()).toContain('1970');
    await closeConsole();
    answers.set('GET /api/owner/products/p2', () => versioned({ ...POT, id: 'p2' }));
    await openConsole('products/p2');
    await see('Pictures (0)');
    expect(callsOf('GET /api/owner/items/p2/files')).toEqual([]);
    await enter('Type', '2');
    await see('The product can have files once you have saved it as a digital one.');
  });

  test('a list without a file and one that cannot be read say so, and neither loses the product', async () => {
    shop.files = [];
    await openConsole('products/p1');
    await see('The product has no file yet.');
    await closeConsole();
    queries.clear();
    answers.set(`GET ${FILES}`, () => refusal('FORBIDDEN', 403, 'Not today.'));
    await openConsole('products/p1');
    await see('Unable to load results Not today.');
    expect(field('Title')?.value).toBe('Pot');
    expect(field('Files to upload')).toBeUndefined();
  });

  test('several files are sent one after another, with their bytes, and are in the list then', async () => {
    let open = () => {};
    uploads.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await openConsole('products/p1');
    await see('book.pdf');
    await choose(fileOf('map.pdf', 3000), fileOf('song.mp3'));
    await see('Uploading file 1 of 2: map.pdf');
    await see('1.5 kB of 2.9 kB');
    await see('4 bytes, waits');
    open();
    await see('Files (3)');
    expect(sent()).toEqual([`${FILES}?name=map.pdf`, `${FILES}?name=song.mp3`]);
    expect(callsOf(`PUT ${FILES}`)[0]?.headers.get('X-Contributor-XSRF-Token')).toBe('x');
    expect(notices()).toEqual(['New buyers get “map.pdf” from now on.', 'New buyers get “song.mp3” from now on.']);
  });

  test('a file that is cancelled is not sent, and the next one is', async () => {
    let open = () => {};
    uploads.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await openConsole('products/p1');
    await see('book.pdf');
    await choose(fileOf('map.pdf'), fileOf('song.mp3'));
    await press('Cancel the upload of map.pdf');
    open();
    await see('Files (2)');
    expect(sent()).toEqual([`${FILES}?name=song.mp3`]);
    expect(notices()).toHaveLength(1);
  });

  test('an upload with an existing name asks before it replaces the file', async () => {
    await openConsole('products/p1');
    await see('book.pdf');
    await choose(fileOf('book.pdf'), fileOf('map.pdf'));
    await see('those who have bought the old one keep the old one');
    expect(sent()).toEqual([]);
    await press('Cancel');
    await see('Files (2)');
    expect(sent()).toEqual([`${FILES}?name=map.pdf`]);
    await choose(fileOf('book.pdf'));
    await press('Replace');
    await until(() => expect(sent()).toHaveLength(2));
  });

  test('a file that does not arrive says why, and is sent again', async () => {
    await openConsole('products/p1');
    await see('book.pdf');
    const accept = answers.get(`PUT ${FILES}`);
    answers.set(`PUT ${FILES}`, () => Promise.reject(new Error('The line is cut.')));
    await choose(fileOf('map.pdf'));
    await see('File upload failed to complete (map.pdf)');
    expect(notices()).toEqual(['Unable to Upload File. There was a problem while uploading your file.']);
    answers.set(`PUT ${FILES}`, () => refusal('FILES_FULL', 409, 'This product is full.'));
    await press('Try again: map.pdf');
    await see('Error uploading: This product is full. (map.pdf)');
    answers.set(`PUT ${FILES}`, accept ?? (() => json({})));
    await press('Try again: map.pdf');
    await see('Files (2)');
    expect(find('Try again: map.pdf')).toBeUndefined();
  });

  test('a file above the limit is not sent', async () => {
    await openConsole('products/p1');
    await see('book.pdf');
    await choose(fileOf('film.mp4', UPLOAD_MAX_BYTES + 1));
    await see('The file film.mp4 is too large. The maximum allowed file size is 5 GB.');
    expect(sent()).toEqual([]);
    await press('Remove from this list: film.mp4');
    expect(text()).not.toContain('film.mp4');
  });

  test('a large file comes in parts, and goes on with those that are missing', async () => {
    const bytes = FILE_MAX_BYTES + 1;
    const upload = { id: 'u1', bytes, partBytes: 50_000_000, partCount: 3 };
    const arrived: number[] = [2];
    answers.set('POST /api/owner/items/p1/uploads', () => json({ ...upload, arrived }, 201));
    const part = (number: number) => `PUT /api/owner/uploads/u1/parts/${number}`;
    answers.set(part(1), () => {
      arrived.push(1);
      return json(null, 204);
    });
    answers.set(part(3), () => refusal('UPLOAD_CHANGED', 409, 'The upload has changed.'));
    answers.set('POST /api/owner/uploads/u1/complete', () => {
      shop.files = [...shop.files, { ...BOOK, id: 'u1', name: 'film.mp4', bytes }];
      return json(shop.files.at(-1), 201);
    });
    await openConsole('products/p1');
    await see('book.pdf');
    await choose(fileOf('film.mp4', bytes));
    await see('Error uploading: The upload has changed. (film.mp4)');
    expect(callsOf('POST /api/owner/items/p1/uploads')[0]?.body).toEqual({ name: 'film.mp4', bytes, version: '5' });
    answers.set(part(3), () => json(null, 204));
    await press('Try again: film.mp4');
    await see('Files (2)');
    const parts = [1, 2, 3].map((number) => callsOf(part(number)));
    expect(parts.map((all) => all.length)).toEqual([1, 0, 2]);
    const last = parts[2]?.[0]?.body as Blob | undefined;
    expect(await last?.text()).toBe(`100000000-${bytes}`);
  });
});
