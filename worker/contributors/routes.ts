import { Hono } from 'hono';
import * as z from 'zod/mini';
import { MailFollows } from '#runtime/contracts/account.ts';
import {
  ContributorEmail,
  ContributorSession,
  ContributorSessionRequest,
  ContributorSessionState,
  KeysOfConsole,
  LanguageOfConsole,
} from '#runtime/contracts/contributors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { describe } from '../http/middleware/describe.ts';
import { parse } from '../http/parse.ts';
import {
  endSessionStatement,
  forgetSession,
  hasXsrfToken,
  noStore,
  personCall,
  readSession,
  signIn,
} from '../people/service.ts';
import { endPushesOfSessionStatement } from '../push/service.ts';
import { sessionSecret } from '../session/service.ts';
import { answerSession, entry, mailPasswordLink, ownOriginOnly, signInEntry } from './entry.ts';
import { CONTRIBUTORS } from './policy.ts';
import { requireSession, toSession } from './sessions.ts';

const SESSION = '/api/contributors/session';
const LANGUAGE = `${SESSION}/language`;
const KEYS = `${SESSION}/keys`;
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
    return answerSession(c, await signIn(CONTRIBUTORS, personCall(c), request, CONTRIBUTORS.tokenOf(c)));
  },
);

contributors.get(
  SESSION,
  describe({ summary: 'Tells a page of contributors who is signed in', answer: ContributorSessionState }),
  noStore,
  ownOriginOnly,
  async (c) => {
    const session = await readSession(CONTRIBUTORS, c);
    // The answer has the token, which scripts of the shop's other pages must not learn.
    const isOwn = session && hasXsrfToken(CONTRIBUTORS, c, session);
    return c.json({ session: isOwn ? toSession(sessionSecret(c.env), session) : null });
  },
);

contributors.delete(
  SESSION,
  describe({ summary: 'Signs a contributor out', answer: Nothing, ifMatch: 'none' }),
  noStore,
  ownOriginOnly,
  async (c) => {
    const { id, person } = await requireSession(c);
    const owner = { siteId: c.var.site.siteId, contributorId: person.id, sessionId: id };
    await c.env.DB.batch([
      endSessionStatement(CONTRIBUTORS, personCall(c), { id, personId: person.id }),
      endPushesOfSessionStatement(c.env.DB, owner),
    ]);
    forgetSession(CONTRIBUTORS, c);
    return c.json({});
  },
);

contributors.put(
  LANGUAGE,
  describe({
    summary: 'Chooses the language of a contributor’s console',
    body: LanguageOfConsole,
    answer: ContributorSession,
    ifMatch: 'none',
  }),
  noStore,
  ownOriginOnly,
  jsonBody,
  async (c) => {
    const session = await requireSession(c);
    const { language } = parse(LanguageOfConsole, c.var.body.json);
    await c.env.DB.prepare('UPDATE contributors SET language = ?3 WHERE site_id = ?1 AND id = ?2')
      .bind(c.var.site.siteId, session.person.id, language)
      .run();
    const person = { ...session.person, language };
    return c.json(toSession(sessionSecret(c.env), { ...session, person }));
  },
);

contributors.put(
  KEYS,
  describe({
    summary: 'Chooses whether keys such as "/" alone act in a contributor’s console',
    body: KeysOfConsole,
    answer: ContributorSession,
    ifMatch: 'none',
  }),
  noStore,
  ownOriginOnly,
  jsonBody,
  async (c) => {
    const session = await requireSession(c);
    const { hasSingleKeys } = parse(KeysOfConsole, c.var.body.json);
    const single_keys = Number(hasSingleKeys);
    await c.env.DB.prepare('UPDATE contributors SET single_keys = ?3 WHERE site_id = ?1 AND id = ?2')
      .bind(c.var.site.siteId, session.person.id, single_keys)
      .run();
    const person = { ...session.person, single_keys };
    return c.json(toSession(sessionSecret(c.env), { ...session, person }));
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
