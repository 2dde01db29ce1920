import { HttpResponse } from 'msw';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boot } from '#runtime/boot.ts';
import { commentsBoxHtml } from '#runtime/domain/comments/box-html.ts';
import { comments as texts } from '#runtime/i18n/en/comments.ts';
import { hydrate } from '../../test/fixtures/hydrate.ts';
import { aComment } from '../../test/msw/comments.ts';
import { openCommentShop } from '../../test/msw/server.ts';
import { waitFor } from '../../test/wait-for.ts';
import './index.ts';
import { startBoxes } from './start-boxes.ts';

const shop = openCommentShop();
let stop = () => {};

beforeEach(() => {
  shop.current.comments = [
    aComment('one', { likeCount: 2 }),
    aComment('two', { threadId: 'one', parentId: 'one', authorName: 'Shop', isByShop: true }),
  ];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-sq-serves');
  location.hash = '';
  localStorage.clear();
  vi.restoreAllMocks();
});

const ENGINE_BOX = (itemId: string, content = '') =>
  `<h2 data-sq-comment-count="${itemId}">2 Comments</h2><a class="sqs-comment-link" data-id="${itemId}">2 Comments</a>
   <div class="squarespace-comments" id="comments-${itemId}" data-item-id="${itemId}">${content}</div>`;

/** A page of the Worker, which has written the box. */
function openOwn(): void {
  const { comments, rules } = shop.current;
  const frame = { texts, rules, now: Date.now(), when: () => ({ short: 'then', full: 'then' }) };
  const hasNextPage = shop.current.further.length > 0;
  const answer = { comments, rules, hasNextPage, nextPageCursor: null };
  document.documentElement.dataset.sqServes = 'comments';
  document.body.innerHTML = ENGINE_BOX(
    'post',
    commentsBoxHtml({ itemId: 'post', answer, frame, signInUrl: '/account' }),
  );
  stop = startBoxes();
}

/** A page of others, with the engine's empty boxes. */
function openForeign(html: string): void {
  document.body.innerHTML = html;
  stop = startBoxes();
}

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector) as Found;
const field = (name: string) => find<HTMLInputElement>(`.sq-comments-form [name=${name}]`);
const shown = () => [...document.querySelectorAll('.sq-comment')].map(({ id }) => id);
const status = () => find('.sq-comments-status').textContent;
const error = () => find('.sq-comments-error');
const press = (act: string, id = 'one') =>
  find(`#comment-${id} > article [data-act=${act}], #comment-${id} > form [data-act=${act}]`).click();

function type(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  }
}
const submit = () => find<HTMLFormElement>('.sq-comments-form').requestSubmit();
const posts = () => shop.current.calls.filter(({ method }) => method === 'POST').length;
async function send(values: Record<string, string> = { body: 'Hello', authorName: 'Bob' }): Promise<void> {
  const before = posts();
  type(values);
  submit();
  await waitFor(() => expect(posts()).toBeGreaterThan(before));
  await waitFor(() => expect(find('.sq-comments-form').getAttribute('aria-busy')).not.toBe('true'));
}

