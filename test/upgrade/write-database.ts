/**
 * `node test/upgrade/write-database.ts FILE` writes a database with the present schema and rows in all tables, to which
 * later releases are tried to be upgraded: that of the seeded demo after some acts of visitors and owners, and one row in
 * each other table. A release writes its own once; it is never written anew.
 */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from '../../build.mjs';
import { SITE_ID } from '../../demo/seed.ts';
import { startShop } from '../../demo/shop.ts';
import { buy } from '../bench/checkout.ts';
import { ShopVisitor } from '../bench/shop.ts';
import { createOwnerKey } from '../e2e/harness/owner-key.ts';
import { freePort } from '../free-port.ts';
import { fillTables } from './fill-tables.ts';
import { SESSION_SECRET } from './old-database.ts';

const [target] = process.argv.slice(2);
if (!target) throw new Error('Usage: node test/upgrade/write-database.ts FILE');
await build();
const stateDir = mkdtempSync(join(tmpdir(), 'storefront-database-'));
try {
  writeFileSync(join(stateDir, 'session-secret'), SESSION_SECRET);
  const shop = await startShop({ port: await freePort('localhost'), stateDir, origins: [] });
  try {
    await actInShop(shop.url, await createOwnerKey(stateDir, SITE_ID));
  } finally {
    await shop.stop();
  }
  writeFileSync(target, written(stateDir));
} finally {
  rmSync(stateDir, { recursive: true, force: true });
}

/** Leaves what buyers and owners leave: a paid order that comes back in part, a cart, a gift card, a subscriber. */
async function actInShop(url: string, key: string): Promise<void> {
  const call = async (method: string, path: string, body: object) => {
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const retried = { 'Idempotency-Key': crypto.randomUUID(), ...headers };
    const response = await fetch(url + path, { method, headers: retried, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  };
  const buyer = new ShopVisitor(url);
  for (const response of [await buyer.add(), await buyer.add(), await buy(buyer)]) {
    if (!response.ok) throw new Error(await response.text());
  }
  await new ShopVisitor(url).add();
  await call('POST', '/api/owner/orders/1/sent', {});
  await call('POST', '/api/owner/returns', { order: '1', lines: [{ position: 0, quantity: 1 }] });
  await call('POST', '/api/owner/redirects', { path: '/old-tea', target: '/tea' });
  await call('POST', '/api/owner/webhooks', { url: 'https://hooks.example/shop', topics: ['order.created'] });
}

/** Returns the database of a folder that nobody uses, without what a running shop keeps beside it, as Brotli. */
function written(folder: string): Buffer {
  const [file = ''] = globSync(`${folder}/v3/d1/*/*.sqlite`).filter((path) => !path.endsWith('metadata.sqlite'));
  const copy = join(folder, 'copy.sqlite');
  const database = new DatabaseSync(file);
  try {
    for (const [table, reason] of fillTables(database)) console.log(`${table} stays empty: ${reason}`);
    database.exec(`VACUUM INTO '${copy}'`);
  } finally {
    database.close();
  }
  return brotliCompressSync(readFileSync(copy), { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
}
