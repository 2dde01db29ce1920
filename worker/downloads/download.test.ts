import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { app } from '#worker/app.ts';
import type { Bindings } from '#worker/env.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { addFile, BOOK, buyBook, lastDownloads } from '../../test/worker/files.ts';
import { count, OTHER, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { downloadPath } from './links.ts';

interface Visit {
  headers?: Record<string, string>;
  method?: string;
  address?: string;
  host?: string;
  env?: Partial<Bindings>;
}

let path: string;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  // These shops have no templates, which pages log, as they log a file that the bucket has lost.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await addFile();
  await buyBook();
  path = (await lastDownloads())[0]?.path ?? '';
});
afterEach(() => vi.restoreAllMocks());

let visits = 0;
/** Opens a link, each time from an address of its own unless one is given. */
async function visit(at = path, { headers = {}, method = 'GET', address, host = SHOP.host, env: own }: Visit = {}) {
  visits++;
  const from = address ?? `10.2.${visits >> 8}.${visits & 255}`;
  const init = { method, headers: { 'CF-Connecting-IP': from, ...headers } };
  const response = await app.fetch(new Request(`https://${host}${at}`, init), { ...env, ...own });
  return {
    status: response.status,
    headers: response.headers,
    text: new TextDecoder().decode(await response.arrayBuffer()),
  };
}

const used = () => env.DB.prepare('SELECT used FROM downloads').first<number>('used');
const set = (change: string) => env.DB.prepare(`UPDATE downloads SET ${change}`).run();

