import type { PasskeyOptions } from '#runtime/contracts/passkeys.ts';
import { assertionOptions, readAssertion } from './assertion.ts';
import type { ChallengeUsage } from './challenges.ts';
import type { Audience, PasskeyCall } from './subject.ts';

/** Returns what a browser needs to sign in by a passkey. It is the same for everybody but for the challenge. */
export function signInOptions(call: PasskeyCall, audience: Audience): Promise<PasskeyOptions['options']> {
  return assertionOptions(call, usageOf(audience), []);
}

/** Verifies the answer of a passkey, and returns whose it is. Throws PASSKEY_REFUSED for whatever is wrong with it. */
export function readSignIn(call: PasskeyCall, audience: Audience, response: unknown): Promise<string> {
  return readAssertion(call, usageOf(audience), response);
}

function usageOf(audience: Audience): ChallengeUsage {
  return { purpose: 'sign-in', audience, subjectId: null };
}
