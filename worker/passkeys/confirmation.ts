import type { PasskeyOptions } from '#runtime/contracts/passkeys.ts';
import { ApiError } from '../http/errors.ts';
import { assertionOptions, readAssertion } from './assertion.ts';
import type { ChallengeUsage } from './challenges.ts';
import { findPasskeys } from './repository.ts';
import type { PasskeyCall, Subject } from './subject.ts';

/**
 * Returns what a browser needs so that a signed-in person confirms by one of their passkeys who they are. Throws
 * PASSKEY_REFUSED for somebody who has none.
 */
export async function confirmationOptions(call: PasskeyCall, subject: Subject): Promise<PasskeyOptions['options']> {
  const own = await findPasskeys(call.db, call.site.siteId, subject);
  if (own.length === 0) throw new ApiError('PASSKEY_REFUSED');
  return assertionOptions(call, usageOf(subject), own);
}

/** Verifies that the answer is of a passkey of this person. Throws PASSKEY_REFUSED for whatever is wrong with it. */
export async function readConfirmation(call: PasskeyCall, subject: Subject, response: unknown): Promise<void> {
  await readAssertion(call, usageOf(subject), response);
}

function usageOf({ audience, id }: Subject): ChallengeUsage {
  return { purpose: 'confirmation', audience, subjectId: id };
}
