import { Hono } from 'hono';
import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { AppEnv } from '../http/app-env.ts';
import { reviewCursor } from '../reviews/service.ts';
import { answerPageError, type PageContext } from './answer.ts';
import { answerEvent, answerFeed } from './calendar-answer.ts';
import { cartView } from './cart-view.ts';
import { feedView } from './feed-view.ts';
import { readFilter } from './list-filter.ts';
import { isBehindDoor } from './members-only.ts';
import { redirectMoved } from './moved.ts';
import { readPageCursor } from './page-cursor.ts';
import { answerInFormat } from './page-formats.ts';
import { answerSearch } from './search-page.ts';
import { renderPlainPage } from './service.ts';
import { answerIcon } from './site-icon.ts';
import { categoryView, collectionView, itemView, notFoundView, type View } from './view.ts';

/** Every page of a shop. These routes come last, so every other address gets the shop's not-found page. */
export const pages = new Hono<AppEnv>();

pages.get('/', (c) => show(c, collectionView(c.env.DB, c.get('site'), '')));
pages.get('/cart', (c) => show(c, cartView(c.env.DB, c.get('site'), c.req.query('notice'))));
pages.get('/search', answerSearch);
pages.get('/favicon.ico', answerIcon);
pages.get('/:collection', async (c) => {
  const { DB } = c.env;
  const urlId = c.req.param('collection');
  const query = c.req.query();
  if (query.format === 'ical') return answerFeed(c, feedView(DB, c.var.site, urlId));
  const view = await collectionView(DB, c.var.site, urlId, {
    cursor: readPageCursor(query),
    filter: readFilter(query),
  });
  return answerListed(c, view, urlId);
});
pages.get('/:collection/:folder{p}/:slug', (c) => showItem(c, c.req.param()));
pages.get('/:collection/:slug', (c) => showItem(c, c.req.param()));
pages.get('/:collection/:path{.+}', async (c) => {
  if (c.req.path.endsWith('/')) return redirectTrimmed(c);
  return answerListed(c, await categoryAt(c, c.req.param()), c.req.param('collection'));
});
pages.get('*', (c) => (c.req.path.endsWith('/') ? redirectTrimmed(c) : show(c, notFoundView(c.env.DB, c.get('site')))));

pages.post('*', answerEarlySubmit);

pages.onError(answerPageError);

/** Shows an item at its one address, or a category; other spellings of an item's address redirect there. */
async function showItem(
  c: PageContext,
  { collection, folder, slug }: { collection: string; folder?: string; slug: string },
) {
  const reviewsBefore = reviewCursor(c.req.query('reviews'));
  const variantId = c.req.query('variant');
  const address = { urlId: collection, slug, variantId, reviewsBefore, commentsAfter: c.req.query('comments') };
  const view = await itemView(c.env.DB, c.get('site'), address);
  const requested = ['', collection, ...(folder ? [folder] : []), slug].join('/');
  if (c.req.query('format') === 'ical' && view.item?.startsAt != null) return answerEvent(c, view);
  if (view.status === 200 && view.path === requested) return answerInFormat(c, view);
  if (folder === undefined) {
    const category = await categoryAt(c, { collection, path: slug });
    if (category.status === 200) return answerListed(c, category, collection);
  }
  // A redirect would show which addresses behind a password or of a member area exist.
  if (view.status !== 200 || isBehindDoor(view)) return answerInFormat(c, view);
  return redirectTo(c, view.path);
}

function redirectTo(c: PageContext, path: string): Response {
  return c.redirect(encodeURI(path) + new URL(c.req.url).search, 301);
}

/** Whether the page's collection has another slug in this language. */
function hasOtherSlug(view: View, urlId: string): boolean {
  return view.status === 200 && !isBehindDoor(view) && view.collection?.urlId !== urlId;
}

function answerListed(c: PageContext, view: View, urlId: string): Response | Promise<Response> {
  if (!hasOtherSlug(view, urlId)) return answerInFormat(c, view);
  return redirectTo(c, view.path.replace(/\?.*/, ''));
}

function categoryAt(c: PageContext, { collection, path }: { collection: string; path: string }): Promise<View> {
  return categoryView(c.env.DB, c.get('site'), { urlId: collection, path, cursor: readPageCursor(c.req.query()) });
}

/**
 * Redirects `/shop/` to `/shop`, or to where that has moved. Repeated slashes are removed, because a path that starts with `//elsewhere` would lead
 * to another host. `/\\elsewhere` and a tab between slashes would do the same, so the path stays encoded as it arrived.
 */
async function redirectTrimmed(c: PageContext): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const trimmed = `/${pathname.split('/').filter(Boolean).join('/')}`;
  return (await redirectMoved(c, trimmed)) ?? c.redirect(trimmed + search, 301);
}

async function show(c: PageContext, view: Promise<View>): Promise<Response> {
  return answerInFormat(c, await view);
}

/**
 * Answers a form that the browser posts to its page before the form's script has loaded. The entries are not read; the
 * browser restores them when the visitor goes back.
 */
async function answerEarlySubmit(c: PageContext): Promise<Response> {
  const { pages: texts } = await textsIn(c.get('site').language);
  c.header('Allow', 'GET, HEAD');
  return renderPlainPage(c, {
    title: texts.formNotSentTitle,
    main: String(await html`<p>${texts.formNotSentText}</p>`),
    pageType: PAGE_TYPE.error,
    status: 405,
  });
}
