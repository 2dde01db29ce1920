import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chapters } from './schema.ts';

const MAX_LINES = 250;
const root = join(import.meta.dirname, '..');

/** The comments at the heads of the rooms' `service.ts`. */
function headComments(): string {
  const files = globSync('worker/*/service.ts', { cwd: root });
  return files.map((file) => readFileSync(join(root, file), 'utf8').match(/^\/\*\*[\s\S]*?\*\//)?.[0] ?? '').join('\n');
}

describe('a chapter of the schema', () => {
  test.each([...chapters()])('%s begins with one sentence that says what it holds, and is not too long', (_, sql) => {
    expect(sql).toMatch(/^-- [A-Z][^\n]*[^.\n]\.\n\n/);
    expect(sql.split('\n').length).toBeLessThanOrEqual(MAX_LINES + 1);
  });
});

test('each trigger is named at the head of the service.ts of a room that relies on it', () => {
  const triggers = [...chapters().values()].flatMap((sql) => [...sql.matchAll(/^CREATE TRIGGER (\w+)/gm)]);
  expect(triggers.length).toBeGreaterThan(0);
  const text = headComments();
  expect(triggers.map(([, name]) => name).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
