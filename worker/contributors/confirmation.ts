import type { Confirmation } from '#runtime/contracts/contributors.ts';

/** How long a confirmation counts. */
export const CONFIRMATION_MS = 15 * 60 * 1000;

/** Holds in SQL where the contributor `?3` has a passkey: then a password alone confirms nothing. */
export const HAS_PASSKEY = 'EXISTS (SELECT 1 FROM passkeys WHERE site_id = ?1 AND contributor_id = ?3)';

/** Returns by what a person confirms who they are, and until when they have. */
export function confirmationOf(confirmedAt: number, hasPasskey: boolean, now: number): Confirmation {
  const until = confirmedAt + CONFIRMATION_MS;
  return { by: hasPasskey ? 'passkey' : 'password', until: until > now ? until : null };
}
