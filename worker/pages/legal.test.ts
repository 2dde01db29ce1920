import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';

const german = { host: 'de.localhost' };
const GERMAN_PAGES = ['/impressum', '/agb', '/widerruf', '/datenschutz', '/versand', '/barrierefreiheit'];
const ENGLISH_PAGES = ['/terms', '/privacy', '/delivery', '/returns'];

beforeEach(() => openDemo());
afterEach(() => void vi.useRealTimers());

const setPriceNote = (value: string) =>
  env.DB.prepare(
    `UPDATE sites SET store_settings = json_set(store_settings, '$.priceNote', json(?1)), updated_at = updated_at + 1
     WHERE site_id = 'lampenwerk'`,
  )
    .bind(value)
    .run();

describe('a shop’s terms', () => {
  test.each([
    ['German', german, ['Impressum', 'AGB', 'Widerruf', 'Datenschutz', 'Versand', 'Barrierefreiheit'], GERMAN_PAGES],
    ['English', {}, ['Terms of sale', 'Privacy', 'Delivery', 'Returns'], ENGLISH_PAGES],
  ])('every page of the %s shop links them, and each of them opens', async (_, shop, titles, paths) => {
    for (const path of ['/', '/cart', '/checkout', '/search', '/nowhere']) {
      const inFooter = await (await Page.at(path, shop)).all('footer a');
      const links = inFooter.filter(({ href = '' }) => paths.includes(href));
      expect(links.map((link) => [link[''], link.href])).toEqual(titles.map((title, i) => [title, paths[i]]));
    }
    for (const path of paths) {
      const { status } = await visit(path, shop);
      expect([path, status]).toEqual([path, 200]);
    }
  });

  test('a shop that sells to the EU links the page for withdrawals from the day on which the law asks for it', async () => {
    const linked = async () =>
      (await (await Page.at('/', german)).all('footer a[href="/withdraw"]')).map((link) => link['']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-18T21:59:59Z') });
    expect(await linked()).toEqual([]);
    vi.setSystemTime(Date.parse('2026-06-18T22:00:00Z'));
    expect(await linked()).toEqual(['Vertrag widerrufen']);
    vi.useRealTimers();
  });

  test('every page leads to where buyers end contracts, in the language of the page and whatever the theme lists', async () => {
    const sellTo = (country: string) =>
      env.DB.prepare(
        `UPDATE sites SET store_settings = json_set(store_settings, '$.lawSettings', json(?1)), languages = '["fr"]',
           updated_at = updated_at + 1`,
      )
        .bind(JSON.stringify({ countries: [country] }))
        .run();
    const linked = async (path: string, place: string) =>
      (await (await Page.at(path)).all(`${place} a`))
        .filter(({ href = '' }) => /^(\/fr)?\/(withdraw|cancel-contract)$/.test(href))
        .map((link) => [link[''], link.href]);
    await sellTo('FR');
    const ENGLISH = [
      ['Withdraw from contract here', '/withdraw'],
      ['Cancel contracts here', '/cancel-contract'],
    ];
    for (const path of ['/', '/cart', '/checkout', '/search', '/nowhere', '/withdraw', '/account']) {
      expect([path, await linked(path, 'footer')]).toEqual([path, ENGLISH]);
    }
    expect(await linked('/fr', 'footer')).toEqual([
      ['Renoncer au contrat ici', '/fr/withdraw'],
      ['Résilier votre contrat', '/fr/cancel-contract'],
    ]);
    await openDemo({ 'site.region': '<body>{squarespace.main-content}</body>' });
    await sellTo('FR');
    expect(await linked('/', 'body > ul.sq-contract-links')).toEqual(ENGLISH);
  });

  test('the demo’s terms say that the company is made up', async () => {
    for (const path of GERMAN_PAGES) expect((await Page.at(path, german)).html).toContain('Vorführshop');
    for (const path of ENGLISH_PAGES) expect((await Page.at(path)).html).toContain('demo shop');
  });

  test('the German shop has the model withdrawal form of the law', async () => {
    const { html } = await Page.at('/widerruf', german);
    expect(html).toContain('Muster-Widerrufsformular');
    expect(html).toContain('Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag');
  });
});

describe('the note beside a price', () => {
  const notesAt = async (path: string) =>
    (await (await Page.at(path, german)).all('.price-note')).map((element) => element['']);

  test('taxes and delivery stand beside every price of a product, in lists too', async () => {
    for (const path of ['/leuchten/p/kugelleuchte', '/leuchten', '/', '/search?q=kugelleuchte']) {
      const [note] = await notesAt(path);
      expect([path, note]).toEqual([path, 'inkl. MwSt., zzgl. Versand']);
    }
    const [link] = await (await Page.at('/leuchten/p/kugelleuchte', german)).all('.price-note a');
    expect(link?.href).toBe('/versand');
  });

  test('a service has no delivery, and a gift card no taxes', async () => {
    expect(await notesAt('/leuchten/p/reparaturtermin')).toEqual(['inkl. MwSt.']);
    expect(await notesAt('/leuchten/p/gutschein')).toEqual([]);
  });

  test('the owner decides whether there is a note, and can say it in other words', async () => {
    await setPriceNote('"Ohne MwSt. nach § 19 UStG <b>"');
    expect(await notesAt('/leuchten/p/kugelleuchte')).toEqual(['Ohne MwSt. nach § 19 UStG <b>, zzgl. Versand']);
    await setPriceNote('false');
    expect(await notesAt('/leuchten/p/kugelleuchte')).toEqual([]);
  });
});

test('the button of the newsletter is not named like the one that orders', async () => {
  const buttons = await (await Page.at('/', german)).all('.newsletter-form-button');
  expect(buttons.map((button) => button[''])).toEqual(['Anmelden']);
});
