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
import { findByCredential, type PasskeyRow, recordUse } from './repository.ts';
import { type Audience, handleOf, mustVerifyPerson, type PasskeyCall, rpIdOf, type Subject } from './subject.ts';

/** The answer of an authenticator to a sign-in or a confirmation, as far as it is read. */
const Assertion = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    /** By which the authenticator knows the person, base64url; all passkeys that were made here have it. */
    userHandle: z.nullish(z.string()),
  }),
});
type Assertion = z.infer<typeof Assertion>;

/**
 * Returns what a browser needs to answer by a passkey; by one of these where there are some, else by any that the person
 * chooses.
 */
export async function assertionOptions(
  call: PasskeyCall,
  usage: ChallengeUsage,
  passkeys: readonly PasskeyRow[],
): Promise<PasskeyOptions['options']> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(call),
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: mustVerifyPerson(usage.audience) ? 'required' : 'preferred',
    ...(passkeys.length > 0 && {
      allowCredentials: passkeys.map((row) => ({ id: row.credential_id, transports: JSON.parse(row.transports) })),
    }),
  });
  await keepChallenge(call, options.challenge, usage);
  return { ...options };
}

/**
 * Verifies the answer of a passkey, and returns whose it is. Throws PASSKEY_REFUSED for whatever is wrong with it: a
 * passkey of nobody, of the other audience, of another shop or of somebody else than the challenge is for, one whose
 * counter has gone back, or a challenge that was used, is over or is for something else.
 */
export async function readAssertion(call: PasskeyCall, usage: ChallengeUsage, response: unknown): Promise<string> {
  const { db, site, now } = call;
  const { audience } = usage;
  const assertion = parse(Assertion, response);
  const challenge = challengeIn(assertion.response.clientDataJSON);
  if (challenge === undefined || !(await spendChallenge(call, challenge, usage))) return refuse();
  const row = await findByCredential(db, site.siteId, audience, assertion.id);
  const subjectId = row?.user_id ?? row?.contributor_id;
  if (!row || !subjectId || subjectId !== (usage.subjectId ?? subjectId)) return refuse();
  if (!isHandleOf(call, { audience, id: subjectId }, assertion, usage)) return refuse();
  const counter = await verify(call, audience, { assertion, challenge, row });
  return (await recordUse(db, row, { counter, now })) ? subjectId : refuse();
}

/** Whether the authenticator knows the person by the right name. It may leave it out where the passkeys were named. */
function isHandleOf(call: PasskeyCall, subject: Subject, { response }: Assertion, usage: ChallengeUsage): boolean {
  const { userHandle } = response;
  if (userHandle === undefined || userHandle === null) return usage.subjectId !== null;
  const handle = Buffer.from(userHandle, 'base64url').toString('utf8');
  return isEqual(handle, handleOf(call.site.siteId, subject));
}

/** Verifies an answer with the key of its passkey, and returns the authenticator's counter. */
async function verify(
  call: PasskeyCall,
  audience: Audience,
  { assertion, challenge, row }: { assertion: Assertion; challenge: string; row: PasskeyRow },
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { clientDataJSON, authenticatorData, signature } = assertion.response;
  const signed = { clientDataJSON, authenticatorData, signature };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response: signed, clientExtensionResults: {} },
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
