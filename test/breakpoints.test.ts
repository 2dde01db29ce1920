import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../widgets/console/styles/', import.meta.url);
const sourceText = (file: string) => readFileSync(new URL(file, folder), 'utf8');
/** The widths in rem that `base.css` lists, at which screens of the console change. */
const listed = [...sourceText('base.css').matchAll(/^ {3}(\d+)rem {2}\w+:/gm)].map(([, width]) => Number(width));

test('the console’s widths are listed', () => {
  expect(listed.length).toBeGreaterThan(2);
});

test.each(globSync('*.css', { cwd: folder }))('%s changes at listed widths only', (file) => {
  const found = [...sourceText(file).matchAll(/\((min|max)-width: ([^)]*)\)/g)].map(
    ([, side, width]) => `${side} ${width}`,
  );
  const allowed = listed.flatMap((width) => [`max ${width}rem`, `min ${width}.01rem`]);
  expect(found.filter((rule) => !allowed.includes(rule))).toEqual([]);
});