describe('the box of the shop’s own page', () => {
  test('nothing is fetched before the visitor uses it', async () => {
    openOwn();
    await shop.untilIdle();
    expect(shop.current.calls).toEqual([]);
    expect(shown()).toEqual(['comment-one', 'comment-two']);
    expect(find('#comment-one time').textContent).not.toBe('then');
  });

  test('a comment is shown while it is sent, then announced, focused and counted everywhere', async () => {
    openOwn();
    const release = shop.hold('/api/comments');
    field('body').focus();
    release();
    await shop.untilIdle();
    const free = shop.hold('/api/comments');
    type({ body: 'Hello <b>', authorName: 'Bob' });
    submit();
    await waitFor(() => expect(find('#comment-sending').textContent).toContain('Sending…'));
    expect(field('body').value).toBe('Hello <b>');
    free();
    await waitFor(() => expect(status()).toBe('Your comment was published.'));
    expect(find('#comment-new2 .sq-comment-body').innerHTML).toBe('Hello &lt;b&gt;');
    expect(document.activeElement?.id).toBe('comment-new2');
    expect([field('body').value, localStorage.length]).toEqual(['', 0]);
    expect([find('h2').textContent, find('.sqs-comment-link').textContent]).toEqual(['3 Comments', '3 Comments']);
  });

  test.each([
    ['offline', () => HttpResponse.error(), /connection/],
    ['a failure of the shop', () => HttpResponse.json({ error: 'Oops' }, { status: 500 }), /still here/],
    ['too many', () => HttpResponse.json({ code: 'RATE_LIMITED', error: 'x' }, { status: 429 }), /few seconds/],
    [
      'a refusal',
      () =>
        HttpResponse.json(
          { error: 'No address.', code: 'COMMENT_NAME_INVALID', errors: { authorName: 'No address.' } },
          { status: 400 },
        ),
      /No address/,
    ],
  ])('with %s, the text stays, and sending it again writes it once', async (_, answer, message) => {
    openOwn();
    await waitFor(async () => field('body').focus());
    await shop.untilIdle();
    const answers = [answer, answer, answer].slice(0, answer().status === 500 || answer().type === 'error' ? 3 : 1);
    shop.current.interrupt('/api/comments', ...answers);
    await send();
    expect(error().textContent).toMatch(message);
    expect([error().hidden, field('body').value, shown().length]).toEqual([false, 'Hello', 2]);
    if (answer().status === 400) {
      expect(document.activeElement).toBe(field('authorName'));
      expect(field('authorName').getAttribute('aria-describedby')).toBe(error().id);
    }
    await send({});
    expect(field('authorName').hasAttribute('aria-describedby')).toBe(false);
    expect([error().hidden, shown().length]).toEqual([true, 3]);
    expect(new Set(shop.current.calls.map(({ key }) => key).filter(Boolean)).size).toBe(1);
  });

  test('without the captcha’s tick, a comment is not sent, and its form says why', async () => {
    shop.current.rules = { ...shop.current.rules, captcha: { provider: 'local', siteKey: 'pass', mode: 'checkbox' } };
    openOwn();
    field('body').focus();
    const tick = () => find<HTMLInputElement>('.captcha-container input');
    await waitFor(() => expect(tick()).not.toBeNull());
    type({ body: 'Hello', authorName: 'Bob' });
    submit();
    await waitFor(() => expect(error().textContent).toBe('Complete CAPTCHA before submitting.'));
    expect([document.activeElement, posts(), vi.mocked(console.error).mock.calls]).toEqual([error(), 0, []]);
    tick().click();
    shop.current.interrupt('/api/comments', () =>
      HttpResponse.json({ code: 'CAPTCHA_FAILED', error: 'No person.' }, { status: 400 }),
    );
    submit();
    await waitFor(() => expect(error().textContent).toBe('No person.'));
    expect([document.activeElement, tick().checked]).toEqual([error(), false]);
    tick().click();
    submit();
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(shop.current.written.at(-1)?.captchaToken).toMatch(/^local\.pass\./);
  });

  test('what was typed is there again after a reload, also an answer', async () => {
    openOwn();
    press('reply');
    await waitFor(() => expect(find('#comment-one > .sq-comments-form')).not.toBeNull());
    type({ body: 'Half a thou', authorName: 'Bob' });
    await shop.untilIdle();
    await waitFor(() => expect(localStorage.length).toBe(1));
    stop();
    openOwn();
    await waitFor(() => expect(field('body').value).toBe('Half a thou'));
    expect(field('authorName').value).toBe('Bob');
    expect(find('#comment-one > .sq-comments-form')).not.toBeNull();
  });

  test('a comment that waits is shown to its author alone, after a reload too', async () => {
    shop.current.rules = { ...shop.current.rules, isApprovalRequired: true };
    openOwn();
    await send();
    expect(status()).toContain('once the shop has approved it');
    expect(find('#comment-new2 .sq-comment-note').textContent).toContain('Only you see');
    expect(find('h2').textContent).toBe('2 Comments');
    stop();
    const [mine] = shop.current.comments.splice(2);
    openOwn();
    expect(shown()).toHaveLength(2);
    shop.current.comments.push(...(mine ? [mine] : []));
    await waitFor(() => expect(shown()).toContain('comment-new2'));
  });

  test('an answer is written below its comment, and the form goes back', async () => {
    openOwn();
    press('reply');
    await waitFor(() => expect(document.activeElement).toBe(field('body')));
    expect(find('.sq-comments-title').textContent).toBe('Reply to Ann');
    press('cancel');
    await waitFor(() => expect(find('.sq-comments > .sq-comments-form')).not.toBeNull());
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.act).toBe('reply'));
    press('reply');
    await waitFor(() => expect(find('#comment-one > .sq-comments-form')).not.toBeNull());
    await send();
    expect(shop.current.written).toMatchObject([{ parentId: 'one', body: 'Hello' }]);
    expect(find('#comment-one .sq-comment-answers #comment-new2')).not.toBeNull();
    expect(find('.sq-comments > .sq-comments-form')).not.toBeNull();
  });

  test('a like is shown at once, kept by a second press before the state was known, and undone where it fails', async () => {
    shop.current.comments[0] = aComment('one', { likeCount: 2, isLiked: true });
    openOwn();
    press('like');
    await waitFor(() => expect(shop.current.calls.at(-1)).toMatchObject({ method: 'PUT' }));
    await waitFor(() => expect(find('#comment-one [data-act=like]').getAttribute('aria-pressed')).toBe('true'));
    await shop.untilIdle();
    expect((document.activeElement as HTMLElement | null)?.closest('.sq-comments')).toBeDefined();
    press('like');
    await waitFor(() => expect(find('#comment-one [data-act=like]').getAttribute('aria-pressed')).toBe('false'));
    await waitFor(() => expect(shop.current.calls.at(-1)).toMatchObject({ method: 'DELETE' }));
    await shop.untilIdle();
    shop.current.interrupt('/like', () =>
      HttpResponse.json({ error: 'Closed.', code: 'COMMENTS_CLOSED' }, { status: 409 }),
    );
    press('like');
    await waitFor(() => expect(status()).toBe('Closed.'));
    expect(find('#comment-one [data-act=like]').getAttribute('aria-pressed')).toBe('false');
  });

  test('a report and a deletion are asked for first', async () => {
    shop.current.comments.push(aComment('mine', { isOwn: true, changeableUntil: 9e15 }));
    openOwn();
    press('report');
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.act).toBe('report-yes'));
    press('report-no');
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.act).toBe('report'));
    press('report');
    await waitFor(() => press('report-yes'));
    await waitFor(() => expect(status()).toContain('has been told'));
    expect(find<HTMLButtonElement>('#comment-one [data-act=report]').disabled).toBe(true);
    press('delete', 'mine');
    await waitFor(() => press('delete-yes', 'mine'));
    await waitFor(() => expect(status()).toBe('Your comment was deleted.'));
    expect(shown()).toEqual(['comment-one', 'comment-two']);
    expect(document.activeElement?.className).toBe('sq-comments-title');
  });

  test('one’s own comment is changed in place', async () => {
    shop.current.comments.push(aComment('mine', { isOwn: true, changeableUntil: 9e15 }));
    openOwn();
    press('edit', 'mine');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
    const text = find<HTMLTextAreaElement>('.sq-comment-edit textarea');
    expect(text.value).toBe('Text of mine');
    text.value = 'Better';
    find<HTMLFormElement>('.sq-comment-edit').requestSubmit();
    await waitFor(() => expect(status()).toBe('Your comment was changed.'));
    expect(find('#comment-mine').textContent).toContain('Better');
    expect(find('#comment-mine').textContent).toContain('(edited)');
  });

  test('an address that names a comment leads to it, also on a later page', async () => {
    location.hash = '#comment-two';
    openOwn();
    expect(document.activeElement?.id).toBe('comment-two');
    expect(shop.current.calls).toEqual([]);
    shop.current.further = [aComment('late')];
    location.hash = '#comment-late';
    dispatchEvent(new HashChangeEvent('hashchange'));
    await waitFor(() => expect(document.activeElement?.id).toBe('comment-late'));
  });

  test('further comments are shown on demand', async () => {
    shop.current.further = [aComment('late')];
    openOwn();
    find('.sq-comments-more').click();
    await waitFor(() => expect(shown()).toEqual(['comment-one', 'comment-two', 'comment-late']));
    expect([document.activeElement?.id, find('.sq-comments-more').hidden]).toEqual(['comment-late', true]);
  });

  test('a person who is signed in writes under the account’s name', async () => {
    shop.current.signedInAs = 'Mem Ber';
    openOwn();
    field('body').focus();
    await waitFor(() => expect(find('.sq-comments-form').textContent).toContain('You write as Mem Ber.'));
    expect(find('.sq-comments-who').hidden).toBe(true);
    await send({ body: 'Hello' });
    expect(find('#comment-new2 .sq-comment-author').textContent).toBe('Mem Ber');
  });
});

