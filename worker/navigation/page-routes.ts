import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { readFormBody } from '../http/form-body.ts';
import { answerOrderError, formParser } from '../plain-pages/service.ts';
import { readReturnPath } from '../site/return-path.ts';
import { ANNOUNCEMENT_COOKIE, ANNOUNCEMENT_PATH, CLOSED_DAYS, versionOf } from './announcement.ts';

const SECONDS_PER_DAY = 86_400;

/** The form that closes the announcement's bar. Another site's page cannot send it. */
export const announcementPages = new Hono<AppEnv>();

announcementPages.onError(answerOrderError);

announcementPages.post(ANNOUNCEMENT_PATH, formParser, async (c) => {
  const { announcement } = c.var.site.header;
  const version = (await readFormBody(c)).get('version');
  if (!version) throw new ApiError('INVALID_REQUEST', { fields: ['version'] });
  const { origin, protocol } = new URL(c.req.url);
  if (announcement && version === versionOf(announcement)) {
    const maxAge = CLOSED_DAYS * SECONDS_PER_DAY;
    setCookie(c, ANNOUNCEMENT_COOKIE, version, { path: '/', sameSite: 'Lax', secure: protocol === 'https:', maxAge });
  }
  c.header('Cache-Control', 'no-store');
  return c.redirect(backPath(c.req.header('Referer'), origin), 303);
});

/** The page on which the bar was closed, where the browser names it. */
function backPath(referer: string | undefined, origin: string): string {
  if (!referer || !URL.canParse(referer)) return '/';
  const page = new URL(referer);
  return (page.origin === origin && readReturnPath(page.pathname + page.search)) || '/';
}
