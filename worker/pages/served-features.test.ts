import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';

const layout = (html: string) => `<!doctype html>${html}<head></head><body>{squarespace.main-content}</body></html>`;

test.each([
  ['<html>', { 'data-sq-serves': 'restock likes share comments accounts' }],
  ['<HTML\n  lang="en">', { lang: 'en', 'data-sq-serves': 'restock likes share comments accounts' }],
  ['<html lang="en" data-sq-serves="own">', { lang: 'en', 'data-sq-serves': 'own' }],
])('a page whose layout begins with %j names the features that the shop serves, once', async (html, expected) => {
  await openDemo({ 'site.region': layout(html), 'plain.page': '' });
  const { '': _, ...attributes } = await (await Page.at('/about')).only('html');
  expect(attributes).toEqual(expected);
});

test('a template can ask which features the shop serves', async () => {
  await openDemo({
    'plain.page': '{.if website.serves.writeReview}talk{.or}no talk{.end}, {.if website.serves.accounts}accounts{.end}',
  });
  expect((await Page.at('/about')).html).toContain('<main id="page">\nno talk, accounts');
});

test('a sold-out product has a box for notices, with room for the shop’s captcha and the box’s script', async () => {
  await openDemo();
  const boxOf = async (slug: string) => {
    const page = await Page.at(`/shop/p/${slug}`);
    return [
      (await page.all('.product-restock-notification')).length,
      (await page.all('.product-restock-notification .captcha-container')).length,
      (await page.all('script[src*="/restock-boxes."]')).length,
    ];
  };
  const isBuilt = (await env.ASSETS.fetch('https://assets.local/integrity.json')).ok ? 1 : 0;
  expect(await boxOf('everyday-teapot')).toEqual([0, 0, 0]);
  const captcha = JSON.stringify({ provider: 'local', siteKey: 'pass', mode: 'checkbox' });
  const setCaptcha = "UPDATE sites SET website = json_set(website, '$.captchaSettings', json(?1))";
  await env.DB.prepare(setCaptcha).bind(captcha).run();
  expect(await boxOf('ember-kyusu')).toEqual([1, 1, isBuilt]);
  await env.DB.prepare("UPDATE sites SET website = json_remove(website, '$.captchaSettings')").run();
  expect(await boxOf('ember-kyusu')).toEqual([1, 0, isBuilt]);
});

test('the form of each box leads nowhere by itself, so that no address gets into a URL', async () => {
  await openDemo({
    'products.item': '{.section item}{@|product-restock-notification}{@|product-restock-notification}{.end}',
  });
  const forms = await (await Page.at('/shop/p/ember-kyusu')).all('.product-restock-notification form');
  expect(forms).toMatchObject([{ method: 'dialog' }, { method: 'dialog' }]);
});

test('a like button has its icon and number, in the shop’s language, and its script; without likes there is none', async () => {
  await openDemo();
  await env.DB.prepare("UPDATE items SET like_count = 12345 WHERE url_slug = 'the-second-pot'").run();
  const scripts = async (page: Page) => (await page.all('head script[src*="/likes."]')).length;
  const isBuilt = (await env.ASSETS.fetch('https://assets.local/integrity.json')).ok ? 1 : 0;
  const page = await Page.at('/journal/the-second-pot');
  expect(page.html).toMatch(
    /<span class="sqs-simple-like" data-item-id="[\w-]+" data-like-count="12345">\s*<span class="like-icon"><svg class="sq-heart" .+?<\/svg><\/span>\s*<span class="like-count">12,345<\/span>/,
  );
  expect(await scripts(page)).toBe(isBuilt);
  await env.DB.prepare(
    "UPDATE sites SET website_settings = json_set(website_settings, '$.simpleLikingEnabled', json('false'))",
  ).run();
  const without = await Page.at('/journal/the-second-pot');
  expect([await without.all('.sqs-simple-like'), await scripts(without)]).toEqual([[], 0]);
});

