import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#worker/cli/wrangler-config/needed.ts';
import { tablesOf } from './provider/account.ts';
import { deploy, makeProject, type TestProject } from './provider/project.ts';
import { type Provider, startProvider } from './provider/provider.ts';

let provider: Provider;
let project: TestProject;
/** The live shop, which has a list of its files. */
let shop: Server;

beforeAll(async () => {
  provider = await startProvider();
  project = makeProject();
  shop = createServer((_, response) => response.end(JSON.stringify({ files: {}, kept: {} })));
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  shop.closeAllConnections();
  shop.close();
  await provider.stop();
  project.remove();
});

const config = () => readFileSync(project.config, 'utf8');
const database = () => [...provider.account.databases.values()][0]?.sqlite;
const madeBy = (writes: readonly string[]) =>
  writes.filter((write) => /^POST (d1\/database|queues|r2\/buckets)$/.test(write));

/** The steps of a shop's first weeks, each of which goes on from the one before. */
describe('a shop at Cloudflare', () => {
  test('a deploy that breaks off leaves a database of which it does not know the id', async () => {
    provider.breakAt(1, 'after');
    await expect(deploy(project, provider.env)).rejects.toThrow();
    provider.mend();
    expect(madeBy(provider.writes)).toEqual(['POST d1/database']);
    expect(config()).not.toContain('"database_id":');
  });

  test('the next one goes on with it, makes all else once, and ends with a link for the owner', async () => {
    const before = config();
    const lines = await deploy(project, provider.env, { plan: 'free' });
    expect(lines.slice(0, -1)).toEqual([
      'Account: Ann’s shop, as ann@shop.example.',
      expect.stringMatching(/^Plan: free\./),
      'Scripts: ready.',
      'Database tea-shop: found; its id is in wrangler.jsonc now.',
      'Queue tea-shop-mail-dead: made.',
      'Queue tea-shop-census-dead: made.',
      'Database: 2 migrations applied (0001_sites.sql, 0002_rules.sql).',
      'Secret SESSION_SECRET: made.',
      expect.stringMatching(/^Worker tea-shop: deployed/),
    ]);
    expect(lines.at(-1)).toMatch(/https:\/\/tea-shop\.ann\.workers\.dev\/set-up\?token=[\w-]{43}\n/);
    expect(lines.at(-1)).toContain('`npx storefront-widgets recover --remote --url https://tea-shop.ann.workers.dev`');
    const { databases, queues, buckets, workers, consumers } = provider.account;
    expect([databases.size, [...buckets]]).toEqual([1, ['tea-shop-files']]);
    const { queues: needed } = readConfig(config()) as { queues: { consumers: { queue: string }[] } };
    expect([...queues.keys()].sort()).toEqual(needed.consumers.map(({ queue }) => queue).sort());
    expect(consumers.size).toBe(queues.size);
    expect(workers.get('tea-shop')?.secrets.get('SESSION_SECRET')).toMatch(/^[0-9a-f]{64}$/);
    expect(workers.get('tea-shop')?.schedules).not.toEqual([]);
    const [id = ''] = databases.keys();
    expect(config().replace(`,\n      "database_id": "${id}"`, '')).toBe(before);
  });

  test('once there is a shop, its next version makes nothing, keeps the secret, and applies what the database lacks', async () => {
    database()?.exec(
      "INSERT INTO sites VALUES ('tea'); INSERT INTO site_domains (hostname, site_id) VALUES ('tea.example', 'tea')",
    );
    project.addMigration('0003_more.sql', 'CREATE TABLE more (id);');
    const secret = provider.account.workers.get('tea-shop')?.secrets.get('SESSION_SECRET');
    const [text, writes] = [config(), provider.writes.length];
    const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
    const lines = await deploy(project, provider.env, { url, words: ['--keep-vars'] });
    expect(lines).toEqual([
      'Account: Ann’s shop, as ann@shop.example.',
      expect.stringMatching(/^Plan: free\./),
      'Scripts: ready.',
      'Database: 1 migration applied (0003_more.sql).',
      expect.stringMatching(/^Worker tea-shop: deployed/),
      'The shop is at https://tea.example, its console at https://tea.example/config/.\nThe Worker answers at https://tea-shop.ann.workers.dev too.',
    ]);
    expect(madeBy(provider.writes.slice(writes))).toEqual([]);
    expect(provider.account.workers.get('tea-shop')?.secrets.get('SESSION_SECRET')).toBe(secret);
    expect(provider.account.workers.get('tea-shop')?.versions).toHaveLength(2);
    expect(database() && tablesOf(database() as never)).toContain('more');
    expect(config()).toBe(text);
    expect(provider.unknown).toEqual([]);
  });

  test('a token that is not valid is named with the way out, and nothing is written', async () => {
    const writes = provider.writes.length;
    await expect(deploy(project, { ...provider.env, CLOUDFLARE_API_TOKEN: 'wrong' })).rejects.toThrow(
      /Authentication error.* The token in CLOUDFLARE_API_TOKEN must be valid and may edit Workers Scripts, D1/,
    );
    expect(provider.writes).toHaveLength(writes);
    expect(existsSync(project.config)).toBe(true);
  });
});
