import { ApiError } from '../http/errors.ts';
import { readConfirmation } from '../passkeys/service.ts';
import { forgetAttemptsStatement, holderGuesses } from '../passwords/service.ts';
import { type PersonCall, requirePassword } from '../people/service.ts';
import { confirmationOf, HAS_PASSKEY } from './confirmation.ts';
import { holderOf } from './contributor.ts';
import { CONTRIBUTORS } from './policy.ts';
import type { FoundSession } from './sessions.ts';

/**
 * Whether passkeys may be added and removed in a session. A person with a passkey must have confirmed by it, because
 * somebody who knows only the password could otherwise replace the passkeys.
 */
export function mayChangePasskeys({ person }: FoundSession): boolean {
  const confirmation = confirmationOf(person, Date.now());
  return confirmation.by === 'password' || confirmation.until !== null;
}

/**
 * Confirms by the password, for a person without passkeys. Guesses count by session, so that nobody else's shut the person
 * out. Throws CONFIRMATION_NEEDED where there is a passkey, TOO_MANY_LOGINS before the hash, and PASSWORD_WRONG.
 */
export async function confirmByPassword(
  call: PersonCall,
  { id, tokenHash, person }: FoundSession,
  password: string,
): Promise<void> {
  const { db, site, now } = call;
  const { siteId } = site;
  if (confirmationOf(person, now).by === 'passkey') throw new ApiError('CONFIRMATION_NEEDED');
  await requirePassword(CONTRIBUTORS, call, { id, person }, { password, field: 'password' });
  await db.batch([
    // A passkey that was added meanwhile is needed from then on; a new password has ended the session.
    db
      .prepare(
        `UPDATE contributor_sessions SET confirmed_at = ?4
         WHERE site_id = ?1 AND token_hash = ?2 AND contributor_id = ?3 AND NOT ${HAS_PASSKEY}`,
      )
      .bind(siteId, tokenHash, person.id, now),
    forgetAttemptsStatement(db, siteId, holderGuesses(id)),
  ]);
}

/** Confirms by a passkey of the session's person. Throws PASSKEY_REFUSED. */
export async function confirmByPasskey(
  call: PersonCall,
  { tokenHash, person }: FoundSession,
  response: unknown,
): Promise<void> {
  const { db, site, now } = call;
  await readConfirmation(call, holderOf(person), response);
  await db
    .prepare('UPDATE contributor_sessions SET confirmed_at = ?3 WHERE site_id = ?1 AND token_hash = ?2')
    .bind(site.siteId, tokenHash, now)
    .run();
}
