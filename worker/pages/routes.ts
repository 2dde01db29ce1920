import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { ERROR_STATUS } from '#runtime/contracts/errors.ts';
import { HAS_CART_COOKIE } from '#runtime/contracts/http.ts';
import * as english from '#runtime/i18n/en.ts';
import { loadCatalogue } from '#runtime/i18n/languages.ts';
import type { AppEnv } from '../env.ts';
import { faultCode, RETRY_AFTER_SECONDS } from '../errors.ts';
import { logFault } from '../log.ts';
import { ensureCrumb } from '../session/service.ts';
import { appendToBody, engineErrorNotice, failurePage, logEngineErrors, NOTICE_STYLE } from './failure.ts';
import { entityTag, isFresh, securityHeaders } from './headers.ts';
import { renderPage } from './service.ts';
import { cartView, collectionView, itemView, notFoundView, searchView, type View } from './view.ts';

type PageContext = Context<AppEnv>;

/** Every page of a shop. Mounted last: what no other route answers gets the shop's own not-found page. */
export const pages = new Hono<AppEnv>();

pages.get('/', (c) => show(c, collectionView(c.env.DB, siteId(c), '')));
pages.get('/cart', (c) => show(c, cartView(c.env.DB, siteId(c))));
pages.get('/search', (c) => {
  const { language } = c.get('site');
  return show(c, searchView(c.env.DB, siteId(c), c.req.query('q') ?? '', language));
});
pages.get('/:collection', (c) => show(c, collectionView(c.env.DB, siteId(c), c.req.param('collection'))));
pages.get('/:collection/:folder{p}/:slug', (c) => showItem(c, c.req.param()));
pages.get('/:collection/:slug', (c) => showItem(c, c.req.param()));
pages.get('*', (c) => (c.req.path.endsWith('/') ? redirectTrimmed(c) : show(c, notFoundView(c.env.DB, siteId(c)))));

pages.onError((error, c) => {
  const code = faultCode(error);
  logFault(error, { code, path: c.req.path, site: c.var.site?.siteId });
  if (code === 'OVERLOADED') c.header('Retry-After', String(RETRY_AFTER_SECONDS));
  return failure(c, code);
});

function siteId(c: PageContext): string {
  return c.get('site').siteId;
}

/** An item answers at one address only; its other spelling leads there. */
async function showItem(
  c: PageContext,
  { collection, folder, slug }: { collection: string; folder?: string; slug: string },
) {
  const view = await itemView(c.env.DB, siteId(c), collection, slug);
  const requested = ['', collection, ...(folder ? [folder] : []), slug].join('/');
  if (view.status === 200 && view.path !== requested) {
    return c.redirect(encodeURI(view.path) + new URL(c.req.url).search, 301);
  }
  return show(c, view);
}

/**
 * `/shop/` leads to `/shop`. Doubled slashes go too: `//elsewhere` would be another host's address. So would `/\\elsewhere`
 * and a tab between slashes, which is why the path stays encoded as it came.
 */
function redirectTrimmed(c: PageContext): Response {
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`/${pathname.split('/').filter(Boolean).join('/')}${search}`, 301);
}

async function show(c: PageContext, wanted: View | Promise<View>): Promise<Response> {
  const view = await wanted;
  const site = c.get('site');
  const visit = { origin: new URL(c.req.url).origin, hasCart: getCookie(c, HAS_CART_COOKIE) === 'true' };
  const isDeveloper = c.env.ENVIRONMENT === 'development';
  const { html, inlineScript, errors } = await renderPage(c.env.DB, site, view, visit, Date.now());
  logEngineErrors(site.siteId, c.req.path, errors);
  const notice = isDeveloper && errors.length > 0 ? engineErrorNotice(errors) : '';
  if (!html) return failure(c, 'INTERNAL', notice);
  const body = notice ? appendToBody(html, notice) : html;
  const etag = await entityTag(body);
  ensureCrumb(c);
  const headers = {
    ...(await securityHeaders(inlineScript, notice && NOTICE_STYLE)),
    'Cache-Control': 'private, no-cache',
    'Content-Language': site.language,
    ETag: etag,
  };
  if (view.status === 200 && isFresh(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.html(body, view.status, headers);
}

async function failure(c: PageContext, code: 'INTERNAL' | 'OVERLOADED', notice = ''): Promise<Response> {
  const { title, language } = c.get('site');
  const { apiErrors } = (await loadCatalogue(language)) ?? english;
  const html = appendToBody(failurePage(title, apiErrors[code], language), notice);
  return c.html(html, ERROR_STATUS[code], {
    ...(await securityHeaders('', NOTICE_STYLE)),
    'Cache-Control': 'no-store',
  });
}
