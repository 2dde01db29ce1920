import type { Context } from 'hono';
import { every } from 'hono/combine';
import { CONTRIBUTOR_XSRF_HEADER } from '#runtime/contracts/http.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { isForeign, keepSession, mailLinkTo, noStore, personCall, type SignedIn } from '../people/service.ts';
import { sessionSecret } from '../session/service.ts';
import type { Confirmed } from './confirmation.ts';
import type { ContributorRow } from './contributor.ts';
import { isSignInToken } from './identity.ts';
import { passwordLink } from './links.ts';
import { contributorMail } from './mails.ts';
import { CONTRIBUTORS } from './policy.ts';
import { toSession } from './sessions.ts';

/** A call of somebody who is not signed in, which costs a hash or a mail. Each kind has its own limit. */
export const entry = (purpose: string) =>
  every(noStore, ownOriginOnly, crumb, rateLimit('FORM_WRITES', purpose), jsonBody);

/** A call that signs in, from the console. Throws CRUMB_FAIL for one from any other page. */
export const signInEntry = every(entry('contributor'), fromConsole);

async function fromConsole(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  if (!isSignInToken(c, c.req.header(CONTRIBUTOR_XSRF_HEADER) ?? '')) throw new ApiError('CRUMB_FAIL');
  await next();
}

/** Pages of other origins get no session of a contributor. Throws ORIGIN_NOT_ALLOWED. */
export async function ownOriginOnly(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  if (isForeign(c)) throw new ApiError('ORIGIN_NOT_ALLOWED');
  await next();
}

/** Answers with a session that has just begun. */
export function answerSession(c: Context<AppEnv>, signedIn: SignedIn<ContributorRow & Confirmed>): Response {
  keepSession(CONTRIBUTORS, c, signedIn);
  return c.json(toSession(sessionSecret(c.env), signedIn));
}

/** Mails a link for a new password to a contributor who has joined. */
export async function mailPasswordLink(c: Context<AppEnv>, text: string): Promise<void> {
  const call = personCall(c);
  const kind = 'contributor-password';
  await mailLinkTo(CONTRIBUTORS, c, call, text.trim().toLowerCase(), {
    kind,
    isFor: CONTRIBUTORS.canSignIn,
    // Earlier links stay valid, because a stranger can have further ones sent.
    linkFor: async ({ id }) => {
      const { url, statement } = await passwordLink(call, id, kind);
      return { url, statements: [statement] };
    },
    write: ({ email }, url) => contributorMail(call, kind, { email, url }),
  });
}
