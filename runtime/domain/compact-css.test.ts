import { globSync, readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { compactCss } from './compact-css.ts';

test.each([
  ['spaces around what separates', 'a {\n  color: red;\n  margin: 0 auto;\n}\n', 'a{color:red;margin:0 auto}'],
  ['comments', '/* Links: { } */\na {\n  color: red; /* "Loud" */\n}', 'a{color:red}'],
  ['selectors', 'a,\nb > i :is(u, s) {\n  top: 0;\n}', 'a,b>i :is(u,s){top:0}'],
  ['the space before a pseudo-class', 'b :is(u) {\n  top: 0;\n}', 'b :is(u){top:0}'],
  ['sums', 'a {\n  width: calc(100% - 0.5rem + 10.05px);\n}', 'a{width:calc(100% - .5rem + 10.05px)}'],
  ['negative shares', 'a {\n  margin: -0.5rem 0 0 0.5rem;\n}', 'a{margin:-.5rem 0 0 .5rem}'],
  ['ratios', 'a {\n  aspect-ratio: 16 / 9;\n}', 'a{aspect-ratio:16/9}'],
  ['weights', 'a {\n  top: 0 !important;\n}', 'a{top:0!important}'],
  ['conditions', '@media (min-width: 48em) {\n  a {\n    top: 0;\n  }\n}', '@media (min-width:48em){a{top:0}}'],
  [
    'strings, which stay',
    'a[title="b: c; 0.5 "]::before {\n  content: " , ";\n}',
    'a[title="b: c; 0.5 "]::before{content:" , "}',
  ],
])('a sheet becomes short: %s', (_, sheet, short) => {
  expect(compactCss(sheet)).toBe(short);
});

const root = new URL('../../', import.meta.url);

test.each(globSync('{worker,runtime/domain}/**/*.css', { cwd: root }))(
  '%s says the same when it is short',
  async (path) => {
    const sheet = readFileSync(new URL(path, root), 'utf8');
    // A minifier keeps some spaces, such as those of a custom property.
    const minified = async (css: string) =>
      (await transform(css, { loader: 'css', minify: true })).code.replace(/([,:/]) | (?=\/)/g, '$1');
    const short = compactCss(sheet);
    expect(await minified(short)).toBe(await minified(sheet));
    expect(short).not.toMatch(/\n|\/\*/);
  },
);
