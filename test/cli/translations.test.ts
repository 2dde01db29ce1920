import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FILE, owner } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'translations-'));
const path = join(folder, 'french.csv');
afterAll(() => rmSync(folder, { recursive: true }));

const TOWEL = {
  language: 'fr',
  kind: 'item',
  id: 'towel',
  title: 'Towel',
  ownSlug: 'towel',
  slug: null,
  version: 2,
  sources: { title: 'Towel', body: '<p>Linen, "washed"</p>' },
  texts: { title: 'Torchon' },
};
const list = () => ({ translations: [TOWEL], nextPageCursor: null });

test('the texts of a thing are printed to a file, and replaced from it', async () => {
  writeFileSync(path, (await owner('translations get fr item towel', [TOWEL], FILE)).printed);
  const [put] = (await owner(`translations put ${path}`, [TOWEL])).made;
  expect(put).toMatchObject({
    call: 'PUT /api/owner/translations/fr/item/towel',
    body: { slug: null, texts: { title: 'Torchon' } },
  });
  expect(put?.headers.get('If-Match')).toBe('"2"');
});

test.each(['csv', 'json'])('a translator fills a file of %s, and what still fits is written', async (format) => {
  const { printed } = await owner(`translations export fr --format ${format}`, [list()], FILE);
  const filled =
    format === 'csv'
      ? printed
          .replace('item,towel,slug,towel,', 'item,towel,slug,towel,torchon')
          .replace(/(washed""<\/p>",)/, '$1<p>Lin</p>')
      : JSON.stringify(
          (JSON.parse(printed) as { name: string }[]).map((text) => {
            const translation = { slug: 'torchon', title: 'Torchon', body: '<p>Lin</p>' }[text.name];
            return { ...text, translation };
          }),
        );
  writeFileSync(path, filled);
  const { made, printed: summary } = await owner(`translations import fr ${path}`, [list(), TOWEL]);
  expect(made[1]).toMatchObject({
    call: 'PUT /api/owner/translations/fr/item/towel',
    body: { slug: 'torchon', texts: { title: 'Torchon', body: '<p>Lin</p>' } },
  });
  expect(summary).toBe('1 things were translated; 0 texts did not fit and were left.');
  const changed = { ...TOWEL, sources: { title: 'Cloth', body: 'Other' } };
  const left = await owner(`translations import fr ${path}`, [
    { translations: [changed], nextPageCursor: null },
    TOWEL,
  ]);
  expect(left.printed).toContain('2 texts did not fit');
});
