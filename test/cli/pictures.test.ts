import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FILE, owner } from './shop.ts';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
const folder = join(root, 'shop');
mkdirSync(join(folder, 'deeper'), { recursive: true });
for (const name of ['b.png', 'a.jpg', 'notes.txt', '.hidden']) writeFileSync(join(folder, name), name);
afterAll(() => rmSync(root, { recursive: true }));

const picture = {
  id: 'p1',
  filename: 'a.jpg',
  altText: '',
  focalX: 0.5,
  focalY: 0.5,
  assetUrl: '/images/p1/a.jpg',
  contentType: 'image/jpeg',
  bytes: 9,
  width: 8,
  height: 6,
  colors: null,
  formats: [],
  version: 3,
  createdAt: 1,
  updatedAt: 2,
};

test('a picture is sent as it is, and so is each file of a folder', async () => {
  const single = await owner(`pictures add ${join(folder, 'a.jpg')}`, [picture], FILE);
  expect(single.calls).toEqual(['POST /api/owner/pictures?filename=a.jpg']);
  expect(JSON.parse(single.printed)).toEqual(picture);
  const refusal = Response.json(
    { error: 'The file notes.txt does not appear.', code: 'PICTURE_UNSUPPORTED' },
    { status: 415 },
  );
  const all = await owner(`pictures add ${folder}`, [picture, { ...picture, id: 'p2' }, refusal]);
  expect(all.calls.map((call) => call.split('=')[1])).toEqual(['a.jpg', 'b.png', 'notes.txt']);
  expect(all.printed).toContain(
    '2 of 3 pictures are stored. These are not:\nnotes.txt: 415 PICTURE_UNSUPPORTED: The file notes.txt',
  );
  expect(all.isFailure).toBe(true);
  await expect(owner(`pictures add ${folder}/gone.png`, [])).rejects.toThrow('There is no file');
});
