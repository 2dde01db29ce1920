import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';
import { speak, translate, untranslate } from '../../test/worker/translations.ts';

const POST = {
  kind: 'item',
  id: 'ss-post-second-pot',
  parent: 'ss-journal',
  slug: 'la-deuxieme',
  texts: { title: 'La deuxième', excerpt: '<p>Patience.</p>', 'text:Brewing': 'Infusion', 'text:steeping': 'infuser' },
};

beforeEach(async () => {
  await openDemo();
  await untranslate();
  await speak(['fr']);
  await translate(
    POST,
    { kind: 'collection', id: 'ss-journal', slug: 'carnet', texts: { title: 'Carnet' } },
    { kind: 'collection', id: 'ss-events', slug: 'degustations' },
    { kind: 'item', id: 'ss-event-greens', parent: 'ss-events', slug: 'les-verts', texts: { title: 'Les verts' } },
  );
});

const POSTS = 'article a[href*="/carnet/"]';
const titles = async (path: string) => new Set((await (await Page.at(path)).all(POSTS)).map(({ href }) => href));

describe('a list with a filter', () => {
  test.each(['category=Infusion', 'category=Brewing', 'tag=infuser', 'tag=steeping'])(
    'by %s finds the post by its translated name and by its own one',
    async (query) => {
      expect(await titles(`/fr/carnet?${query}`)).toContain('/fr/carnet/la-deuxieme');
    },
  );

  test('a translated name is unknown in other languages, and items of other names stay away', async () => {
    expect((await visit('/journal?category=Infusion')).status).toBe(404);
    expect((await visit('/fr/carnet?category=Rien')).status).toBe(404);
    expect(await titles('/fr/carnet?tag=water')).not.toContain('/fr/carnet/la-deuxieme');
  });

  test('it follows the collection to its slug, and leads to the whole list in other languages', async () => {
    const moved = await visit('/fr/journal?category=Infusion');
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/fr/carnet?category=Infusion']);
    const page = await Page.at('/fr/carnet?category=Infusion');
    expect((await page.only('link[rel="canonical"]')).href).toBe('https://localhost/fr/carnet?category=Infusion');
    expect((await page.all('sq-language a')).map(({ href }) => href)).toEqual([
      'https://localhost/journal',
      'https://localhost/fr/carnet?category=Infusion',
    ]);
    expect(await page.all('link[hreflang]')).toEqual([]);
  });
});

describe('events', () => {
  const PATH = '/fr/degustations/les-verts';

  test('an event is found by its slug, and its data and calendars name its page in the language', async () => {
    const page = await Page.at(PATH);
    expect(page.html).toContain(`"@type":"Event","name":"Les verts","url":"https://localhost${PATH}"`);
    for (const address of [`${PATH}?format=ical`, '/fr/degustations?format=ical', '/fr/events?format=ical']) {
      const calendar = await visit(address);
      expect(calendar.headers.get('Content-Type')).toContain('text/calendar');
      expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(`https://localhost${PATH}`);
    }
  });

  test('links of a calendar’s month lead to the language once', async () => {
    const page = await Page.at('/fr/degustations?month=2090-01');
    const links = (await page.all('main a[href^="/"]')).map(({ href }) => href);
    expect(links.filter((href) => href?.includes('month='))).not.toEqual([]);
    expect(links.filter((href) => !/^\/fr\/(?!fr)/.test(href ?? ''))).toEqual([]);
  });
});

test('a summary shows its items in the language', async () => {
  const json = escapeHtml(JSON.stringify({ collectionId: 'ss-journal', pageSize: 30, secondaryMetadata: 'tags' }));
  await env.DB.prepare("UPDATE collections SET main_content = ?1 WHERE site_id = 'second-steep' AND id = 'ss-about'")
    .bind(`<div class="sqs-block summary-v2-block" data-block-type="summary-v2" data-block-json="${json}"></div>`)
    .run();
  const french = await Page.at('/fr/about');
  const links = await french.all('.summary-title-link');
  expect(links).toContainEqual(expect.objectContaining({ href: '/fr/carnet/la-deuxieme', '': 'La deuxième' }));
  expect(french.html).toContain('<p>Patience.</p>');
  expect(french.html).toContain('infuser');
  expect((await Page.at('/about')).html).not.toContain('infuser');
});

test('a popup stays away from an excluded page in every language', async () => {
  await env.DB.prepare(
    `UPDATE popups SET is_enabled = 1, definition = json_set(definition, '$.isEnabled', json('true'),
       '$.startsAt', NULL, '$.endsAt', NULL, '$.place', json('{"kind":"all"}'), '$.excludedPaths', json('["/journal*"]'))
     WHERE site_id = 'second-steep'`,
  ).run();
  const has = async (path: string) => (await Page.at(path)).html.includes('<sq-popup');
  expect(await has('/fr/about')).toBe(true);
  expect(await has('/fr/carnet')).toBe(false);
  expect(await has('/fr/carnet/la-deuxieme')).toBe(false);
});
