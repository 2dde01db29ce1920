import type { Confirmation } from '#runtime/contracts/contributors.ts';
import { MINUTE_MS } from '#runtime/domain/durations.ts';

/** How long a confirmation counts. */
const CONFIRMATION_MS = 15 * MINUTE_MS;

/** Holds in SQL where the contributor `?3` has a passkey: then a password alone confirms nothing. */
export const HAS_PASSKEY = 'EXISTS (SELECT 1 FROM passkeys WHERE site_id = ?1 AND contributor_id = ?3)';

/** Columns of a contributor's session: when its person last proved who they are, and whether they have a passkey. */
export interface Confirmed {
  confirmed_at: number;
  has_passkey: number;
}

/** Returns by what a person confirms who they are, and until when they have. */
export function confirmationOf({ confirmed_at, has_passkey }: Confirmed, now: number): Confirmation {
  const until = confirmed_at + CONFIRMATION_MS;
  return { by: has_passkey === 1 ? 'passkey' : 'password', until: until > now ? until : null };
}
