import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VISUALLY_HIDDEN } from './visually-hidden.ts';

test('elements are hidden by the rule of the style sheet', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'visually-hidden.css'), 'utf8');
  const declarations = [...sheet.matchAll(/^ {2}([\w-]+): (.+);$/gm)].map(([, name = '', value]) => [
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  expect(VISUALLY_HIDDEN).toEqual(Object.fromEntries(declarations));
});
