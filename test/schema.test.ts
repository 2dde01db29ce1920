import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chapters } from './schema.ts';

const MAX_LINES = 250;
const root = join(import.meta.dirname, '..');

/** The comments of the Worker's own code, without tests. */
function comments(): string {
  const files = globSync('worker/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  return files
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? [])
    .join('\n');
}

describe('a chapter of the schema', () => {
  test.each([...chapters()])('%s begins with one sentence that says what it holds, and is not too long', (_, sql) => {
    expect(sql).toMatch(/^-- [A-Z][^\n]*[^.\n]\.\n\n/);
    expect(sql.split('\n').length).toBeLessThanOrEqual(MAX_LINES + 1);
  });
});

test('a comment of the room that relies on a trigger names it', () => {
  const triggers = [...chapters().values()].flatMap((sql) => [...sql.matchAll(/^CREATE TRIGGER (\w+)/gm)]);
  expect(triggers.length).toBeGreaterThan(0);
  const text = comments();
  expect(triggers.map(([, name]) => name).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
