import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOf, startEmbedServer } from './embed-server.ts';

const FOLDER = fileURLToPath(new URL('embed/', import.meta.url));
const PORT = 8795;

describe('the address of a file', () => {
  test.each(['/', '/widgets', '/index.html', '/%69ndex.html?x=1'])('%s is a page of the folder', (address) => {
    expect(fileOf(address)?.startsWith(FOLDER)).toBe(true);
  });

  test.each([
    ...['/%', '/%E0%A4%A', '/%2f', '/%00', '/index.html%00', '//', '/widgets/none', '//[', 'http://[/'],
    ...[
      '/%2e%2e%2fembed-server.ts',
      '/..%2fembed-server.ts',
      '/%2e%2e%2f%2e%2e%2fpackage.json',
      '/..%2fembed%2f..%2fseed.ts',
    ],
  ])('%s is no file of the folder', (address) => {
    expect(fileOf(address)).toBeUndefined();
  });
});

describe('the server of the other site', () => {
  let server: Awaited<ReturnType<typeof startEmbedServer>>;

  beforeAll(async () => {
    server = await startEmbedServer({ port: PORT, shop: 'http://localhost:1', siteId: 'site' });
  });
  afterAll(() => server.stop());

  test('a malformed address is answered with 404, and the next page is served', async () => {
    for (const path of ['/%', '/%2f', '/%2e%2e%2fembed-server.ts']) {
      expect((await fetch(server.url + path)).status, path).toBe(404);
    }
    const page = await fetch(server.url);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
