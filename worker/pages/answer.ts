import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { HAS_CART_COOKIE } from '#runtime/contracts/cookies.ts';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { ERROR_STATUS } from '#runtime/contracts/errors.ts';
import { COOKIE_FORM } from '#runtime/domain/cookie-form.ts';
import { EMBED_SOURCES } from '#runtime/domain/embeds.ts';
import { scrubAddress } from '#runtime/domain/error-text.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { withElementPreloads } from '../assets/service.ts';
import { captchaOf } from '../captcha/service.ts';
import { bannerFor, COOKIE_STYLE, keepVisitorCookies, withBanner } from '../consent/service.ts';
import { recordErrors, templateErrors } from '../error-reports/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { entityTag, isFresh } from '../http/entity-tag.ts';
import { ApiError, answerError, RETRY_AFTER_SECONDS, type UnforeseenCode, unforeseenCode } from '../http/errors.ts';
import { waitUntil } from '../http/wait-until.ts';
import { logError } from '../log.ts';
import { withoutClosed } from '../navigation/service.ts';
import { popupTags } from '../popups/service.ts';
import { replayOrigin } from '../replay/service.ts';
import { ensureCrumb } from '../session/service.ts';
import { mayRunTags, tagOrigins } from '../tags/service.ts';
import { pathIn } from './alternates.ts';
import { brandStyle } from './brand-style.ts';
import { appendToBody, engineErrorNotice, failurePage, logEngineErrors, NOTICE_STYLE } from './failure.ts';
import { pageHeaders } from './headers.ts';
import { OPENING_STYLE, openingBar } from './opening-soon.ts';
import { renderPage } from './render-page.ts';
import type { View } from './view.ts';

export type PageContext = Context<AppEnv>;

/** Frames, and what a press turns into one. */
const HAS_FRAMES = /<iframe|<sq-gallery|\sdata-sq-(?:embed|video)=|class="sqs-video-wrapper/;

/**
 * Answers with the page of a view. Browsers may store it for their visitor, and check each time whether it is still
 * fresh.
 */
export async function answerPage(c: PageContext, view: View): Promise<Response> {
  const rendered = await renderBody(c, view);
  return rendered instanceof Response ? rendered : answerBody(c, rendered, view.status);
}

/** The part of a page that is the same for every visitor. */
interface RenderedPage {
  body: string;
  headers: Record<string, string>;
}

/** Answers with a rendered page, for which each visitor gets a crumb of their own. */
export async function answerBody(
  c: PageContext,
  { body, headers: own }: RenderedPage,
  status: View['status'] = 200,
): Promise<Response> {
  greet(c);
  const etag = await entityTag(body);
  const headers = { ...own, 'Cache-Control': 'private, no-cache', ETag: etag };
  if (status === 200 && isFresh(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.html(body, status, headers);
}

/**
 * Answers with a page for one visitor at one moment: it is not cached, and its address, which may contain a token, is
 * not sent as a referrer.
 */
export async function answerOnce(c: PageContext, view: View): Promise<Response> {
  const rendered = await renderBody(c, view);
  if (rendered instanceof Response) return rendered;
  greet(c);
  return c.html(rendered.body, view.status, {
    ...rendered.headers,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
}

/** Answers with a page that only some people may see: nothing keeps it, and search engines leave it out. */
export async function answerForMember(c: PageContext, view: View): Promise<Response> {
  const rendered = await renderBody(c, view);
  if (rendered instanceof Response) return rendered;
  greet(c);
  const headers = { ...rendered.headers, 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  return c.html(rendered.body, view.status, headers);
}

/** Sets what a page sets for its visitor. */
function greet(c: PageContext): void {
  ensureCrumb(c);
  keepVisitorCookies(c, Date.now());
}

/** Returns the page's HTML; that of the failure page if the templates rendered nothing. */
export async function renderBody(c: PageContext, view: View): Promise<RenderedPage | Response> {
  const site = withoutClosed(c);
  const { origin, pathname, search } = new URL(c.req.url);
  const visit = { origin, address: search === '' ? pathname : '/', hasCart: getCookie(c, HAS_CART_COOKIE) === 'true' };
  const isDeveloper = c.env.ENVIRONMENT === 'development';
  const { html, inlineScripts, inlineStyles, errors } = await renderPage(c.env, site, view, visit, Date.now());
  logEngineErrors(site.siteId, scrubAddress(c.req.path), errors);
  const page = { path: c.req.path, pageType: view.pageType };
  const found = templateErrors(errors, page);
  await waitUntil(c, recordErrors(c, found.errors, found.dropped));
  const notice = isDeveloper && errors.length > 0 ? engineErrorNotice(errors) : '';
  if (!html && view.pageType === PAGE_TYPE.notFound)
    return answerFailure(c, 'NOT_FOUND', { notice, status: view.status });
  if (!html) return answerFailure(c, 'INTERNAL', { notice });
  const popups = popupTags(site.popups, { ...view, path: pathIn(view, '') ?? '' }, Date.now());
  const bar = c.var.isBeforeOpening ? openingBar(await textsIn(site.language)) : '';
  const whole = withBanner(appendToBody(html, popups + bar + notice), await bannerFor(c, view.pageType));
  const body = await withElementPreloads(c.env, whole, visit.hasCart);
  const headers = {
    ...(await pageHeaders({
      inlineScripts,
      inlineStyles: [
        ...inlineStyles,
        notice && NOTICE_STYLE,
        bar && OPENING_STYLE,
        brandStyle(site),
        body.includes(COOKIE_FORM) ? COOKIE_STYLE : '',
      ],
      captcha: captchaOf(c.env, site)?.provider,
      others: mayRunTags(c) ? [replayOrigin(site), ...tagOrigins(site)] : [],
      frames: HAS_FRAMES.test(html) ? EMBED_SOURCES : [],
    })),
    'Content-Language': site.language,
  };
  return { body, headers };
}

/**
 * Answers an unexpected error with the shop's failure page; refusals keep their status. The log gets no token that an
 * address has, which would let its readers pay or see an order.
 */
export async function answerPageError(error: Error, c: PageContext): Promise<Response> {
  if (error instanceof ApiError) return answerError(error, c);
  const code = unforeseenCode(error);
  logError(error, { code, path: scrubAddress(c.req.path), site: c.var.site?.siteId });
  if (code !== 'INTERNAL') c.header('Retry-After', String(RETRY_AFTER_SECONDS));
  return answerFailure(c, code);
}

async function answerFailure(
  c: PageContext,
  code: 'NOT_FOUND' | UnforeseenCode,
  { notice = '', status = ERROR_STATUS[code] }: { notice?: string; status?: View['status'] } = {},
): Promise<Response> {
  const { title, language } = c.get('site');
  const { apiErrors } = await textsIn(language);
  const html = appendToBody(failurePage(title, apiErrors[code], language), notice);
  return c.html(html, status, {
    ...(await pageHeaders({ inlineStyles: [NOTICE_STYLE] })),
    'Cache-Control': 'no-store',
  });
}
