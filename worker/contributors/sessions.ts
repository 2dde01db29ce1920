import type { Context } from 'hono';
import type { ContributorSession } from '#runtime/contracts/contributors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readSession, requireProved, type Session, xsrfTokenOf } from '../people/service.ts';
import { type Confirmed, confirmationOf } from './confirmation.ts';
import { type ContributorRow, chosenLanguage, toContributor } from './contributor.ts';
import { CONTRIBUTORS } from './policy.ts';

/** The session of a contributor. */
export type FoundSession = Session<ContributorRow & Confirmed>;

/** Reads the session of a call that the console makes. Throws SIGN_IN_NEEDED and CRUMB_FAIL. */
export async function requireSession(c: Context<AppEnv>): Promise<FoundSession> {
  return requireProved(CONTRIBUTORS, c, await readSession(CONTRIBUTORS, c));
}

/** Returns what the console may know of its session. */
export function toSession(secret: string, session: FoundSession): ContributorSession {
  const { person, expiresAt } = session;
  return {
    contributor: toContributor(person),
    xsrfToken: xsrfTokenOf(CONTRIBUTORS, secret, person.site_id, session),
    expiresAt,
    language: chosenLanguage(person),
    hasSingleKeys: person.single_keys === 1,
    confirmation: confirmationOf(person, Date.now()),
  };
}
