import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeWidgets } from '../build.mjs';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the README describes each element as its definition does', async () => {
  const { readme } = await describeWidgets();
  const [, section = ''] = /<!-- elements -->\n([\s\S]*?)\n<!-- \/elements -->/.exec(README) ?? [];
  expect(section.trim()).toBe(readme.trim());
});

test('every command the README names is a script of the package', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const named = [...README.matchAll(/`npm run (\w+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
