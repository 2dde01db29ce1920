import { ApiError } from '../http/errors.ts';
import { readConfirmation } from '../passkeys/service.ts';
import { countAttempt, forgetAttemptsStatement, holderGuesses, verifyPassword } from '../passwords/service.ts';
import { sessionSecrets } from '../session/service.ts';
import { HAS_PASSKEY } from './confirmation.ts';
import { holderOf, openHash } from './contributor.ts';
import type { ContributorCall } from './contributor-call.ts';
import type { FoundSession } from './sessions.ts';

/**
 * Whether passkeys may be added and removed in a session. Whoever has one must have confirmed by it: else somebody who
 * knows the password alone could replace the passkeys.
 */
export function mayChangePasskeys({ confirmation }: FoundSession): boolean {
  return confirmation.by === 'password' || confirmation.until !== null;
}

/**
 * Confirms by the password, for a person without passkeys. Guesses count by session, so that nobody
 * else's shut the person out. Throws
 * CONFIRMATION_NEEDED where there is a passkey, TOO_MANY_LOGINS before the hash, and PASSWORD_WRONG.
 */
export async function confirmByPassword(
  call: ContributorCall,
  { id, tokenHash, contributor, confirmation }: FoundSession,
  password: string,
): Promise<void> {
  const { db, env, site, now } = call;
  const { siteId } = site;
  if (confirmation.by === 'passkey') throw new ApiError('CONFIRMATION_NEEDED');
  const attempts = holderGuesses(id);
  await countAttempt(db, siteId, attempts, now);
  const isRight = await verifyPassword(password, openHash(sessionSecrets(env), contributor));
  if (!isRight) throw new ApiError('PASSWORD_WRONG', { fields: ['password'] });
  await db.batch([
    // A passkey that was added meanwhile is needed from then on; a new password has ended the session.
    db
      .prepare(
        `UPDATE contributor_sessions SET confirmed_at = ?4
         WHERE site_id = ?1 AND token_hash = ?2 AND contributor_id = ?3 AND NOT ${HAS_PASSKEY}`,
      )
      .bind(siteId, tokenHash, contributor.id, now),
    forgetAttemptsStatement(db, siteId, attempts),
  ]);
}

/** Confirms by a passkey of the session's person. Throws PASSKEY_REFUSED. */
export async function confirmByPasskey(
  call: ContributorCall,
  { tokenHash, contributor }: FoundSession,
  response: unknown,
): Promise<void> {
  const { db, site, now } = call;
  await readConfirmation(call, holderOf(contributor), response);
  await db
    .prepare('UPDATE contributor_sessions SET confirmed_at = ?3 WHERE site_id = ?1 AND token_hash = ?2')
    .bind(site.siteId, tokenHash, now)
    .run();
}
