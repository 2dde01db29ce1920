import { env } from 'cloudflare:workers';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnerNotice, OwnerNotices } from '#runtime/contracts/notices.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer, refusal } from '../../test/worker/buyer.ts';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { subscribing } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { pngOf } from '../../test/worker/png.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { deleteUnusedObjects, UNUSED_AFTER_MS } from '../storage/service.ts';
import { noticeLanguages } from './service.ts';

const NOTICES = '/api/owner/law/notices';
const DRAWING =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"><path d="M0 0"/></svg>';
/** Noon of the day on which the notice becomes due. */
const DUE = Date.UTC(2026, 8, 27, 12);
/** A shop that delivers to Germany too. */
const GERMAN = {
  ...SETTINGS,
  shippingRules: SETTINGS.shippingRules.map((rule) => ({
    ...rule,
    zones: [{ countryCode: 'US' }, { countryCode: 'DE' }],
  })),
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

/** Reads the notice in a product's answer. */
async function noticeOf(itemId: string, language = '') {
  const prefix = language && `/${language}`;
  const answer = await new Buyer().fetch(`${prefix}/api/commerce/products/${itemId}`);
  const { information } = (await answer.json()) as { information: string };
  const [, url, alt] =
    /<img class="sq-law-picture" src="https:\/\/a\.example([^"]*)" alt="([^"]*)"/.exec(information) ?? [];
  const [, linkUrl] = /<a href="(https:\/\/europa\.eu[^"]*)"/.exec(information) ?? [];
  return url === undefined ? null : { url, alt, linkUrl };
}

describe('the owner’s files of the notice', () => {
  test('are wanted in the official languages of the shop, and in English where its own has none', async () => {
    const wanted = async () => ((await (await owner.fetch(NOTICES)).json()) as OwnerNotices).wanted.languages;
    const speak = async (own: string, others: string[]) => {
      await env.DB.prepare('UPDATE sites SET language = ?1, languages = ?2 WHERE site_id = ?3')
        .bind(own, JSON.stringify(others), SHOP.id)
        .run();
      return wanted();
    };
    expect(await speak('de-DE', ['fr', 'ja'])).toEqual(['de', 'fr']);
    expect(await speak('ja-JP', ['fr'])).toEqual(['en', 'fr']);
    const notice = await added('en');
    at(DUE);
    expect((await noticeOf(PRODUCTS.mug.id))?.url).toBe(notice.url);
  });

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
    expect(await (await owner.fetch(NOTICES)).json()).toEqual({ notices: [notice], wanted: { languages: ['en'] } });
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
    ['comments and no drawing', `${'<!--a-->'.repeat(60)}<p></p>`],
    ['a drawing that never begins', '<svg '.repeat(200_000)],
  ])('a file with %s is refused', async (_, body) => {
    expect((await refusal(await put('de', body))).code).toBe('PICTURE_UNSUPPORTED');
    expect(await count('guarantee_notices')).toBe(0);
  });

  test('a drawing can have comments and a type before it', async () => {
    const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    const body = `<?xml version="1.0"?>\n<!-- a -- b -->\n<!---->${type}\n<svg viewBox="0 0 595 842"><path/></svg>`;
    expect((await put('de', body)).status).toBe(200);
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

describe('the notice at the checkout and in the mail', () => {
  test('the checkout’s page has it for goods, and needs no script for it', async () => {
    await added('en');
    at(DUE);
    const payer = await Payer.with(PRODUCTS.mug.id);
    const { html } = (await payer.open('/checkout')).page;
    // Buyers find it before they order.
    expect(html).toMatch(/<a href="#legal-guarantee">Legal guarantee<\/a><\/p>\s*<sq-checkout/);
    expect(html).toMatch(
      /<section class="order-notice" id="legal-guarantee"><h2>Legal guarantee<\/h2><p><img class="sq-law-picture"/,
    );
    expect(html).toContain('<style>.sq-law-picture{max-width:100%;height:auto}</style>');
    const download = await Payer.with(PRODUCTS.ebook.id);
    expect((await download.open('/checkout')).page.html).not.toContain('order-notice');
  });

  test('a subscription to goods has it at its checkout', async () => {
    await added('en');
    at(DUE);
    const payer = await subscribing();
    expect((await payer.open(`/checkout?order=${payer.order}`)).page.html).toContain('order-notice');
  });

  test('the order’s mail says all of it, with its link, and shows a picture but no drawing', async () => {
    await added('en');
    at(DUE);
    await (await Payer.with(PRODUCTS.mug.id)).pay();
    const [drawn] = await outbox();
    for (const body of [drawn?.text_body, drawn?.html_body]) {
      expect(body).toContain('Minimum two-year legal guarantee protection');
      expect(body).toContain('https://europa.eu/youreurope/guarantees');
    }
    expect(drawn?.html_body).not.toContain('/commerce/notices/');
    await added('en', picture(840));
    await (await Payer.with(PRODUCTS.mug.id)).pay();
    const mails = await outbox();
    const shown = /<img src="https:\/\/a\.example\/commerce\/notices\/[\w-]+\.png" alt="" width="420"/;
    expect(mails.filter(({ html_body }) => shown.test(html_body))).toHaveLength(1);
  });

  test('a mail about a download says nothing of it', async () => {
    await added('en');
    at(DUE);
    await (await Payer.with(PRODUCTS.ebook.id)).pay();
    for (const { text_body } of await outbox()) expect(text_body).not.toContain('legal guarantee');
  });
});
