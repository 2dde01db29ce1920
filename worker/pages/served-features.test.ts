import { expect, test } from 'vitest';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';

const layout = (html: string) => `<!doctype html>${html}<head></head><body>{squarespace.main-content}</body></html>`;

test.each([
  ['<html>', { 'data-sq-serves': '' }],
  ['<HTML\n  lang="en">', { lang: 'en', 'data-sq-serves': '' }],
  ['<html lang="en" data-sq-serves="own">', { lang: 'en', 'data-sq-serves': 'own' }],
])('a page whose layout begins with %j says what the shop serves, once', async (html, expected) => {
  await openDemo({ 'site.region': layout(html), 'plain.page': '' });
  expect(await (await Page.at('/about')).one('html')).toEqual({ '': '', ...expected });
});

test('a template can ask what the shop serves', async () => {
  await openDemo({ 'plain.page': '{.if website.serves.likes}hearts{.or}no hearts{.end}' });
  expect((await Page.at('/about')).html).toContain('<main id="page">\nno hearts');
});

test('what the shop does not serve is on none of its pages, whatever their templates ask for', async () => {
  const all =
    '{.section item}{@|like-button}{@|social-button}{@|social-button-inline}{@|comments}{@|comment-link}{@|comment-count}' +
    '{@|product-restock-notification}<i>shown</i>{.end}';
  const unserved =
    '.sqs-simple-like, .squarespace-social-buttons, .squarespace-comments, .sqs-comment-link, .comments, ' +
    '.product-restock-notification, .user-accounts-link';
  for (const changed of [{}, { 'blog.item': all, 'products.item': all }]) {
    await openDemo(changed);
    for (const path of ['/shop/p/ember-kyusu', '/journal/the-second-pot', '/']) {
      const page = await Page.at(path);
      expect(await page.all(unserved), path).toEqual([]);
      expect(page.html).not.toContain('No Comments');
      if (changed['blog.item'] && path !== '/') expect(page.html).toContain('<i>shown</i>');
    }
  }
});
