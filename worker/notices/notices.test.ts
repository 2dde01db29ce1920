import { env } from 'cloudflare:workers';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnerNotice } from '#runtime/contracts/notices.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer, refusal } from '../../test/worker/buyer.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { pngOf } from '../../test/worker/png.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { deleteUnusedObjects, UNUSED_AFTER_MS } from '../storage/service.ts';
import { noticeLanguages } from './service.ts';

const NOTICES = '/api/owner/law/notices';
const DRAWING =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"><path d="M0 0"/></svg>';
/** Noon of the day on which the notice becomes due. */
const DUE = Date.UTC(2026, 8, 27, 12);
/** A shop that delivers to Germany. */
const GERMAN = {
  ...SETTINGS,
  shippingRules: SETTINGS.shippingRules.map((rule) => ({ ...rule, zones: [{ countryCode: 'DE' }] })),
};

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, GERMAN);
  owner = await OwnerProgram.of();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const put = (language: string, body: string | Uint8Array, headers = {}) =>
  owner.fetch(`${NOTICES}/${language}`, { method: 'PUT', body, headers: { 'Content-Type': 'image/*', ...headers } });
const added = async (language: string, body: string | Uint8Array = DRAWING) =>
  (await (await put(language, body)).json()) as OwnerNotice;
const picture = (width: number) => pngOf(width, 1_100, deflateSync(new Uint8Array(8)));
const at = (now: number) => vi.useFakeTimers({ now, toFake: ['Date'] });

async function noticeOf(itemId: string, language = '') {
  const prefix = language && `/${language}`;
  const answer = await new Buyer().fetch(`${prefix}/api/commerce/products/${itemId}`);
  const product = (await answer.json()) as { information: { notice: { url: string; alt: string } | null } | null };
  return product.information?.notice ?? null;
}

describe('the owner’s files of the notice', () => {
  test('a file is kept as it is, listed, served and removed', async () => {
    const notice = await added('en');
    expect(notice).toMatchObject({
      language: 'en',
      contentType: 'image/svg+xml',
      width: 595,
      height: 842,
      isKnown: false,
    });
    expect(await noticeLanguages(env.DB, SHOP.id)).toEqual(['en']);
    expect(await (await owner.fetch(NOTICES)).json()).toEqual({ notices: [notice] });
    at(DUE);
    const shown = await noticeOf(PRODUCTS.mug.id);
    const served = await new Buyer().fetch(shown?.url ?? '');
    expect([served.status, served.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
    expect(served.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(await served.text()).toBe(DRAWING);
    expect((await owner.fetch(`${NOTICES}/en`, { method: 'DELETE' })).status).toBe(204);
    expect((await new Buyer().fetch(shown?.url ?? '')).status).toBe(404);
    expect((await owner.fetch(`${NOTICES}/en`, { method: 'DELETE' })).status).toBe(404);
    expect(await noticeOf(PRODUCTS.mug.id)).toBeNull();
  });

  test('another file replaces it, whose bytes go a day later; the same one changes nothing', async () => {
    await added('en');
    const first = await env.DB.prepare('SELECT id FROM guarantee_notices').first<string>('id');
    await added('en');
    expect(await env.DB.prepare('SELECT id FROM guarantee_notices').first('id')).toBe(first);
    await added('en', DRAWING.replace('M0 0', 'M1 1'));
    expect(await count('guarantee_notices')).toBe(1);
    const later = Date.now() + UNUSED_AFTER_MS + 1;
    expect(await deleteUnusedObjects(env.DB, env.FILES, later)).toBe(1);
    const { objects } = await env.FILES.list();
    const id = await env.DB.prepare('SELECT id FROM guarantee_notices').first<string>('id');
    expect(objects.map(({ key }) => key)).toEqual([`${SHOP.id}/notices/${id}`]);
  });

  test('a picture must be as wide as its code needs', async () => {
    expect((await put('de', picture(839))).status).toBe(415);
    expect(await (await put('de', picture(840))).json()).toMatchObject({ contentType: 'image/png', width: 840 });
  });

  test.each([
    ['a script', DRAWING.replace('<path', '<script>1</script><path')],
    ['a handler', DRAWING.replace('<path', '<path onload="x()"')],
    ['a picture of another address', DRAWING.replace('<path', '<image href="https://x.example/a.png"/><path')],
    ['a page', '<!doctype html><svg viewBox="0 0 1 1"></svg>'],
    ['no size', '<svg><path/></svg>'],
    ['a text', 'Legal guarantee'],
  ])('a file with %s is refused', async (_, body) => {
    expect((await refusal(await put('de', body))).code).toBe('PICTURE_UNSUPPORTED');
    expect(await count('guarantee_notices')).toBe(0);
  });

  test('an empty file, a huge one and an unofficial language are refused', async () => {
    expect((await refusal(await put('de', new Uint8Array()))).code).toBe('FILE_EMPTY');
    expect((await refusal(await put('de', new Uint8Array(5_000_001)))).code).toBe('PICTURE_TOO_LARGE');
    expect((await refusal(await put('ja', DRAWING))).code).toBe('INVALID_REQUEST');
  });
});

describe('where the notice is shown', () => {
  test('it is not shown on the day before it is due', async () => {
    await added('en');
    at(DUE - DAY_MS);
    expect(await noticeOf(PRODUCTS.mug.id)).toBeNull();
    at(DUE);
    expect(await noticeOf(PRODUCTS.mug.id)).toMatchObject({
      alt: expect.stringContaining('Minimum two-year legal guarantee'),
      linkUrl: 'https://europa.eu/youreurope/guarantees',
    });
  });

  test('only goods have it, where consumers of the European Union are served', async () => {
    await added('en');
    at(DUE);
    for (const { id } of [PRODUCTS.ebook, PRODUCTS.lesson, PRODUCTS.giftCard]) expect(await noticeOf(id)).toBeNull();
    await setStoreSettings(SHOP.id, SETTINGS);
    expect(await noticeOf(PRODUCTS.mug.id)).toBeNull();
    await setStoreSettings(SHOP.id, { ...GERMAN, lawSettings: { sellsToConsumers: false } });
    expect(await noticeOf(PRODUCTS.mug.id)).toBeNull();
  });

  test('without a file of the page’s language or the shop’s, nothing stands for it', async () => {
    await added('de');
    at(DUE);
    expect(await noticeOf(PRODUCTS.mug.id)).toBeNull();
  });

  test('a page in a further language has it in that one, else in the shop’s', async () => {
    await env.DB.prepare(`UPDATE sites SET languages = '["de","fr"]' WHERE site_id = ?1`).bind(SHOP.id).run();
    await added('en');
    await added('de');
    at(DUE);
    expect((await noticeOf(PRODUCTS.mug.id, 'de'))?.alt).toContain('Mindestens zwei Jahre');
    expect((await noticeOf(PRODUCTS.mug.id, 'fr'))?.alt).toContain('Minimum two-year');
  });
});
