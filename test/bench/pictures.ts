import { SITE_ID } from '../../demo/seed.ts';
import { createOwnerKey } from '../e2e/harness/owner-key.ts';
import { png } from '../worker/png.ts';
import { load } from './load.ts';
import type { BenchShop } from './shop.ts';
import { median } from './statistics.ts';
import { bytes, milliseconds, type Row } from './table.ts';

const WIDTH = 1_600;
const HEIGHT = 1_200;
const PICTURES = 5;
const CACHED_CALLS = 200;
const TYPES = ['image/avif', 'image/webp', 'image/png'] as const;

/** Measures the upload of pictures, and one of them at 750w: made for the first time, and from the cache. */
export async function measurePictures(shop: BenchShop): Promise<Row[]> {
  const key = await createOwnerKey(shop.stateDir, SITE_ID);
  const urls: string[] = [];
  const uploads = await load((index) => upload(shop, key, index, urls), PICTURES, 1);
  const rows: Row[] = [{ what: `upload of ${WIDTH} × ${HEIGHT}, with its colours`, value: milliseconds(uploads.p50) }];
  for (const type of TYPES) {
    const sizes: number[] = [];
    const ask = (url: string) => fetch(`${url}?format=750w`, { headers: { Accept: type } });
    const first = await load(async (index) => measured(await ask(urls[index] ?? ''), sizes), PICTURES, 1);
    const cached = await load(() => ask(urls[0] ?? ''), CACHED_CALLS, 1);
    rows.push({
      what: `750w as ${type}, first time`,
      value: milliseconds(first.p50),
      note: `${bytes(median(sizes))}, ${first.failures + cached.failures} failed`,
    });
    rows.push({ what: `750w as ${type}, from the cache`, value: milliseconds(cached.p50) });
  }
  return rows;
}

async function upload({ url }: BenchShop, key: string, index: number, urls: string[]): Promise<Response> {
  const body = png(WIDTH, HEIGHT, (x, y) => [(x + index * 40) % 256, y % 256, (x * y) % 256]);
  const response = await fetch(`${url}/api/owner/pictures?filename=${index}.png`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}` },
    body,
  });
  const { assetUrl } = (await response.clone().json()) as { assetUrl: string };
  urls.push(url + assetUrl);
  return response;
}

async function measured(response: Response, sizes: number[]): Promise<Response> {
  sizes.push((await response.clone().arrayBuffer()).byteLength);
  return response;
}
