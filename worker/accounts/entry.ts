import type { Context } from 'hono';
import { every } from 'hono/combine';
import type { AppEnv } from '../http/app-env.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { afterAnswer } from '../http/wait-until.ts';
import { logError } from '../log.ts';
import { accountCall } from './account-call.ts';
import { requireProof, sendEmailLink } from './change-email.ts';
import { isForeign, keepSession } from './identity.ts';
import type { Session } from './sessions.ts';
import { type SignedIn, toSessionResponse } from './sign-in.ts';
import { readEmail, sendLink } from './sign-up.ts';

/** A visitor's call that costs a hash or a mail. Each kind has its own limit. */
export const entry = (purpose: 'sign-up' | 'sign-in' | 'mail') =>
  every(noStore, crumb, rateLimit('FORM_WRITES', purpose), jsonBody);

/** Keeps answers about a person out of all caches. */
export async function noStore(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  c.header('Cache-Control', 'no-store');
  await next();
}

/** Answers with a session that has just begun. */
export function answerSession(c: Context<AppEnv>, signedIn: SignedIn): Response {
  keepSession(c, signedIn);
  return c.json(toSessionResponse(accountCall(c), signedIn, isForeign(c)));
}

/**
 * Mails a link after the answer, so that its time tells nobody whether there is an account. Throws
 * ACCOUNT_EMAIL_INVALID.
 */
export async function mailLink(c: Context<AppEnv>, text: string, purpose: 'password' | 'sign-in'): Promise<void> {
  const email = readEmail(text);
  const call = accountCall(c);
  await afterAnswer(c, () =>
    sendLink(call, email, purpose).catch((error) => logError(error, { site: c.var.site.siteId })),
  );
}

/**
 * Mails the link for a new address after the answer, so that its time tells nobody whether that one has an account.
 * Throws ACCOUNT_EMAIL_INVALID, PASSWORD_WRONG, TOO_MANY_LOGINS and SIGN_IN_AGAIN.
 */
export async function mailEmailLink(
  c: Context<AppEnv>,
  session: Pick<Session, 'id' | 'user' | 'beganAt'>,
  { email: text, currentPassword }: { email: string; currentPassword: string },
): Promise<void> {
  const email = readEmail(text);
  const call = accountCall(c);
  await requireProof(call, session, currentPassword);
  await afterAnswer(c, () =>
    sendEmailLink(call, session.user, email).catch((error) => logError(error, { site: c.var.site.siteId })),
  );
}
