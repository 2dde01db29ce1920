import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ShopLanguages } from '#runtime/contracts/languages.ts';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';
import { speak, translate, untranslate } from '../../test/worker/translations.ts';

beforeEach(async () => {
  await openDemo();
  await untranslate();
  await speak(['fr', 'pt-BR']);
  await translate(
    { kind: 'site', id: 'site', texts: { title: 'Deuxième infusion', 'text:Cart': 'Panier du pied' } },
    {
      kind: 'collection',
      id: 'ss-shop',
      slug: 'boutique',
      texts: { title: 'Boutique', navigationTitle: 'La boutique', description: 'Du thé' },
    },
    {
      kind: 'item',
      id: 'ss-linen-towel',
      parent: 'ss-shop',
      slug: 'torchon-en-lin',
      texts: {
        title: 'Torchon en lin',
        brand: 'Atelier Audėja',
        'text:Colour': 'Couleur',
        'text:Indigo': 'Bleu indigo',
        'text:A lilac linen towel with an indigo border': 'Un torchon lilas',
      },
    },
    { kind: 'category', id: 'ss-shop-teaware', texts: { title: 'Vaisselle' } },
    { kind: 'navigation', id: 'mainNav', texts: { 'text:Visit': 'Venir' } },
  );
});

const location = async (path: string, options = {}) => {
  const response = await visit(path, options);
  return [response.status, response.headers.get('Location')];
};
const TOWEL = '/fr/boutique/p/torchon-en-lin';

describe('a path with a language', () => {
  test('the page is in the language, and so are its menus, and its address for search engines', async () => {
    const response = await visit(TOWEL);
    expect(response.headers.get('Content-Language')).toBe('fr');
    const page = new Page(await response.text());
    expect(await page.only('html')).toMatchObject({ lang: 'fr', dir: 'ltr', 'data-sq-prefix': '/fr' });
    expect((await page.only('title'))['']).toBe('Torchon en lin — Deuxième infusion');
    expect((await page.only('link[rel="canonical"]')).href).toBe(`https://localhost${TOWEL}`);
    expect(page.html).toContain('La boutique');
    expect(page.html).toContain('Venir');
    expect(page.html).toContain('Panier du pied');
    expect(page.html).toContain('Couleur');
    expect(page.html).toContain('Bleu indigo');
    expect(page.html).toContain('Un torchon lilas');
    expect(page.html).toContain('"brand":{"@type":"Brand","name":"Atelier Audėja"}');
    expect(page.staticContext().context.website.language).toBe('fr');
    expect(page.staticContext().context.item.fullUrl).toBe(TOWEL);
  });

  test('a text without a translation is shown as it was written', async () => {
    expect((await Page.at(TOWEL)).html).toContain('Washed linen with a woven border.');
  });

  test('every link and form of a page leads to the language, and files stay where they are', async () => {
    for (const path of [
      '/fr',
      TOWEL,
      '/fr/cart',
      '/fr/search?q=torchon',
      '/fr/account',
      '/fr/checkout',
      '/fr/nowhere',
    ]) {
      const page = await Page.at(path);
      const links = await page.all('a[href^="/"]:not([hreflang])');
      expect(links.length).toBeGreaterThan(3);
      expect([path, links.map(({ href }) => href).filter((href) => !/^\/fr(?![a-z])/.test(href ?? ''))]).toEqual([
        path,
        [],
      ]);
      const forms = await page.all('form[action^="/"]');
      expect(forms.map(({ action }) => action).filter((action) => !action?.startsWith('/fr/'))).toEqual([]);
      expect((await page.all('link[rel="stylesheet"]')).every(({ href }) => href?.startsWith('/assets/'))).toBe(true);
    }
  });

  test('who signs in comes back to a page in the language', async () => {
    const next = async (path: string) => (await (await Page.at(path)).only('sq-account')).next;
    expect(await next('/fr/account?return=%2Fcheckout%3Forder%3Dx')).toBe('/fr/checkout?order=x');
    expect(await next('/fr/account?return=%2Ffr%2Fcheckout')).toBe('/fr/checkout');
    expect(await next('/account?return=%2Fcheckout')).toBe('/checkout');
    expect(await next('/fr/account?return=%2F%2Felsewhere.example')).toBeUndefined();
  });

  test('the slug of the site’s language leads to the translated one', async () => {
    expect(await location('/fr/shop/p/linen-towel?variant=x')).toEqual([301, `${TOWEL}?variant=x`]);
    expect(await location('/fr/shop')).toEqual([301, '/fr/boutique']);
    expect(await location('/fr/shop/teaware')).toEqual([301, '/fr/boutique/teaware']);
    expect(await location('/fr/boutique/p/everyday-teapot')).toEqual([200, null]);
    expect(await location('/fr/shop/p/everyday-teapot')).toEqual([301, '/fr/boutique/p/everyday-teapot']);
  });

  test('a translated slug is unknown in other languages', async () => {
    expect((await visit('/boutique')).status).toBe(404);
    expect((await visit('/pt-br/boutique')).status).toBe(404);
    expect((await visit('/shop/p/torchon-en-lin')).status).toBe(404);
  });

  test('categories and names of categories are translated', async () => {
    const page = await Page.at('/fr/boutique/teaware');
    expect(page.html).toContain('Vaisselle');
    expect(page.html).toContain('Torchon en lin');
  });

  test('a tag with a region or script is a path in lower case', async () => {
    const page = await Page.at('/pt-br/shop');
    expect((await page.only('html')).lang).toBe('pt-BR');
    expect((await page.all('a[href^="/pt-br/shop/p/"]')).length).toBeGreaterThan(0);
    expect(await location('/pt-BR/shop?a=b')).toEqual([301, '/pt-br/shop?a=b']);
  });

  test('the site’s own language needs no path, and an unknown one is an ordinary path', async () => {
    const { language } = (await Page.at('/')).staticContext().context.website;
    expect(await location(`/${language}/shop?offset=1`)).toEqual([301, '/shop?offset=1']);
    expect((await visit('/it/shop')).status).toBe(404);
    expect((await visit('/fr/fr/shop')).status).toBe(404);
    expect(await location('/fr/')).toEqual([301, '/fr']);
    expect((await visit('/fr//elsewhere.example')).status).toBe(404);
  });

  test('a language that the site has no more is not served, and its translations stay', async () => {
    await speak([]);
    expect((await visit('/fr/boutique')).status).toBe(404);
    await speak(['fr']);
    expect((await visit('/fr/boutique')).status).toBe(200);
  });
});

