import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const worker = fileURLToPath(new URL('../worker/', import.meta.url));
const migrations = globSync('migrations/*.sql', { cwd: worker });
const sources = globSync('**/*.ts', { cwd: worker }).filter((path) => !path.endsWith('.test.ts'));

/** Returns files outside the owning folder whose SQL uses a table in this way. */
function foreignUses(folder: string, sql: RegExp): string[] {
  return sources.filter((path) => !path.startsWith(folder) && sql.test(readFileSync(worker + path, 'utf8')));
}

test('all SQL about carts is in worker/cart, so that carts can be moved to another database', () => {
  const carts = /\b(?:FROM|JOIN|INTO|UPDATE)\s+(?:carts|cart_entries|cart_coupons|idempotency_keys)\b/;
  expect(foreignUses('cart/', carts)).toEqual([]);
});

test('all SQL about reservations, and all that changes stock, is in worker/inventory', () => {
  expect(foreignUses('inventory/', /\b(?:FROM|JOIN|INTO|UPDATE)\s+reservations\b|\bUPDATE\s+variants\b/)).toEqual([]);
});

test('each trigger is one line with one BEGIN and one END, because Cloudflare may cut any other at its semicolon', () => {
  const lines = migrations.flatMap((path) => readFileSync(worker + path, 'utf8').split('\n'));
  const triggers = lines.filter((line) => /^\s*CREATE\s.*\bTRIGGER\b/i.test(line));
  expect(triggers.length).toBeGreaterThan(0);
  for (const trigger of triggers) {
    expect(trigger).toMatch(/ BEGIN .+; END;$/);
    expect(trigger.match(/\b(?:BEGIN|CASE|END)\b/gi)).toEqual(['BEGIN', 'END']);
  }
});
