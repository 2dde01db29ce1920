import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { build } from '../../build.mjs';
import { deployedAddress, fetchForDeploy, firstShopText, makeBucket, readArguments } from './deploy.mjs';

const NOW = Date.UTC(2026, 10, 22);
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS).toISOString();
const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const CART = 'sq/cart.aaaaaaaa.js';
const OLDER = 'sq/page.bbbbbbbb.js';
const EXPIRED = 'sq/page.cccccccc.js';
const PINNED = 'storefront.0a1b2c3d4e.js';

/** A shop that is live: its files by path, without those that nobody should ask for. */
let live: Map<string, string>;
let server: Server;
let url: string;
let outdir: string;

beforeEach(async () => {
  outdir = mkdtempSync(join(tmpdir(), 'storefront-deploy-'));
  live = new Map([CART, OLDER, PINNED].map((name) => [`/${name}`, `the text of ${name}`]));
  const kept = (name: string, days: number) => ({
    [name]: { integrity: digest(`the text of ${name}`), replaced: daysAgo(days) },
  });
  const list = {
    files: { [CART]: digest(`the text of ${CART}`), 'storefront.js': digest('the loader') },
    kept: { ...kept(OLDER, 29), ...kept(EXPIRED, 31), ...kept(PINNED, 360) },
  };
  live.set('/integrity.json', JSON.stringify(list));
  server = createServer((request, response) => {
    const text = live.get(request.url ?? '');
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(outdir, { recursive: true, force: true });
});

const listed = () => JSON.parse(readFileSync(join(outdir, 'integrity.json'), 'utf8'));

describe('a deploy', () => {
  test('a deploy from a fresh clone has what open pages of the live shop may ask for, and the next one fetches nothing', async () => {
    const { previous, fetched } = await fetchForDeploy({ url, outdir, now: NOW });
    expect(fetched).toBe(3);
    expect(await build({ outdir, now: NOW, compress: false, previous })).toMatchObject({ kept: 3 });
    for (const name of [CART, OLDER, PINNED]) {
      expect(readFileSync(join(outdir, name), 'utf8')).toBe(`the text of ${name}`);
    }
    expect(existsSync(join(outdir, EXPIRED))).toBe(false);
    expect(listed().kept).toMatchObject({
      [CART]: { replaced: new Date(NOW).toISOString() },
      [OLDER]: { replaced: daysAgo(29) },
      [PINNED]: { replaced: daysAgo(360) },
    });
    expect(await fetchForDeploy({ url, outdir, now: NOW })).toEqual({ previous, fetched: 0 });
  });

  test('a first deploy asks no shop for a list', async () => {
    live.clear();
    expect(await fetchForDeploy({ url: undefined, outdir, now: NOW })).toEqual({ previous: {}, fetched: 0 });
  });

  test('a list that cannot be read stops the deploy with a sentence', async () => {
    live.delete('/integrity.json');
    await expect(fetchForDeploy({ url, outdir, now: NOW })).rejects.toThrow(
      `The list of the live shop's files cannot be read at ${url}/integrity.json: status 404. Nothing was deployed`,
    );
    live.set('/integrity.json', '"Hello"');
    await expect(fetchForDeploy({ url, outdir, now: NOW })).rejects.toThrow('is not a list of files');
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await expect(fetchForDeploy({ url, outdir, now: NOW })).rejects.toThrow(
      'If no shop is live there yet, add --first',
    );
    expect(existsSync(join(outdir, 'storefront.js'))).toBe(false);
  });

  test('a file that is missing or differs from the list stops the deploy', async () => {
    live.set(`/${OLDER}`, 'another text');
    await expect(fetchForDeploy({ url, outdir, now: NOW })).rejects.toThrow(
      `${url}/${OLDER} is not the file that the shop's list names. Nothing was deployed.`,
    );
    live.delete(`/${OLDER}`);
    await expect(fetchForDeploy({ url, outdir, now: NOW })).rejects.toThrow(
      `${url}/${OLDER} cannot be fetched: status 404. Nothing was deployed.`,
    );
  });
});

describe('the command line of a deploy', () => {
  test('options that the script does not know go to wrangler', () => {
    expect(readArguments(['--url', 'https://shop.example', '--env', 'staging', '--dry-run'])).toEqual({
      url: 'https://shop.example',
      rest: ['--env', 'staging', '--dry-run'],
    });
    expect(readArguments(['--keep-vars', '--url=https://shop.example'])).toEqual({
      url: 'https://shop.example',
      rest: ['--keep-vars'],
    });
    expect(readArguments(['--first', '--dry-run'])).toEqual({ url: undefined, rest: ['--dry-run'] });
  });

  test.each([[[]], [['--first', '--url', 'https://shop.example']], [['--url', 'shop.example']], [['--url']]])(
    '%j is refused with a sentence',
    (given) => {
      expect(() => readArguments(given)).toThrow(/Usage: npm run deploy|is not an address/);
    },
  );
});

describe('the bucket for files', () => {
  test('a deploy makes the bucket that the configuration names', async () => {
    const runs: string[][] = [];
    await makeBucket(async (args) => String(runs.push(args)));
    expect(runs).toEqual([['r2', 'bucket', 'create', 'storefront-files']]);
    const config = readFileSync(join(import.meta.dirname, '../../worker/wrangler.jsonc'), 'utf8');
    expect(config).toContain('"bucket_name": "storefront-files"');
  });

  test('a bucket that exists is kept, and any other failure stops the deploy', async () => {
    const failing = (text: string) => makeBucket(() => Promise.reject(new Error(text)));
    await failing('The bucket you tried to create already exists, and you own it. [code: 10004]');
    await expect(failing('Authentication error [code: 10000]')).rejects.toThrow('Authentication error');
  });
});

describe('the first shop', () => {
  const record = (targets: string[]) =>
    [{ type: 'wrangler-session' }, { type: 'deploy', targets }].map((line) => JSON.stringify(line)).join('\n');

  test('a deploy leads to the shop’s own domain, else to the address that Cloudflare gives', () => {
    const given = 'https://storefront.ann.workers.dev';
    const own = 'shop.example (custom domain - zone id: 1)';
    expect(deployedAddress(record([given, own]))).toBe('https://shop.example');
    expect(deployedAddress(record([given, 'schedule: 17 * * * *']))).toBe(given);
    expect([deployedAddress(record([])), deployedAddress('')]).toEqual([undefined, undefined]);
  });

  test('the link is shown where there is no shop yet, with the command for a new one', () => {
    expect(firstShopText(undefined)).toBe('');
    const text = firstShopText('https://shop.example/set-up?token=abc');
    expect(text).toContain('https://shop.example/set-up?token=abc');
    expect(text).toContain('recover --remote --url https://shop.example`');
  });
});