test.each(['social-button', 'social-button-inline'])(
  '%s has plain links to the services that the owner has chosen',
  async (formatter) => {
    await openDemo({ 'products.item': `{.section item}{@|${formatter}}{.end}` });
    await env.DB.prepare(
      `UPDATE sites SET website = json_set(website, '$.shareButtonOptions', json('{"8":true,"3":true,"1":true,"2":false}'))`,
    ).run();
    await env.DB.prepare("UPDATE items SET title = 'Tea <b>&\" cups' WHERE url_slug = 'ember-kyusu'").run();
    const page = await Page.at('/shop/p/ember-kyusu');
    const row = '.squarespace-social-buttons';
    const [facebook, pinterest, ...more] = await page.all(`${row} a`);
    const url = 'https%3A%2F%2Flocalhost%2Fshop%2Fp%2Fember-kyusu';
    expect(facebook).toEqual({
      '': 'Facebook',
      class: 'sq-share',
      'data-service': 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      target: '_blank',
      rel: 'noopener',
      'aria-label': 'Share on Facebook',
    });
    expect(pinterest?.href).toMatch(
      new RegExp(`\\?url=${url}&media=https%3A%2F%2Flocalhost%2F[^&]+&description=Tea\\+%3Cb%3E%26%22\\+cups$`),
    );
    expect([more, await page.all(`${row} b`)]).toEqual([[], []]);
    const isBuilt = (await env.ASSETS.fetch('https://assets.local/integrity.json')).ok ? 1 : 0;
    expect(await page.all('head script[src*="/share."]')).toHaveLength(isBuilt);
  },
);

test.each([
  ['{"8":true}', ['pinterest']],
  ['{}', []],
  [null, ['facebook']],
])('an item with the share buttons %s shows those, and one without any those of the site', async (own, services) => {
  await openDemo();
  await env.DB.batch([
    env.DB.prepare(`UPDATE sites SET website = json_set(website, '$.shareButtonOptions', json('{"1":true}'))`),
    env.DB.prepare('UPDATE items SET share_button_options = ?1').bind(own),
  ]);
  for (const path of ['/journal/the-second-pot', '/shop/p/ember-kyusu']) {
    const links = await (await Page.at(path)).all('.squarespace-social-buttons a');
    expect(links.map((link) => link['data-service'])).toEqual(services);
  }
});

test('an item may have share buttons in a site that has none', async () => {
  await openDemo();
  await env.DB.batch([
    env.DB.prepare("UPDATE sites SET website = json_set(website, '$.shareButtonOptions', json('{}'))"),
    env.DB.prepare(`UPDATE items SET share_button_options = '{"2":true}' WHERE url_slug = 'ember-kyusu'`),
  ]);
  const [link, ...more] = await (await Page.at('/shop/p/ember-kyusu')).all('.squarespace-social-buttons a');
  expect([link?.['data-service'], more]).toEqual(['x', []]);
});

test('without services that the owner has chosen there is no row, and no script for it', async () => {
  await openDemo();
  await env.DB.prepare("UPDATE sites SET website = json_set(website, '$.shareButtonOptions', json('{}'))").run();
  const page = await Page.at('/journal/the-second-pot');
  expect(await page.all('.squarespace-social-buttons')).toEqual([]);
  expect(await page.all('head script[src*="/share."]')).toEqual([]);
});

test('a page with the engine’s links to the account has their script, and any other page has none', async () => {
  const scripts = async () => (await (await Page.at('/about')).all('head script[src*="/account-links."]')).length;
  const isBuilt = (await env.ASSETS.fetch('https://assets.local/integrity.json')).ok ? 1 : 0;
  const link =
    '{.if websiteSettings.userAccountsSettings.loginAllowed}<a class="user-accounts-link" href="#">Login</a>{.end}';
  await openDemo();
  expect(await scripts()).toBe(0);
  await openDemo({ 'plain.page': link });
  expect(await scripts()).toBe(isBuilt);
  expect(await (await Page.at('/about')).all('.user-accounts-link')).toHaveLength(1);
});

test('the static context says that mails are in several languages where the shop has some', async () => {
  await openDemo();
  const flagOf = async (languages: string) => {
    await env.DB.prepare('UPDATE sites SET languages = ?1').bind(languages).run();
    return (await Page.at('/about')).staticContext().context.featureFlags;
  };
  expect(await flagOf('[]')).toEqual({ multilingualTransactionalEmails: false });
  expect(await flagOf('["fr"]')).toEqual({ multilingualTransactionalEmails: true });
});
