import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const worker = fileURLToPath(new URL('../worker/', import.meta.url));
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
  const reservations = /\b(?:FROM|JOIN|INTO|UPDATE)\s+reservations\b/;
  const stock = /\bUPDATE\s+variants\s+SET\b[^`]*\b(?:qty_in_stock|unlimited)\s*=/;
  expect([...foreignUses('inventory/', reservations), ...foreignUses('inventory/', stock)]).toEqual([]);
});
