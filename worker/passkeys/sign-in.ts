import * as z from 'zod/mini';
import type { PasskeyOptions } from '#runtime/contracts/passkeys.ts';
import { ApiError } from '../http/errors.ts';
import { parse } from '../http/parse.ts';
import { isEqual } from '../session/service.ts';
import {
  CHALLENGE_LIFETIME_MS,
  type ChallengeUsage,
  challengeIn,
  keepChallenge,
  spendChallenge,
} from './challenges.ts';
import { findByCredential, noteUse, type PasskeyRow } from './repository.ts';
import { type Audience, handleOf, mustVerifyPerson, type PasskeyCall, rpIdOf } from './subject.ts';

/** What an authenticator answers to a sign-in, as far as it is read. */
const Assertion = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    /** By which the authenticator knows the person, base64url; all passkeys that were made here have it. */
    userHandle: z.string(),
  }),
});
type Assertion = z.infer<typeof Assertion>;

/** Returns what a browser needs to sign in by a passkey. It is the same for everybody but for the challenge. */
export async function signInOptions(call: PasskeyCall, audience: Audience): Promise<PasskeyOptions['options']> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(call),
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: mustVerifyPerson(audience) ? 'required' : 'preferred',
  });
  await keepChallenge(call, options.challenge, usageOf(audience));
  return { ...options };
}

/**
 * Verifies the answer of a passkey, and returns whose it is. Throws PASSKEY_REFUSED for whatever is wrong with it: a
 * passkey of nobody, of the other audience or of another shop, one whose counter has gone back, or a challenge that was
 * used or is over.
 */
export async function readSignIn(call: PasskeyCall, audience: Audience, response: unknown): Promise<string> {
  const { db, site, now } = call;
  const assertion = parse(Assertion, response);
  const challenge = challengeIn(assertion.response.clientDataJSON);
  if (challenge === undefined || !(await spendChallenge(call, challenge, usageOf(audience)))) return refuse();
  const row = await findByCredential(db, site.siteId, audience, assertion.id);
  const subjectId = row?.user_id ?? row?.contributor_id;
  if (!row || !subjectId) return refuse();
  const handle = Buffer.from(assertion.response.userHandle, 'base64url').toString('utf8');
  if (!isEqual(handle, handleOf(site.siteId, { audience, id: subjectId }))) return refuse();
  const counter = await verify(call, audience, { assertion, challenge, row });
  return (await noteUse(db, row, { counter, now })) ? subjectId : refuse();
}

function usageOf(audience: Audience): ChallengeUsage {
  return { purpose: 'sign-in', audience, subjectId: null };
}

/** Verifies an answer with the key of its passkey, and returns the authenticator's counter. */
async function verify(
  call: PasskeyCall,
  audience: Audience,
  { assertion, challenge, row }: { assertion: Assertion; challenge: string; row: PasskeyRow },
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: call.origin,
      expectedRPID: rpIdOf(call),
      requireUserVerification: mustVerifyPerson(audience),
      credential: {
        id: row.credential_id,
        publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : refuse();
  } catch {
    // Whatever the library throws is about what the authenticator, or somebody in its place, has sent.
    return refuse();
  }
}

function refuse(): never {
  throw new ApiError('PASSKEY_REFUSED');
}
