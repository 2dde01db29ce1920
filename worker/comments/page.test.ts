import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMMENT_THREADS_PER_PAGE } from '#runtime/domain/comments/limits.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { openComments, POST_ID, publicCount, writeComment } from '../../test/worker/comments.ts';
import { addTemplates } from '../../test/worker/content.ts';
import { count, openShops, SHOP } from '../../test/worker/shops.ts';

const PATH = '/shop/p/post';
const BOX = /<div class="squarespace-comments"[^>]*>(.*?)<\/form><\/div><\/div>/s;

let ann: Buyer;

beforeEach(async () => {
  await openShops();
  await addTemplates({
    'products.item':
      '{.section item}[{@|comment-count}] {.comments?}{@|comments}{.or}no comments{.end}{@|comment-link}{.end}',
    'site.region':
      '<!doctype html><html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>',
  });
  await openComments();
  ann = await new Buyer().arrive();
});

const wordsOf = (many: number) => Array.from({ length: many }, (_, index) => `Word ${index + 1}`);
const bodies = (html: string) =>
  [...html.matchAll(/sq-comment-body" dir="auto">(?:<p>)?(Word \d+)/g)].map(([, text]) => text);

/** Writes so many comments, an hour apart. */
async function addComments(many: number) {
  const statement = env.DB.prepare(
    `INSERT INTO comments (site_id, id, item_id, thread_id, author_name, body, status, created_at, updated_at)
     VALUES (?1, ?2, ?3, ?2, 'Ann', ?4, 'approved', ?5, ?5)`,
  );
  await env.DB.batch(
    wordsOf(many).map((body, index) =>
      statement.bind(SHOP.id, `c${String(index).padStart(4, '0')}`, POST_ID, body, index * 3_600_000),
    ),
  );
}

const page = async (path = PATH, who = new Buyer()) => (await who.fetch(path)).text();
const sendForm = (who: Buyer, entries: Record<string, string>, headers: Record<string, string> = {}) =>
  who.fetch('/commerce/comment', {
    method: 'POST',
    body: String(new URLSearchParams({ itemId: POST_ID, body: 'Well said.', authorName: 'Ann', ...entries })),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: who.origin, ...headers },
  });

describe('the page of an item', () => {
  test('its box has the comments and the form, without a script', async () => {
    const { comment } = await writeComment(ann, {
      body: 'See https://a.example\n<img src=x onerror=alert(1)>',
      authorName: '<b>Ann</b>',
    });
    const html = await page();
    expect(html).toContain('[1 Comment]');
    const [, box = ''] = BOX.exec(html) ?? [];
    expect(box).toContain(`id="comment-${comment.id}"`);
    expect(box).toContain(
      '<a href="https://a.example" rel="nofollow ugc noopener">https://a.example</a><br>&lt;img src=x onerror=alert(1)&gt;',
    );
    expect(box).toContain('&lt;b&gt;Ann&lt;/b&gt;');
    expect(box).not.toMatch(/<img|<b>/);
    expect(box).toContain('<form class="sq-comments-form" method="post" action="/commerce/comment">');
  });

  test.each([
    [0, 'No Comments'],
    [1, '1 Comment'],
    [2, '2 Comments'],
  ])('with %i comments it says %j at once, and has another ETag', async (number, text) => {
    const before = (await new Buyer().fetch(PATH)).headers.get('ETag');
    for (let written = 0; written < number; written++) await writeComment(ann);
    const answer = await new Buyer().fetch(PATH, { headers: { 'If-None-Match': before ?? '' } });
    expect(answer.status).toBe(number === 0 ? 304 : 200);
    expect(await page()).toContain(`[${text}]`);
    expect((await page()).replace(/\s+/g, ' ')).toContain(`data-id="${POST_ID}"> ${text} </a>`);
  });

  test('a site in another language has its own texts and plural forms', async () => {
    await env.DB.prepare("UPDATE sites SET language = 'pl-PL' WHERE site_id = ?1").bind(SHOP.id).run();
    expect(await page()).toContain('[Brak komentarzy]');
    for (let written = 0; written < 3; written++) await writeComment(ann);
    const html = (await page()).replace(/\s+/g, ' ');
    expect(html).toContain('[3 komentarze]');
    expect(html).toContain(`data-id="${POST_ID}"> 3 komentarze </a>`);
  });

  test('all comments can be read without a script, page by page', async () => {
    await addComments(COMMENT_THREADS_PER_PAGE + 2);
    const first = await page();
    const [, next = ''] = /<a class="sq-comments-more" data-act="more" href="([^"]*)">/.exec(first) ?? [];
    expect(next).toMatch(/^\/shop\/p\/post\?comments=0\.\w+#comments-a-post$/);
    expect(first).not.toContain('sq-comments-first');
    const second = await page(next.replace(/#.*/, ''));
    expect(bodies(first).concat(bodies(second))).toEqual(wordsOf(COMMENT_THREADS_PER_PAGE + 2).reverse());
    expect(second).toContain(`<a class="sq-comments-first" href="${PATH}#comments-${POST_ID}">`);
    expect(second).toContain('<a class="sq-comments-more" data-act="more" hidden>');
    expect(second).toContain(`<link rel="canonical" href="https://a.example${PATH}">`);
    for (const wrong of ['0', '0.x y', '"><b>']) {
      expect(bodies(await page(`${PATH}?comments=${encodeURIComponent(wrong)}`))).toEqual(bodies(first));
    }
  });

  test('a comment that waits is on no page, not even for its author', async () => {
    await openComments({ commentApprovalRequired: true });
    await writeComment(ann, { body: 'Waiting words' });
    expect(await page(PATH, ann)).not.toContain('Waiting words');
  });

  test('a closed item keeps its comments without a form; without any, and with comments off, it has no box', async () => {
    await writeComment(ann);
    await env.DB.prepare('UPDATE items SET comment_state = 0').run();
    expect(await page()).toMatch(/Well said\.[\s\S]*Comments are closed\./);
    expect(await page()).not.toContain('<form class="sq-comments-form"');
    await env.DB.prepare('DELETE FROM comments').run();
    expect(await page()).toMatch(/\[No Comments\] no comments/);
    await openComments({ commentsEnabled: false });
    await writeComment(ann).catch(() => undefined);
    expect(await page()).not.toContain('squarespace-comments');
  });

  test('a template that writes the box without asking gets none where nothing is shown', async () => {
    await addTemplates({ 'products.item': '{.section item}{@|comments}after{.end}' });
    expect(await page()).toContain('squarespace-comments');
    await openComments({ commentsEnabled: false });
    const html = await page();
    expect([html.includes('squarespace-comments'), html.includes('after')]).toEqual([false, true]);
  });

  test('where people sign in to write, the form waits behind a link that leads back', async () => {
    await openComments({ commentAnonAllowed: false });
    const html = await page();
    expect(html).toContain(`<a href="/account?return=${encodeURIComponent(PATH)}">`);
    expect(html).toMatch(/<form class="sq-comments-form"[^>]* hidden>/);
  });

  test('a shop of Disqus keeps its box as the engine writes it', async () => {
    await env.DB.prepare(
      `UPDATE sites SET website_settings = json_set(website_settings, '$.disqusShortname', 'tea')`,
    ).run();
    const html = await page();
    expect(html).toContain('<div class="squarespace-comments" id="disqus_thread"></div>');
    expect(html).not.toContain('sq-comments-form');
  });
});

describe('the form without a script', () => {
  test('a comment leads back to itself; one that waits is acknowledged', async () => {
    const answer = await sendForm(ann, {});
    const id = await env.DB.prepare('SELECT id FROM comments').first<string>('id');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${PATH}#comment-${id}`]);
    await openComments({ commentApprovalRequired: true });
    const held = await sendForm(ann, { body: 'Else' });
    expect([held.status, await held.text()]).toEqual([200, expect.stringContaining('once the shop has approved it')]);
    expect(await publicCount()).toBe(1);
  });

  test('a form that is sent twice writes one comment', async () => {
    const locations = [await sendForm(ann, {}), await sendForm(ann, {})].map(({ headers }) => headers.get('Location'));
    expect(locations[0]).toBe(locations[1]);
    expect(await count('comments')).toBe(1);
  });

  test('a form of another site is refused, and a mistake is explained', async () => {
    for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
      expect((await sendForm(ann, {}, headers as Record<string, string>)).status).toBe(403);
    }
    const wrong = await sendForm(ann, { authorName: '' });
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('Please enter your name.')]);
    expect((await ann.fetch('/commerce/comment')).status).toBe(405);
    expect(await count('comments')).toBe(0);
  });

  test('a shop with a captcha takes none', async () => {
    await env.DB.prepare(`UPDATE sites SET website = ?2 WHERE site_id = ?1`)
      .bind(SHOP.id, JSON.stringify({ captchaSettings: { provider: 'local', siteKey: 'pass', mode: 'checkbox' } }))
      .run();
    expect(await page()).toContain('<noscript><p class="sq-comments-hint">Please allow scripts');
    expect((await sendForm(ann, {})).status).toBe(400);
  });
});
