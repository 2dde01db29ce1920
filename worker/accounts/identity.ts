import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../http/app-env.ts';
import { forgetSession, readSession, requireProved } from '../people/service.ts';
import { listEarlierEmails } from './earlier-emails.ts';
import { SITE_USERS } from './policy.ts';

/**
 * Requires a signed-in person, sets `c.var.siteUser` and requires, as a proof that a page of the shop calls, the XSRF token
 * of the session. Throws SIGN_IN_NEEDED and CRUMB_FAIL.
 */
export const siteUser = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  const session = await readSession(SITE_USERS, c);
  if (!session) forgetSession(SITE_USERS, c);
  const { id, person, beganAt, isRemembered } = requireProved(SITE_USERS, c, session);
  c.set('siteUser', { id, userId: person.id, email: person.email, beganAt, isRemembered });
  await next();
});

/** Sets `c.var.ownEmails` for a page that shows its owner more than others. It costs other visitors no query. */
export const ownEmails = createMiddleware<AppEnv>(async (c, next) => {
  const session = await readSession(SITE_USERS, c);
  if (session) {
    const { id, email } = session.person;
    c.set('ownEmails', new Set([email, ...(await listEarlierEmails(c.env.DB, c.var.site.siteId, id))]));
  }
  await next();
});