describe('a file that was bought', () => {
  test('the link brings the file as an attachment that is stored nowhere and runs nowhere', async () => {
    const { status, headers, text } = await visit();
    expect([status, text]).toEqual([200, BOOK]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '30',
      'content-disposition': `attachment; filename="book.pdf"; filename*=UTF-8''book.pdf`,
      'accept-ranges': 'bytes',
      etag: '"book"',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  test('a download that broke off is resumed, if the file is still the same', async () => {
    const address = '10.3.0.1';
    const resumed = await visit(path, { address, headers: { Range: 'bytes=26-', 'If-Range': '"book"' } });
    expect([resumed.status, resumed.text]).toEqual([206, BOOK.slice(26)]);
    expect(resumed.headers.get('Content-Range')).toBe('bytes 26-29/30');
    const other = await visit(path, { address, headers: { Range: 'bytes=26-', 'If-Range': '"older"' } });
    expect([other.status, other.text]).toEqual([200, BOOK]);
    const beyond = await visit(path, { address, headers: { Range: 'bytes=30-' } });
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, 'bytes */30']);
    expect(await used()).toBe(1);
  });

  test.each(['page.html', 'picture.svg', 'script.js', 'x', 'a.xhtml', '__proto__'])(
    'the file %s is bytes without a meaning to a browser',
    async (name) => {
      await env.DB.prepare('UPDATE downloads SET name = ?1').bind(name).run();
      expect((await visit()).headers.get('Content-Type')).toBe('application/octet-stream');
    },
  );

  test('HEAD has the headers of a download, and uses none up', async () => {
    const { status, headers, text } = await visit(path, { method: 'HEAD' });
    expect([status, text, headers.get('ETag')]).toEqual([200, '', '"book"']);
    expect(await used()).toBe(0);
    await set('expires_at = 1');
    expect((await visit(path, { method: 'HEAD' })).status).toBe(410);
  });

  test('no other method is answered', async () => {
    const { status, headers } = await visit(path, { method: 'POST' });
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the number of downloads', () => {
  test('ranges and repeats of one visitor within a day are one download', async () => {
    const address = '10.3.0.2';
    for (const Range of ['bytes=0-9', 'bytes=10-19', 'bytes=20-', '']) {
      expect((await visit(path, { address, headers: Range ? { Range } : {} })).status).toBeLessThan(300);
    }
    expect([await used(), await count('download_sessions')]).toEqual([1, 1]);
  });

  test('another visitor, and the same one a day later, use one more download', async () => {
    const address = '10.3.0.3';
    await visit(path, { address });
    await visit();
    expect(await used()).toBe(2);
    await env.DB.prepare('UPDATE download_sessions SET ends_at = ends_at - ?1').bind(DAY_MS).run();
    await visit(path, { address });
    expect(await used()).toBe(3);
  });

  test('the last download is used up by one of many who come at once', async () => {
    await set('used = 4');
    const answers = await Promise.all(Array.from({ length: 8 }, () => visit()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(410)]);
    expect(await used()).toBe(5);
  });

  test('one visitor who comes many times at once uses one download', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => visit(path, { address: '10.3.0.4' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await used()).toBe(1);
  });

  test('a download that was begun in time is finished within its day, and no other one begins', async () => {
    const address = '10.3.0.7';
    expect((await visit(path, { address, headers: { Range: 'bytes=0-9' } })).status).toBe(206);
    await set('expires_at = 1');
    expect(await visit(path, { address, headers: { Range: 'bytes=10-' } })).toMatchObject({ status: 206 });
    expect((await visit()).status).toBe(410);
    await env.DB.prepare('UPDATE download_sessions SET ends_at = 1').run();
    expect((await visit(path, { address, headers: { Range: 'bytes=10-' } })).status).toBe(410);
  });

  test('whoever has begun the last download goes on with it, and nobody else begins one', async () => {
    await set('used = 4');
    const address = '10.3.0.5';
    expect((await visit(path, { address, headers: { Range: 'bytes=0-9' } })).status).toBe(206);
    expect((await visit(path, { address, headers: { Range: 'bytes=10-' } })).status).toBe(206);
    const { status, text } = await visit();
    expect(status).toBe(410);
    expect(text).toContain('All downloads have been used');
  });

  test('an answer without bytes uses none up', async () => {
    expect((await visit(path, { headers: { 'If-None-Match': '"book"' } })).status).toBe(304);
    expect((await visit(path, { headers: { Range: 'bytes=99-' } })).status).toBe(416);
    expect(await used()).toBe(0);
  });

  test('links cannot be called without end', async () => {
    const FORM_WRITES = { limit: async () => ({ success: false }) };
    const { status, headers, text } = await visit(path, { env: { FORM_WRITES } });
    expect([status, headers.get('Retry-After')]).toEqual([429, '5']);
    expect(text).toContain('<html');
  });
});

describe('a link that opens nothing', () => {
  const title = (text: string) => /<h1[^>]*>([^<]*)</.exec(text)?.[1];

  test.each([
    ['expired', 'expires_at = 1', 410, 'This link has expired', 'ask site-a for a new link and mention your order #1'],
    ['used up', 'used = most', 410, 'All downloads have been used', 'ask site-a for a new link'],
    ['closed', 'is_closed = 1', 410, 'This download is closed', 'write to site-a and mention your order #1'],
    ['replaced', 'generation = 2', 410, 'There is a newer link', 'emailed you a new link'],
  ])('a link that is %s says so, and what to do', async (_, change, status, heading, advice) => {
    await set(change);
    const answer = await visit();
    expect([answer.status, title(answer.text)]).toEqual([status, heading]);
    expect(answer.text).toContain(advice);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.text).not.toContain(BOOK);
  });

  test('a refund closes the links of its order at once, also for whoever has begun to download', async () => {
    const address = '10.3.0.6';
    expect((await visit(path, { address, headers: { Range: 'bytes=0-9' } })).status).toBe(206);
    await env.DB.prepare(`UPDATE orders SET state = 'refunded'`).run();
    const { status, text } = await visit(path, { address, headers: { Range: 'bytes=10-' } });
    expect([status, title(text)]).toEqual([410, 'This download is closed']);
    expect((await lastDownloads())[0]?.state).toBe('closed');
  });

  test('a link speaks the shop’s language', async () => {
    await env.DB.prepare(`UPDATE sites SET language = 'de-DE'`).run();
    await set('expires_at = 1');
    expect(title((await visit()).text)).toBe('Dieser Link ist abgelaufen');
  });

  test('nothing in a link can be changed', async () => {
    const [id = '', generation = '', signature = ''] = path.split('token=')[1]?.split('.') ?? [];
    const next = (text: string) => text.slice(0, -1) + (text.endsWith('a') ? 'b' : 'a');
    const changed = [
      ...['', '.', 'x', `${id}.${generation}`, `${id}.${Number(generation) + 1}.${signature}`],
      ...[`${next(id)}.${generation}.${signature}`, `${id}.${generation}.${next(signature).slice(0, 42)}`],
      ...[`${id}.01.${signature}`, `${id}.-1.${signature}`, `${'9'.repeat(5_000)}.1.${signature}`],
    ];
    for (const token of changed) {
      const { status, text } = await visit(`/commerce/download?token=${token}`);
      expect([token, status]).toEqual([token, 404]);
      expect(title(text)).toBe('This link does not work');
    }
    expect(await used()).toBe(0);
  });

  test('a link of one shop opens nothing in another', async () => {
    expect((await visit(path, { host: OTHER.host })).status).toBe(404);
    const [download] = await lastDownloads();
    const link = { siteId: OTHER.id, downloadId: download?.id ?? '', generation: 1 };
    expect((await visit(downloadPath(env.SESSION_SECRET, link), { host: OTHER.host })).status).toBe(404);
  });

  test('a link of the secret before still opens while that is known, and not after', async () => {
    const SESSION_SECRET = 'a second secret for tests only, 32+ bytes';
    const PREVIOUS_SESSION_SECRET = env.SESSION_SECRET;
    expect((await visit(path, { env: { SESSION_SECRET, PREVIOUS_SESSION_SECRET } })).status).toBe(200);
    expect((await visit(path, { env: { SESSION_SECRET } })).status).toBe(404);
  });
});

describe('a bucket that fails', () => {
  const down = () => Promise.reject(new Error('R2 is down'));

  const lost = { get: async () => null, head: async () => null };
  test.each([
    ['does not answer', { get: down, head: down }],
    ['has lost the file', lost],
  ])('a visitor is asked to come again where the bucket %s, and no download is used up', async (_, bucket) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const bindings = { FILES: bucket as unknown as R2Bucket };
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, text } = await visit(path, { method, env: bindings });
      expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
      if (method === 'GET') expect(text).toContain('This attempt has not used up a download.');
    }
    expect(await used()).toBe(0);
    expect(logged.mock.calls.flat().join()).toContain('FILE_UNAVAILABLE');
  });
});
