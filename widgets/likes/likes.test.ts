import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LIKE_BUTTON } from '#runtime/page/like-button.ts';
import { openLikesShop } from '../../test/msw/server.ts';

const shop = openLikesShop();
const stops: (() => void)[] = [];

/** What the engine writes. */
const like = (id: string, count = 7) => `<span class="sqs-simple-like" data-item-id="${id}" data-like-count="${count}">
    <span class="like-icon"></span>
    <span class="like-count"></span>
  </span>`;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  document.documentElement.removeAttribute('data-sq-serves');
  document.documentElement.removeAttribute('lang');
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.resetModules();
});

/** Opens a page of the shop's own, or of others, in a tab of its own. */
async function open(
  html: string,
  { of = 'ours', lang = 'en', pressed = '' }: { of?: 'ours' | 'others'; lang?: string; pressed?: string } = {},
) {
  document.body.innerHTML = html;
  document.documentElement.lang = lang;
  const { boot } = await import('#runtime/boot.ts');
  if (of === 'ours') document.documentElement.setAttribute('data-sq-serves', 'likes');
  else Object.assign(boot(), { base: 'https://shop.example', site: 'demo' });
  stops.push(() => Object.assign(boot(), { base: location.origin, site: null }));
  const { startLikes } = await import('./start-likes.ts');
  stops.push(startLikes(new Set(document.querySelectorAll(`[data-item-id="${pressed}"]`))));
  await shop.untilIdle();
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button.sq-like')];
const first = () => buttons()[0] as HTMLButtonElement;
const message = () => document.querySelector('.sq-like-message')?.textContent;
/** What a button shows and is called: number, name, pressed or not. */
const shown = (button = first()) => [
  button.querySelector('.like-count')?.textContent,
  button.getAttribute('aria-label'),
  button.getAttribute('aria-pressed'),
];
const sent = () => shop.current.calls.map(({ method, path }) => `${method} ${path}`);

describe('a like button of the shop’s own pages', () => {
  test('a press that came before the button likes, because it may be the visitor’s first act', async () => {
    shop.current.items.tea = { likeCount: 7, isLiked: false };
    await open(like('tea') + like('mug'), { pressed: 'tea' });
    expect(sent()).toContain('PUT /api/likes/tea');
    expect(buttons().map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    expect(shop.current.items.tea).toEqual({ likeCount: 8, isLiked: true });
  });

  test('likes at once and takes the like back, and the event comes when the shop has stored it', async () => {
    shop.current.items.tea = { likeCount: 7, isLiked: false };
    await open(like('tea'));
    const announced: unknown[] = [];
    const listen = ({ detail, target }: Event & { detail?: unknown }) => announced.push([detail, target]);
    document.body.addEventListener('sq-like-changed', listen as EventListener);
    expect([first().type, first().querySelector('.like-icon')?.getAttribute('aria-hidden')]).toEqual([
      'button',
      'true',
    ]);
    expect([shown(), sent()]).toEqual([['7', '7 likes', 'false'], []]);
    const release = shop.hold('tea');
    first().click();
    expect([shown(), announced]).toEqual([['8', '8 likes', 'true'], []]);
    release();
    await shop.untilIdle();
    first().click();
    await shop.untilIdle();
    expect(shown()).toEqual(['7', '7 likes', 'false']);
    expect(sent()).toEqual(['PUT /api/likes/tea', 'DELETE /api/likes/tea']);
    const target = document.querySelector(LIKE_BUTTON);
    expect(announced).toEqual([
      [{ itemId: 'tea', likeCount: 8, isLiked: true }, target],
      [{ itemId: 'tea', likeCount: 7, isLiked: false }, target],
    ]);
    document.body.removeEventListener('sq-like-changed', listen as EventListener);
  });

  test('the name says how many like it, in the page’s language', async () => {
    await open(like('a', 0) + like('b', 1) + like('c', 1234), { lang: 'de-DE' });
    expect(buttons().map((button) => shown(button).slice(0, 2))).toEqual([
      ['0', 'Gefällt mir: 0'],
      ['1', 'Gefällt 1 Person'],
      ['1.234', 'Gefällt 1.234 Personen'],
    ]);
  });

  test('presses while a call is on its way are not lost, and only the last wish is stored', async () => {
    await open(like('tea'));
    const release = shop.hold('tea');
    first().click();
    await vi.waitFor(() => expect(shop.isAsked()).toBe(true));
    for (let i = 0; i < 3; i++) first().click();
    expect(shown()).toEqual(['7', '7 likes', 'false']);
    release();
    await shop.untilIdle();
    expect(sent()).toEqual(['PUT /api/likes/tea', 'DELETE /api/likes/tea']);
    expect(shop.current.items.tea?.isLiked).toBe(false);
  });

  test('presses before the rest of the script has come show at once, and the last wish is stored', async () => {
    await open(like('tea') + like('pot', 2));
    for (let i = 0; i < 3; i++) first().click();
    buttons()[1]?.click();
    buttons()[1]?.click();
    expect(buttons().map((button) => shown(button))).toEqual([
      ['8', '8 likes', 'true'],
      ['2', '2 likes', 'false'],
    ]);
    await shop.untilIdle();
    expect(sent()).toEqual(['PUT /api/likes/tea']);
  });

  test('a failure takes it back and is announced, and the next press works', async () => {
    await open(like('tea'));
    shop.current.interrupt('tea', () => Response.json({ error: 'Nothing can be liked.' }, { status: 404 }));
    first().click();
    await shop.untilIdle();
    expect([shown(), message()]).toEqual([['7', '7 likes', 'false'], 'Nothing can be liked.']);
    expect(document.querySelector('.sq-like-message')?.getAttribute('role')).toBe('status');
    first().click();
    expect(message()).toBe('');
    await shop.untilIdle();
    expect(shown()[2]).toBe('true');
  });

  test('copies of an item stay in step, also one that comes later', async () => {
    await open(like('tea') + like('pot', 2) + like('tea'));
    first().click();
    document.body.insertAdjacentHTML('beforeend', like('tea'));
    await shop.untilIdle();
    await vi.waitFor(() => expect(buttons()).toHaveLength(4));
    expect(buttons().map((button) => shown(button)[2])).toEqual(['true', 'false', 'true', 'true']);
  });

  test('a visitor who has liked something is asked about on the next page, in one call', async () => {
    await open(like('tea'));
    first().click();
    await shop.untilIdle();
    // The shop's count takes the place of the page's older one.
    expect(shown()).toEqual(['1', '1 like', 'true']);
    for (const stop of stops.splice(0)) stop();
    vi.resetModules();
    shop.current.calls.length = 0;
    await open(like('tea', 1) + like('pot', 2));
    expect(sent()).toEqual(['GET /api/likes?ids=tea,pot']);
    expect(buttons().map((button) => shown(button)[2])).toEqual(['true', 'false']);
  });

  test('a press while the shop is asked counts more than its older answer', async () => {
    localStorage.setItem('sq:has-liked:own', '1');
    shop.current.items.tea = { likeCount: 7, isLiked: false };
    const release = shop.hold('/api/likes');
    await open(like('tea'));
    first().click();
    await shop.untilIdle();
    shop.current.items.tea = { likeCount: 7, isLiked: false };
    release();
    await shop.untilIdle();
    expect(shown()).toEqual(['8', '8 likes', 'true']);
  });

  test('what another tab has stored shows here', async () => {
    localStorage.setItem('sq:has-liked:own', '1');
    await open(like('tea'));
    const other = new BroadcastChannel('sq:likes:own');
    other.postMessage({ itemId: 'tea', likeCount: 9, isLiked: true });
    await vi.waitFor(() => expect(shown()).toEqual(['9', '9 likes', 'true']));
    const heard = new Promise((resolve) => (other.onmessage = ({ data }) => resolve(data)));
    first().click();
    expect(await heard).toMatchObject({ itemId: 'tea', isLiked: false });
    other.close();
  });

  test('the first like in another tab shows here too', async () => {
    await open(like('tea'));
    expect(sent()).toEqual([]);
    shop.current.items.tea = { likeCount: 8, isLiked: true };
    localStorage.setItem('sq:has-liked:own', '1');
    dispatchEvent(new StorageEvent('storage', { key: 'sq:has-liked:own' }));
    await shop.untilIdle();
    expect(shown()).toEqual(['8', '8 likes', 'true']);
  });

  test('an icon that the shop’s page has drawn, or a style sheet draws, stays as it is', async () => {
    await open(like('tea').replace('like-icon">', 'like-icon"><svg id="own"></svg>') + like('pot'));
    expect(buttons().map((button) => button.querySelectorAll('svg').length)).toEqual([1, 1]);
    expect(first().querySelector('svg')?.id).toBe('own');
  });
});

describe('a like button on a page of others', () => {
  const isServed = () =>
    [...document.querySelectorAll(LIKE_BUTTON)].map((button) => button.classList.contains('sq-served'));

  test('works once the shop has answered that it knows the item; others stay as they are', async () => {
    shop.current.items.tea = { likeCount: 3, isLiked: true };
    await open(like('tea') + like('theirs'), { of: 'others' });
    expect(isServed()).toEqual([true, false]);
    expect([buttons().length, shown()]).toEqual([1, ['3', '3 likes', 'true']]);
    const name = shop.current.visitor;
    expect(name).toMatch(/^[\w-]{43}$/);
    first().click();
    await shop.untilIdle();
    expect([shown()[2], shop.current.visitor, shop.current.calls.at(-1)?.site]).toEqual(['false', name, 'demo']);
  });

  test('stays hidden where the shop has no likes or does not answer, and is asked about when the net is back', async () => {
    shop.current.items.tea = { likeCount: 3, isLiked: false };
    shop.current.interrupt('likes', () => Response.json({ error: '', code: 'LIKES_NOT_OFFERED' }, { status: 404 }));
    await open(like('tea'), { of: 'others' });
    expect([isServed(), buttons()]).toEqual([[false], []]);
    dispatchEvent(new Event('online'));
    await shop.untilIdle();
    expect([isServed(), shown()[0]]).toEqual([[true], '3']);
  });
});
