import type { Browser, Page } from 'playwright-core';
import type { BenchShop } from './shop.ts';
import { bytes, type Row } from './table.ts';

const KINDS: readonly [kind: string, path: string][] = [
  ['home', '/'],
  ['list', '/shop'],
  ['product', '/shop/p/linen-towel'],
  ['blog', '/journal'],
  ['post', '/journal/the-second-pot'],
  ['cart', '/cart'],
];

/** Measures the bytes that the server sends for each kind of page to a visitor with an empty cart who does nothing. */
export async function measureBytes(shop: BenchShop, browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, url] of [
    ...KINDS.map(([kind, path]) => [kind, shop.url + path] as const),
    ['another site’s', shop.embedUrl] as const,
  ]) {
    const page = await browser.newPage();
    const scripts = await scriptsOf(page, url);
    const sizes = await Promise.all(scripts.map(sentBytes));
    const document = await sentBytes(url);
    const own = scripts.filter((script) => !script.includes('/assets/')).length;
    rows.push({
      what: `script bytes, ${kind} page`,
      value: bytes(sizes.reduce((sum, size) => sum + size, 0)),
      note: `${scripts.length} requests (${own} ours); HTML ${bytes(document)}`,
    });
    await page.close();
  }
  return rows;
}

async function scriptsOf(page: Page, url: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return [...scripts];
}

/** Counts the bytes of a body on the wire for a client that accepts brotli. */
async function sentBytes(url: string): Promise<number> {
  const { get } = await import('node:http');
  return new Promise((done, fail) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on('end', () => done(size));
    }).on('error', fail);
  });
}