describe('addresses in other languages', () => {
  const alternates = async (path: string) =>
    (await (await Page.at(path)).all('link[rel="alternate"][hreflang]')).map(({ hreflang, href }) => [hreflang, href]);

  test('every page names its addresses in all languages', async () => {
    const expected = [
      ['en-US', 'https://localhost/shop/p/linen-towel'],
      ['fr', `https://localhost${TOWEL}`],
      ['pt-BR', 'https://localhost/pt-br/shop/p/linen-towel'],
      ['x-default', 'https://localhost/shop/p/linen-towel'],
    ];
    for (const path of ['/shop/p/linen-towel', TOWEL, '/pt-br/shop/p/linen-towel']) {
      expect(await alternates(path)).toEqual(expected);
    }
    expect((await alternates('/fr'))[1]).toEqual(['fr', 'https://localhost/fr']);
    expect((await alternates('/shop/teaware'))[1]).toEqual(['fr', 'https://localhost/fr/boutique/teaware']);
    expect(await alternates('/nowhere')).toEqual([]);
  });

  test('a page names its language for other sites', async () => {
    const page = await Page.at(TOWEL);
    expect((await page.only('meta[property="og:locale"]')).content).toBe('fr');
    expect((await page.all('meta[property="og:locale:alternate"]')).map(({ content }) => content)).toEqual([
      'en_US',
      'pt_BR',
    ]);
  });

  test('pages of a site with one language name none', async () => {
    await speak([]);
    expect(await alternates('/shop')).toEqual([]);
    expect((await Page.at('/shop')).html).not.toContain('og:locale');
  });
});

describe('a domain with a language', () => {
  beforeEach(() =>
    env.DB.prepare(
      "INSERT INTO site_domains (site_id, hostname, language) VALUES ('second-steep', 'boutique.example', 'fr')",
    ).run(),
  );

  test('its pages are in the language without a path', async () => {
    // Search engines list no test shop elsewhere.
    await env.DB.prepare(
      `UPDATE sites SET store_settings = json_set(store_settings, '$.testMode', json('false')) WHERE site_id = 'second-steep'`,
    ).run();
    const page = await Page.at('/boutique/p/torchon-en-lin', { host: 'boutique.example' });
    expect(await page.only('html')).toMatchObject({ lang: 'fr' });
    expect((await page.all('a[href^="/boutique"]')).length).toBeGreaterThan(0);
    expect((await page.only('link[rel="canonical"]')).href).toContain('boutique.example/boutique/p/torchon-en-lin');
    expect((await page.only('link[hreflang="en-US"]')).href).toBe('https://localhost/shop/p/linen-towel');
  });

  test('pages of another host lead search engines to it', async () => {
    const page = await Page.at(TOWEL);
    expect((await page.only('link[rel="canonical"]')).href).toBe('https://boutique.example/boutique/p/torchon-en-lin');
  });

  test('the site’s own language has a path on it', async () => {
    expect(await (await Page.at('/en-us/shop', { host: 'boutique.example' })).only('html')).toMatchObject({
      lang: 'en-US',
    });
  });
});

describe('<sq-language>', () => {
  test('the Worker writes its links, each in its language, and the present one is marked', async () => {
    const page = await Page.at(TOWEL);
    const links = await page.all('sq-language a');
    expect(links.map(({ '': name, href, lang, 'aria-current': current }) => [name, href, lang, current])).toEqual([
      ['English', 'https://localhost/shop/p/linen-towel', 'en-US', undefined],
      ['Français', `https://localhost${TOWEL}`, 'fr', 'true'],
      ['Português', 'https://localhost/pt-br/shop/p/linen-towel', 'pt-BR', undefined],
    ]);
  });

  test('pages of other origins read the languages', async () => {
    const { label, languages } = (await (await visit('/api/rest/languages')).json()) as ShopLanguages;
    expect(label).toBe('Language');
    expect(languages.map(({ language, prefix, url }) => [language, prefix, url])).toEqual([
      ['en-US', '', 'https://localhost'],
      ['fr', '/fr', 'https://localhost/fr'],
      ['pt-BR', '/pt-br', 'https://localhost/pt-br'],
    ]);
  });

  test('a page whose address may hold a secret does not repeat it in the links', async () => {
    expect((await Page.at('/fr/commerce/order-status?orderToken=secret')).html).not.toContain('secret');
  });
});
