import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { fetchLiveFiles, readLiveList } from '#worker/cli/deploy/live-files.ts';
import { prepareScripts } from '#worker/cli/deploy/scripts.ts';
import { makeProject, type TestProject } from './provider/project.ts';

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
let project: TestProject;
let lines: string[];

beforeEach(async () => {
  project = makeProject();
  lines = [];
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
  project.remove();
});

const prepare = (urls?: string[]) => {
  const deployment = { project, say: (line: string) => void lines.push(line) };
  return (urls ? readLiveList(urls) : Promise.resolve(undefined)).then((shop) => prepareScripts(deployment, shop, NOW));
};
const served = (name: string) => join(project.assets, name);

describe('the scripts of a deploy', () => {
  test('from a fresh folder, they hold what open pages of the live shop may ask for, and the next time nothing is fetched', async () => {
    await prepare([url]);
    for (const name of [CART, OLDER, PINNED]) {
      expect(readFileSync(served(name), 'utf8')).toBe(`the text of ${name}`);
    }
    expect(existsSync(served(EXPIRED))).toBe(false);
    expect(JSON.parse(readFileSync(served('integrity.json'), 'utf8')).kept).toMatchObject({
      [CART]: { replaced: new Date(NOW).toISOString() },
      [OLDER]: { replaced: daysAgo(29) },
      [PINNED]: { replaced: daysAgo(360) },
    });
    expect(lines).toEqual([`Scripts: ready; 3 files of older versions stay available, 3 of them fetched from ${url}.`]);
    expect(await fetchLiveFiles(await readLiveList([url]), project.assets, NOW)).toBe(0);
  });

  test('where there is no shop yet, nobody is asked for a list', async () => {
    await prepare();
    expect(lines).toEqual(['Scripts: ready.']);
    expect(existsSync(served('storefront.js'))).toBe(true);
  });

  test('the list is read at the first address that has one', async () => {
    expect((await readLiveList(['http://127.0.0.1:9', `${url}/`])).url).toBe(`${url}/`);
  });

  test('a list that cannot be read stops the deploy with a sentence', async () => {
    live.delete('/integrity.json');
    await expect(prepare([url])).rejects.toThrow(
      `The list of the live shop's files cannot be read (${url}/integrity.json: status 404). Nothing was deployed`,
    );
    live.set('/integrity.json', '"Hello"');
    await expect(prepare([url])).rejects.toThrow('is not a list of files');
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await expect(prepare([url])).rejects.toThrow('deploy with --fresh if it is down');
    expect(existsSync(project.assets)).toBe(false);
  });

  test('a file that is missing or differs from the list stops the deploy', async () => {
    live.set(`/${OLDER}`, 'another text');
    await expect(prepare([url])).rejects.toThrow(
      `${url}/${OLDER} is not the file that the shop's list names. Nothing was deployed.`,
    );
    live.delete(`/${OLDER}`);
    await expect(prepare([url])).rejects.toThrow(
      `${url}/${OLDER} cannot be fetched: status 404. Nothing was deployed.`,
    );
  });

  test('a file that was fetched halfway is fetched again', async () => {
    await prepare([url]);
    writeFileSync(served(CART), 'the te');
    await prepare([url]);
    expect(readFileSync(served(CART), 'utf8')).toBe(`the text of ${CART}`);
  });
});
