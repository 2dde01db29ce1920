import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';

const german = { host: 'de.localhost' };

beforeEach(() => openDemo());

describe('the second shop', () => {
  test('the second shop speaks its own language with that language’s numbers', async () => {
    const page = await Page.at('/leuchten/p/stehleuchte-nr-3', german);
    expect(await page.only('html')).toMatchObject({ lang: 'de-DE', dir: 'ltr' });
    expect((await page.only('#productDetails > .product-price'))['']).toBe('1.234,50 €');
    expect(await page.only('.sqs-add-to-cart-button')).toMatchObject({ 'data-original-label': 'Kaufen' });
    expect(await page.only('select')).toMatchObject({ 'aria-label': 'Schirm wählen' });
    expect((await page.only('.quantity-label'))['']).toBe('Menge:');
    expect(page.staticContext().context).toMatchObject({
      website: { id: 'lampenwerk', language: 'de-DE' },
      product: { variants: [{ price: { currencyCode: 'EUR', value: 123450, decimalValue: '1234.50' } }, {}] },
    });
  });

  test('the second shop names its least subtotal, and not its money rules or its notice address', async () => {
    const { html } = await Page.at('/cart', german);
    expect(html).toContain('"minimumOrderSubtotal":{"currency":"EUR","value":"20.00"}');
    for (const path of ['/', '/cart', '/leuchten/p/kugelleuchte']) {
      expect((await Page.at(path, german)).html).not.toMatch(/de-paket|de-mwst|bestellungen@/);
    }
  });

  test('the second shop has no quantity on services, as its setting says', async () => {
    const page = await Page.at('/leuchten/p/reparaturtermin', german);
    expect(await page.all('.product-quantity-input')).toEqual([]);
    await page.only('.sqs-add-to-cart-button');
  });

  test('the second shop names marks and prices in its language', async () => {
    const page = await Page.at('/leuchten', german);
    expect((await page.only('.product-mark.sale'))['']).toBe('Angebot');
    expect((await page.only('.original-price'))['']).toBe('289,00 €');
  });

  test.each(['fr-FR', 'es-ES', 'it-IT', 'pt-BR', 'nl-NL', 'sv-SE', 'da-DK', 'nb-NO', 'pl-PL', 'cs-CZ', 'ja-JP'])(
    'the second shop writes prices of %s as that language does',
    async (language) => {
      await env.DB.prepare("UPDATE sites SET language = ?1 WHERE site_id = 'lampenwerk'").bind(language).run();
      const price =
        (await (await Page.at('/leuchten/p/stehleuchte-nr-3', german)).only('#productDetails > .product-price'))[''] ??
        '';
      const expected = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(1234.5);
      expect(price.replace(/\s/g, '')).toBe(expected.replace(/\s/g, ''));
    },
  );

  test('the second shop offers quick views in its list', async () => {
    const buttons = await (await Page.at('/leuchten', german)).all('.sqs-product-quick-view-button');
    expect(buttons).toHaveLength(5);
    expect(buttons[0]).toMatchObject({ '': 'Schnellansicht', 'data-group': 'lw-leuchten' });
  });

  test('the second shop shows reviews with its language’s numbers and days', async () => {
    const page = await Page.at('/leuchten/p/kugelleuchte', german);
    expect((await page.only('.product-reviews-summary'))['']).toBe('★★★★☆ 4,5 von 5, 2 Bewertungen');
    expect((await page.all('.product-review-by')).map((by) => by[''])).toEqual([
      'Jule, 17. Oktober 2026 Verifizierter Kauf',
      'H. Brandt, 30. August 2026 Verifizierter Kauf',
    ]);
  });

  test('the second shop offers no instalments, which no provider has in its country', async () => {
    expect(await (await Page.at('/leuchten/p/kugelleuchte', german)).all('[data-afterpay]')).toEqual([]);
  });

  test('a shop falls back to English where there is no data for its language', async () => {
    await env.DB.prepare("UPDATE sites SET language = 'sw-KE' WHERE site_id = 'lampenwerk'").run();
    const page = await Page.at('/leuchten/p/stehleuchte-nr-3', german);
    expect((await page.only('#productDetails > .product-price'))['']).toBe('€1,234.50');
    expect((await page.only('html')).lang).toBe('sw-KE');
  });

  test('a shop reads from right to left in a language that does', async () => {
    await env.DB.prepare("UPDATE sites SET language = 'he-IL' WHERE site_id = 'lampenwerk'").run();
    expect(await (await Page.at('/', german)).only('html')).toMatchObject({ lang: 'he-IL', dir: 'rtl' });
  });
});

describe('shops apart', () => {
  test.each(['/shop', '/shop/p/everyday-teapot', '/journal', '/about'])('%s is not in the other shop', async (path) => {
    expect((await visit(path, german)).status).toBe(404);
    expect((await visit(path)).status).toBe(200);
  });

  test('an item with the same address in both shops shows in each its own content', async () => {
    await env.DB.batch([
      env.DB.prepare("UPDATE collections SET url_id = 'shop' WHERE id = 'lw-leuchten'"),
      env.DB.prepare("UPDATE items SET url_slug = 'everyday-teapot' WHERE id = 'lw-kugelleuchte'"),
    ]);
    expect((await (await Page.at('/shop/p/everyday-teapot')).only('h1'))['']).toBe('Everyday Teapot');
    expect((await (await Page.at('/shop/p/everyday-teapot', german)).only('h1'))['']).toBe('Kugelleuchte');
  });

  test('no page of one shop names anything of the other', async () => {
    for (const path of ['/', '/shop', '/search?q=e', '/cart', '/nowhere']) {
      expect((await Page.at(path)).html, path).not.toMatch(/lampenwerk|stehleuchte|lw-/i);
    }
  });
});
