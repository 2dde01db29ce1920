import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Api } from '#worker/cli/api.ts';
import { uploadInParts } from '#worker/cli/upload-in-parts.ts';
import { owner } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'upload-'));
const path = join(folder, 'film.mp4');
writeFileSync(path, 'abcdefgh');
afterAll(() => rmSync(folder, { recursive: true }));

/** A shop that takes parts of three bytes; `failures` is how often each call for a part fails. */
function aShop({ arrived = [] as number[], failures = 0 } = {}) {
  const calls: string[] = [];
  let left = failures;
  const call = (async (method: string, to: string, { body }: { body?: unknown } = {}) => {
    if (to.includes('/parts/') && left > 0) {
      left--;
      throw new Error('The line is cut.');
    }
    calls.push([method, to, body instanceof Blob ? await body.text() : ''].join(' ').trim());
    if (to.endsWith('/uploads')) {
      expect(body).toMatchObject({ name: 'film.mp4', bytes: 8 });
      return { id: 'u', bytes: 8, partBytes: 3, partCount: 3, arrived };
    }
    return { id: 'u' };
  }) as Api['call'];
  return { call, calls };
}

describe('an upload in parts', () => {
  test('every part is sent once, then the file is complete', async () => {
    const { call, calls } = aShop();
    const progress: string[] = [];
    await uploadInParts({ call }, { itemId: 'a/b', path }, (part, all) => progress.push(`${part}/${all}`));
    expect(calls).toEqual([
      'POST /api/owner/items/a%2Fb/uploads',
      'PUT /api/owner/uploads/u/parts/1 abc',
      'PUT /api/owner/uploads/u/parts/2 def',
      'PUT /api/owner/uploads/u/parts/3 gh',
      'POST /api/owner/uploads/u/complete',
    ]);
    expect(progress).toEqual(['1/3', '2/3', '3/3']);
  });

  test('a part that has arrived before is not sent again', async () => {
    const { call, calls } = aShop({ arrived: [1, 2] });
    await uploadInParts({ call }, { itemId: 'a', path });
    expect(calls.filter((line) => line.includes('/parts/'))).toEqual(['PUT /api/owner/uploads/u/parts/3 gh']);
  });

  test('a part is sent again where the connection breaks, and the command fails where it stays broken', async () => {
    const { call, calls } = aShop({ failures: 2 });
    await uploadInParts({ call }, { itemId: 'a', path });
    expect(calls).toHaveLength(5);
    await expect(uploadInParts(aShop({ failures: 3 }), { itemId: 'a', path })).rejects.toThrow('The line is cut.');
  });
});

test('the list of files reads every page', async () => {
  const pages = [
    { products: [{ itemId: 'a', files: [] }], hasNextPage: true, nextPageCursor: 'a' },
    { products: [{ itemId: 'b', files: [] }], hasNextPage: false, nextPageCursor: null },
  ];
  const { printed, calls } = await owner('files list --json', pages);
  expect(calls).toEqual(['GET /api/owner/files?limit=100', 'GET /api/owner/files?limit=100&cursor=a']);
  expect(JSON.parse(printed).products.map(({ itemId }: { itemId: string }) => itemId)).toEqual(['a', 'b']);
});
