import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { SITE_ID } from '../../demo/seed.ts';
import { createOwnerKey } from '../e2e/harness/owner-key.ts';
import { type BenchShop, runSql } from './shop.ts';
import { bytes, type Row } from './table.ts';

/** A telephone's camera gives photos of this size, and owners upload them so. */
const WIDTH = 2_400;
const HEIGHT = 1_800;
const QUALITY = 85;
const PHOTOS = 4;
/** Grain of a photo, of 256 steps. */
const GRAIN = 6;
/** From soft light to detail of seven pixels. */
const WAVES = 18;
const IN_CART = ['ss-everyday-teapot', 'ss-house-blend'];

const PAGES: readonly [kind: string, path: string][] = [
  ['home', '/'],
  ['list', '/shop'],
  ['product', '/shop/p/everyday-teapot'],
  ['cart', '/cart'],
];
const SCREENS = [
  { name: '390 px, dpr 2', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: '1280 px, dpr 1', viewport: { width: 1_280, height: 800 }, deviceScaleFactor: 1 },
] as const;

/**
 * Puts photos in place of the demo's drawings and counts what pages fetch of them, scrolled to their end: in the widths
 * that the browser chooses, and what the originals of the same pictures would come to. Pictures outside the catalogue stay
 * drawings, and are not counted.
 */
export async function measurePhotoBytes(shop: BenchShop, browser: Browser): Promise<Row[]> {
  await replaceDrawings(shop);
  const rows: Row[] = [];
  for (const { name, ...screen } of SCREENS) {
    const context = await browser.newContext(screen);
    await fillCart(shop, await context.newPage());
    for (const [kind, path] of PAGES) {
      const page = await context.newPage();
      const chosen = new Map<string, number>();
      const reading: Promise<void>[] = [];
      page.on('response', (response) => {
        const url = new URL(response.url());
        if (!url.pathname.startsWith('/images/')) return;
        reading.push(response.body().then((body) => void chosen.set(url.href, body.length)));
      });
      await page.goto(shop.url + path, { waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
          scrollTo(0, top);
          await new Promise((done) => setTimeout(done, 50));
        }
      });
      await page.waitForLoadState('networkidle');
      await Promise.all(reading);
      const originals = await originalsOf([...chosen.keys()]);
      const sum = [...chosen.values()].reduce((total, size) => total + size, 0);
      const share = originals === 0 ? 0 : Math.round((sum / originals) * 100);
      rows.push({
        what: `${kind} page, ${name}`,
        value: bytes(sum),
        note: `${chosen.size} pictures; originals ${bytes(originals)} (${share} %)`,
      });
      await page.close();
    }
    await context.close();
  }
  return rows;
}

/** Uploads photos and gives every picture of the catalogue one of them. */
async function replaceDrawings(shop: BenchShop): Promise<void> {
  const key = await createOwnerKey(shop.stateDir, SITE_ID);
  const changes: string[] = [];
  for (let seed = 1; seed <= PHOTOS; seed += 1) {
    const response = await fetch(`${shop.url}/api/owner/pictures?filename=photo-${seed}.jpg`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
      body: await photo(seed),
    });
    if (!response.ok) throw new Error(`A photo was refused: ${response.status} ${await response.text()}`);
    const { id, assetUrl } = (await response.json()) as { id: string; assetUrl: string };
    // Only the id of a picture's address counts, so that each has one of its own.
    changes.push(
      `UPDATE images SET asset_id = '${id}', asset_url = '${assetUrl.replace(/[^/]+$/, '')}' || id || '.jpg', width = ${WIDTH}, height = ${HEIGHT}
       WHERE site_id = '${SITE_ID}' AND rowid % ${PHOTOS} = ${seed - 1};`,
    );
  }
  await runSql(shop, changes.join('\n'));
}

/** Draws a photo as JPEG: soft areas of colour, edges and grain. The same seed gives the same one. */
async function photo(seed: number): Promise<Blob> {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const waves = Array.from({ length: WAVES }, (_, index) => ({
    across: (random() - 0.5) * 2 ** (index / 2),
    down: (random() - 0.5) * 2 ** (index / 2),
    phase: random() * 6,
    colours: [random(), random(), random()],
    isEdge: index % 4 === 3,
  }));
  for (let y = 0, at = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const light = [128, 128, 128];
      for (const { across, down, phase, colours, isEdge } of waves) {
        const wave = Math.sin((across * x + down * y) / 200 + phase);
        colours.forEach((share, colour) => {
          light[colour] = (light[colour] ?? 0) + (isEdge ? Math.sign(wave) * 12 : wave * 24) * share;
        });
      }
      const grain = (random() - 0.5) * 2 * GRAIN;
      for (const value of light) pixels[at++] = Math.min(255, Math.max(0, value + grain));
    }
  }
  const image = sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
  return new Blob([new Uint8Array(await image.jpeg({ quality: QUALITY }).toBuffer())]);
}

async function fillCart({ url }: BenchShop, page: Page): Promise<void> {
  await page.goto(`${url}/shop`);
  const statuses = await page.evaluate(async (itemIds) => {
    const results = itemIds.map((itemId) =>
      window.Storefront?.cart?.add({ itemId, sku: null, quantity: 1, additionalFields: null }),
    );
    return (await Promise.all(results)).map((result) => result?.status);
  }, IN_CART);
  if (statuses.some((status) => status !== 'added')) throw new Error(`The cart was not filled: ${statuses}`);
  await page.close();
}

/** Sums the bytes of the originals; one that was fetched in two widths counts once. */
async function originalsOf(addresses: readonly string[]): Promise<number> {
  const originals = new Set(addresses.map((address) => address.replace(/\?.*$/, '')));
  const sizes = await Promise.all(
    [...originals].map(async (address) => (await (await fetch(address)).arrayBuffer()).byteLength),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