describe('on pages of others', () => {
  test('a box is filled if the shop has its item; a box of another item and the one of Disqus stay empty', async () => {
    vi.spyOn(boot(), 'base', 'get').mockReturnValue('https://shop.test');
    openForeign(
      `${ENGINE_BOX('post')}${ENGINE_BOX('strange')}<div class="squarespace-comments" id="disqus_thread" data-item-id="post"></div>`,
    );
    await waitFor(() => expect(find('#comments-post .sq-comments-form')).not.toBeNull());
    await shop.untilIdle();
    expect([...document.querySelectorAll('.sq-served')].map(({ id }) => id)).toEqual(['comments-post']);
    expect([find('#comments-strange').childElementCount, find('#disqus_thread').childElementCount]).toEqual([0, 0]);
  });

  test('it stays, with what was typed, when the page’s own React hydrates the page later', async () => {
    document.body.innerHTML = '<main><sq-comments item="post"></sq-comments></main>';
    await waitFor(() => expect(shown()).toHaveLength(2));
    field('body').value = 'Half a thou';
    expect(await hydrate(find('main'), createElement('sq-comments', { item: 'post' }))).toEqual([]);
    expect([shown().length, field('body').value]).toEqual([2, 'Half a thou']);
  });

  test('<sq-comments> shows an item’s comments, follows its attribute, and explains an item that is not there', async () => {
    document.body.innerHTML = '<sq-comments item="post"></sq-comments>';
    await waitFor(() => expect(shown()).toEqual(['comment-one', 'comment-two']));
    find('sq-comments').setAttribute('item', 'none');
    await waitFor(() => expect(document.querySelector('[data-sq-note]')?.textContent).toContain('item="none"'));
    expect(shown()).toEqual([]);
  });

  test('where people sign in to write, visitors get a link instead of the form; closed comments have neither', async () => {
    shop.current.rules = { ...shop.current.rules, isAnonAllowed: false };
    openForeign(ENGINE_BOX('post'));
    await waitFor(() => expect(find('.sq-comments-sign-in a')).not.toBeNull());
    expect(find('.sq-comments-form').hidden).toBe(true);
    stop();
    shop.current.rules = { ...shop.current.rules, isOpen: false };
    openForeign(ENGINE_BOX('post'));
    await waitFor(() => expect(find('.sq-comments-closed').textContent).toBe('Comments are closed.'));
    expect([find('.sq-comments-form'), find('[data-act=reply]')]).toEqual([null, null]);
  });
});
