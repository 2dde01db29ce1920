import type { Context } from 'hono';
import { every } from 'hono/combine';
import type { EmailRequest } from '#runtime/contracts/account.ts';
import type { AppEnv } from '../http/app-env.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import {
  isForeign,
  keepSession,
  mailLinkTo,
  noStore,
  personCall,
  type Session,
  type SignedIn,
  workAfterAnswer,
} from '../people/service.ts';
import { readReturnPath } from '../site/return-path.ts';
import { requireProof, sendEmailLink } from './change-email.ts';
import { accountLink } from './links.ts';
import { accountMail } from './mails.ts';
import { SITE_USERS } from './policy.ts';
import { toSessionResponse } from './sign-in.ts';
import { readEmail } from './sign-up.ts';
import type { SiteUserRow } from './site-user.ts';

/** A visitor's call that costs a hash or a mail. Each kind has its own limit. */
export const entry = (purpose: 'sign-up' | 'sign-in' | 'mail') =>
  every(noStore, crumb, rateLimit('FORM_WRITES', purpose), jsonBody);

/** Answers with a session that has just begun. */
export function answerSession(c: Context<AppEnv>, signedIn: SignedIn<SiteUserRow>): Response {
  keepSession(SITE_USERS, c, signedIn);
  return c.json(toSessionResponse(personCall(c), signedIn, isForeign(c)));
}

/**
 * Mails a link by which the address's owner signs in or chooses a new password, and which leads on to `returnPath`.
 * Throws ACCOUNT_EMAIL_INVALID.
 */
export async function mailLink(
  c: Context<AppEnv>,
  { email: text, returnPath }: EmailRequest,
  purpose: 'password' | 'sign-in',
): Promise<void> {
  const call = personCall(c);
  const kind = `account-${purpose}` as const;
  await mailLinkTo(SITE_USERS, c, call, readEmail(text), {
    kind,
    isFor: () => true,
    linkFor: ({ id }) => accountLink(call, id, purpose, { returnPath: readReturnPath(returnPath) }),
    write: ({ email, language }, url) => accountMail(call, kind, { email, language, url }),
  });
}

/**
 * Mails the link for a new address after the answer, so that its time tells nobody whether that one has an account.
 * Throws ACCOUNT_EMAIL_INVALID, PASSWORD_WRONG, TOO_MANY_LOGINS and SIGN_IN_AGAIN.
 */
export async function mailEmailLink(
  c: Context<AppEnv>,
  session: Pick<Session<SiteUserRow>, 'id' | 'person' | 'beganAt'>,
  { email: text, currentPassword }: { email: string; currentPassword: string },
): Promise<void> {
  const email = readEmail(text);
  const call = personCall(c);
  await requireProof(call, session, currentPassword);
  await workAfterAnswer(c, () => sendEmailLink(call, session.person, email));
}
