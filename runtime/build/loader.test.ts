import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildLoader } from './loader.mjs';

const EARLY = ['page', 'foreign-page', 'sq-cart-pill', 'carriers'];

async function build(names: readonly string[]) {
  const { outputFiles, modules } = await buildLoader(
    { bundle: true, write: false, minify: true, absWorkingDir: join(import.meta.dirname, '../..'), outdir: '/out' },
    {
      version: '1.0.0',
      named: [...names],
      graphs: Object.fromEntries(names.map((name) => [name, [`sq/${name}.aaaa.js`]])),
      textsOf: {},
      texts: {},
      translations: [],
    },
  );
  const textOf = (part: string) =>
    new TextDecoder().decode(outputFiles.find(({ path }) => path.includes(part))?.contents);
  return { loader: textOf('/storefront.js'), table: textOf('/elements.'), modules };
}

test('the loader is as long with one further element as with twenty', async () => {
  const elements = (count: number) => Array.from({ length: count }, (_, i) => `sq-further-${i}`);
  const [one, many] = await Promise.all([build([...EARLY, ...elements(1)]), build([...EARLY, ...elements(20)])]);
  expect(many.loader).toHaveLength(one.loader.length);
  expect(many.loader).toContain('sq-cart-pill.aaaa');
  expect(many.loader).not.toContain('sq-further');
  expect(many.table).toContain('sq-further-19.aaaa');
  expect(many.modules).toEqual({ elements: [expect.stringMatching(/^sq\/elements\.\w{4}\.js$/)] });
});

test('the table names what needs each element, but for those whose conditions the loader knows', async () => {
  const { table } = await build([...EARLY, 'sq-cart', 'sq-language', 'sq-cookie-banner', 'sq-gallery', 'quick-view']);
  const { needs, list } = await import(`data:text/javascript,${encodeURIComponent(table)}`);
  expect(needs).toEqual({ 'sq-gallery': 'sq-gallery' });
  expect(list.match(/[\w-]+(?=\.aaaa)/g)).toEqual([
    'quick-view',
    'sq-cart',
    'sq-cookie-banner',
    'sq-gallery',
    'sq-language',
  ]);
});
