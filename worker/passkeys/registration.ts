import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import * as z from 'zod/mini';
import { MAX_PASSKEYS, type PasskeyOptions } from '#runtime/contracts/passkeys.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import { parse } from '../http/parse.ts';
import {
  CHALLENGE_LIFETIME_MS,
  type ChallengeUsage,
  challengeIn,
  keepChallenge,
  spendChallenge,
} from './challenges.ts';
import { findPasskeys, type NewPasskey } from './repository.ts';
import { handleOf, mustVerifyPerson, type PasskeyCall, rpIdOf, type Subject } from './subject.ts';

/** COSE's numbers of ES256, EdDSA and RS256, which all browsers and workerd know. */
const ALGORITHMS = [-7, -8, -257];
/** An id has up to 1,023 bytes by the standard. */
const ID_MAX_LENGTH = 1_400;
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** The answer of an authenticator to a registration, as far as it is read. */
const Registration = z.object({
  id: z.string().check(z.maxLength(ID_MAX_LENGTH)),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.optional(z.array(z.string())),
  }),
});
type Registration = z.infer<typeof Registration>;

/**
 * Returns what a browser needs to make a passkey; `name` is what it shows beside it, as an address. Throws
 * PASSKEYS_FULL.
 */
export async function registrationOptions(
  call: PasskeyCall,
  subject: Subject,
  name: string,
): Promise<PasskeyOptions['options']> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { siteId, title } = call.site;
  const own = await findPasskeys(call.db, siteId, subject);
  if (own.length >= MAX_PASSKEYS) throw new ApiError('PASSKEYS_FULL', { values: { max: MAX_PASSKEYS } });
  const options = await generateRegistrationOptions({
    rpName: title,
    rpID: rpIdOf(call),
    userName: name,
    userDisplayName: name,
    userID: Uint8Array.from(Buffer.from(handleOf(siteId, subject))),
    timeout: CHALLENGE_LIFETIME_MS,
    attestationType: 'none',
    excludeCredentials: own.map((row) => ({ id: row.credential_id, transports: JSON.parse(row.transports) })),
    authenticatorSelection: {
      residentKey: 'required',
      userVerification: mustVerifyPerson(subject.audience) ? 'required' : 'preferred',
    },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await keepChallenge(call, options.challenge, usageOf(subject));
  return { ...options };
}

/** Verifies a passkey that a person has made. Throws PASSKEY_INVALID. */
export async function readRegistration(
  call: PasskeyCall,
  subject: Subject,
  response: unknown,
): Promise<Omit<NewPasskey, 'name'>> {
  const { now } = call;
  const registration = parse(Registration, response);
  const challenge = challengeIn(registration.response.clientDataJSON);
  if (challenge === undefined || !(await spendChallenge(call, challenge, usageOf(subject)))) return refuse();
  const verified = await verify(call, subject, registration, challenge);
  return { ...verified, id: sortableId(now), created_at: now };
}

function usageOf({ audience, id }: Subject): ChallengeUsage {
  return { purpose: 'registration', audience, subjectId: id };
}

async function verify(call: PasskeyCall, { audience }: Subject, registration: Registration, challenge: string) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { response } = registration;
  try {
    await requireNoCertificates(response.attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: toJson(registration),
      expectedChallenge: challenge,
      expectedOrigin: call.origin,
      expectedRPID: rpIdOf(call),
      requireUserVerification: mustVerifyPerson(audience),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const { id, publicKey, counter } = registrationInfo?.credential ?? refuse();
    if (id !== registration.id) refuse();
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(TRANSPORTS.filter((name) => response.transports?.includes(name))),
    };
  } catch {
    // Whatever the library throws is about what the authenticator, or somebody in its place, has sent.
    return refuse();
  }
}

/**
 * Refuses an answer with certificates, which nobody has asked for: to verify them, the library would fetch the
 * addresses in them.
 */
async function requireNoCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  const hasNone = format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'));
  if (!hasNone) refuse();
}

function toJson({ id, rawId, type, response }: Registration): RegistrationResponseJSON {
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} };
}

function refuse(): never {
  throw new ApiError('PASSKEY_INVALID');
}
