import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, serveShop } from '#worker/cli/local/serve.ts';
import { SITE_ID } from '../../demo/seed.ts';
import { createOwnerKey } from '../e2e/harness/owner-key.ts';
import { getShared } from '../e2e/harness/shared.ts';
import type { ServedWorker } from '../e2e/harness/worker-server.ts';
import { freePort } from '../free-port.ts';
import { chapters } from '../schema.ts';
import { frozenChapters, layOldState, OLD_VERSION } from '../upgrade/old-database.ts';

const SERVER = join(import.meta.dirname, '../e2e/harness/worker-server.ts');
const NEXT_MIGRATION = readFileSync(join(import.meta.dirname, '../upgrade/next-migration.sql'), 'utf8');

let stateDir = '';
let shop: Shop | undefined;
let key = '';

beforeAll(async () => {
  const folder = await getShared('worker');
  stateDir = mkdtempSync(join(tmpdir(), 'storefront-old-'));
  const database = new DatabaseSync(layOldState(stateDir));
  const frozen = frozenChapters();
  const later = [...chapters()].filter(([name]) => !(name in frozen)).map(([, sql]) => sql);
  for (const sql of [...later, NEXT_MIGRATION]) database.exec(`BEGIN; ${sql}; COMMIT`);
  database.close();
  key = await createOwnerKey(stateDir, SITE_ID);
  shop = await serveShop({ port: await freePort('localhost'), stateDir }, ({ port }, vars) => {
    const served: ServedWorker = { folder, port, stateDir, vars };
    const env = { ...process.env, TMPDIR: stateDir };
    return fork(SERVER, [JSON.stringify(served)], { detached: true, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  });
});
afterAll(async () => {
  await shop?.stop();
  rmSync(stateDir, { recursive: true, force: true });
});

async function read(path: string, headers = {}): Promise<string> {
  const response = await fetch(`${shop?.url}${path}`, { headers });
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

describe(`the Worker on the database of ${OLD_VERSION}, after a migration of a later release`, () => {
  test.each(['/', '/search?q=tea', '/sitemap.xml', '/feeds/google.xml'])('answers visitors at %s', async (path) => {
    expect(await read(path)).not.toBe('');
  });

  test('finds what visitors search', async () => {
    expect(await read('/search?q=blend')).toContain('House');
  });

  test.each([
    ['orders', '"email":"ada@example.com"'],
    ['orders/1', '"number":1'],
    ['returns', '"lines"'],
    ['products', 'House'],
    ['reviews', '"rating"'],
    ['customers', 'ada@example.com'],
    ['webhooks', 'https://hooks.example/shop'],
    ['redirects', '/old-tea'],
    ['mailing-lists', '"name"'],
    ['bin', '{'],
  ])('answers owners of their %s', async (path, expected) => {
    expect(await read(`/api/owner/${path}`, { Authorization: `Bearer ${key}` })).toMatch(expected);
  });
});
