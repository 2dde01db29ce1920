import { type Context, Hono } from 'hono';
import { every } from 'hono/combine';
import * as z from 'zod/mini';
import { MailFollows } from '#runtime/contracts/account.ts';
import {
  ContributorEmail,
  ContributorSession,
  ContributorSessionRequest,
  ContributorSessionState,
} from '#runtime/contracts/contributors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { describe } from '../http/middleware/describe.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { parse } from '../http/parse.ts';
import { waitUntil } from '../http/wait-until.ts';
import { logError } from '../log.ts';
import { sessionSecret, setHostCookie, sha256 } from '../session/service.ts';
import { shopCall } from '../site/shop-call.ts';
import { CONTRIBUTOR_COOKIE, expectXsrfToken, readSession, sessionTokenOf } from './identity.ts';
import { endTokenStatement, toSession } from './sessions.ts';
import { type SignedIn, sendPasswordLink, signIn } from './sign-in.ts';

const SESSION = '/api/contributors/session';
const PASSWORD_RESET = '/api/contributors/password-reset';

const Nothing = z.strictObject({});
const entry = (purpose: string) => every(noStore, ownOriginOnly, crumb, rateLimit('FORM_WRITES', purpose), jsonBody);

/** Signing in as a contributor, on the shop's own origin alone. */
export const contributors = new Hono<AppEnv>();

contributors.post(
  SESSION,
  describe({ summary: 'Signs a contributor in', body: ContributorSessionRequest, answer: ContributorSession }),
  entry('contributor'),
  async (c) => {
    const request = parse(ContributorSessionRequest, c.var.body.json);
    const signedIn = await signIn(shopCall(c.env, c.var.site), request, sessionTokenOf(c));
    keepSession(c, signedIn);
    const session = { ...signedIn, tokenHash: sha256(signedIn.token) };
    return c.json(toSession(sessionSecret(c.env), session));
  },
);

contributors.get(
  SESSION,
  describe({ summary: 'Tells which contributor is signed in', answer: ContributorSessionState }),
  noStore,
  ownOriginOnly,
  async (c) => {
    const session = await readSession(c);
    return c.json({ session: session ? toSession(sessionSecret(c.env), session) : null });
  },
);

contributors.delete(
  SESSION,
  describe({ summary: 'Signs a contributor out', answer: Nothing, ifMatch: 'none' }),
  noStore,
  ownOriginOnly,
  async (c) => {
    const session = await readSession(c);
    if (!session) throw new ApiError('SIGN_IN_NEEDED');
    expectXsrfToken(c, session);
    await endTokenStatement(c.env.DB, c.var.site.siteId, sessionTokenOf(c) ?? '').run();
    setHostCookie(c, CONTRIBUTOR_COOKIE, '', 0);
    return c.json({});
  },
);

contributors.post(
  PASSWORD_RESET,
  describe({ summary: 'Mails a contributor a link for a new password', body: ContributorEmail, answer: MailFollows }),
  entry('contributor-mail'),
  async (c) => {
    const { email } = parse(ContributorEmail, c.var.body.json);
    const sending = sendPasswordLink(shopCall(c.env, c.var.site), email, new URL(c.req.url).origin);
    // After the answer, so that its time tells nobody who is a contributor.
    await waitUntil(
      c,
      sending.catch((error) => logError(error, { site: c.var.site.siteId })),
    );
    return c.json({ isMailSent: true });
  },
);

contributors.all(SESSION, methodNotAllowed('GET', 'POST', 'DELETE'));
contributors.all(PASSWORD_RESET, methodNotAllowed('POST'));

/** Sets the cookie of a session that has just begun. It lasts as long as the browser runs; the shop ends it earlier. */
export function keepSession(c: Context<AppEnv>, { token }: Pick<SignedIn, 'token'>): void {
  setHostCookie(c, CONTRIBUTOR_COOKIE, token);
}

/** Pages of other origins get no session of a contributor. */
async function ownOriginOnly(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  if (c.var.visitor.mode === 'token') throw new ApiError('ORIGIN_NOT_ALLOWED');
  await next();
}

async function noStore(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  c.header('Cache-Control', 'no-store');
  await next();
}
