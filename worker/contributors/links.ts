import { DAY_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { newLink, type PersonCall } from '../people/service.ts';
import { CONTRIBUTOR_PASSWORD_PATH } from '../site/page-paths.ts';
import { CONTRIBUTORS } from './policy.ts';

const LIFETIMES_MS = { 'contributor-invited': 7 * DAY_MS, 'contributor-password': 30 * MINUTE_MS };

/** Returns a link by which a contributor chooses a password, for a mail of this kind, and the statement that stores it. */
export function passwordLink(
  call: Pick<PersonCall, 'db' | 'env' | 'site' | 'now' | 'origin'>,
  id: string,
  kind: keyof typeof LIFETIMES_MS,
): Promise<{ url: string; statement: D1PreparedStatement }> {
  return newLink(CONTRIBUTORS, call, id, { path: CONTRIBUTOR_PASSWORD_PATH, lifetimeMs: LIFETIMES_MS[kind] });
}
