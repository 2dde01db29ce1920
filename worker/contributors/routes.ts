import { Hono } from 'hono';
import * as z from 'zod/mini';
import { MailFollows } from '#runtime/contracts/account.ts';
import {
  ContributorEmail,
  ContributorSession,
  ContributorSessionRequest,
  ContributorSessionState,
} from '#runtime/contracts/contributors.ts';
import { CONTRIBUTOR_XSRF_HEADER } from '#runtime/contracts/http.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describe } from '../http/middleware/describe.ts';
import { parse } from '../http/parse.ts';
import { sessionSecret } from '../session/service.ts';
import { contributorCall } from './contributor-call.ts';
import {
  answerSession,
  entry,
  forgetSession,
  mailPasswordLink,
  noStore,
  ownOriginOnly,
  requireSession,
  signInEntry,
} from './entry.ts';
import { isXsrfToken, readSession, sessionTokenOf } from './identity.ts';
import { endTokenStatement, toSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

const SESSION = '/api/contributors/session';
const PASSWORD_RESET = '/api/contributors/password-reset';

const Nothing = z.strictObject({});

/** Signing in as a contributor, on the shop's own origin alone. */
export const contributors = new Hono<AppEnv>();

contributors.post(
  SESSION,
  describe({ summary: 'Signs a contributor in', body: ContributorSessionRequest, answer: ContributorSession }),
  signInEntry,
  async (c) => {
    const request = parse(ContributorSessionRequest, c.var.body.json);
    return answerSession(c, await signIn(contributorCall(c), request, sessionTokenOf(c)));
  },
);

contributors.get(
  SESSION,
  describe({ summary: 'Tells a page of contributors who is signed in', answer: ContributorSessionState }),
  noStore,
  ownOriginOnly,
  async (c) => {
    const session = await readSession(c);
    // The answer has the token, which scripts of the shop's other pages must not learn.
    const isOwn = session && isXsrfToken(c, session, c.req.header(CONTRIBUTOR_XSRF_HEADER) ?? '');
    return c.json({ session: isOwn ? toSession(sessionSecret(c.env), session) : null });
  },
);

contributors.delete(
  SESSION,
  describe({ summary: 'Signs a contributor out', answer: Nothing, ifMatch: 'none' }),
  noStore,
  ownOriginOnly,
  async (c) => {
    await requireSession(c);
    await endTokenStatement(c.env.DB, c.var.site.siteId, sessionTokenOf(c) ?? '').run();
    forgetSession(c);
    return c.json({});
  },
);

contributors.post(
  PASSWORD_RESET,
  describe({ summary: 'Mails a contributor a link for a new password', body: ContributorEmail, answer: MailFollows }),
  entry('contributor-mail'),
  async (c) => {
    await mailPasswordLink(c, parse(ContributorEmail, c.var.body.json).email);
    return c.json({ isMailSent: true });
  },
);
