import { HOUR_MS } from '#runtime/domain/durations.ts';
import { ECDSA, newKeyPair, rawKey } from './key-pair.ts';

/** A site's key for pushes (RFC 8292): push services know the site by its public half. */
export interface VapidKey {
  /** Base64url of the uncompressed point. */
  publicKey: string;
  /** JWK as JSON. */
  privateKey: string;
}

/** RFC 8292 allows 24 hours at most. */
const VALID_MS = 12 * HOUR_MS;

export async function newVapidKey(): Promise<VapidKey> {
  const { publicKey, privateKey } = await newKeyPair(ECDSA);
  return {
    publicKey: (await rawKey(publicKey)).toString('base64url'),
    privateKey: JSON.stringify(await crypto.subtle.exportKey('jwk', privateKey)),
  };
}

/** Returns the value of the header `Authorization` for a push service. */
export type Authorize = (endpoint: string, now: number) => Promise<string>;

/**
 * Returns what signs calls with a site's key. `contact` is where the operator of a push service finds those who send, an
 * https address. A push service gets one token for all calls of a turn.
 */
export function signingWith({ publicKey, privateKey }: VapidKey, contact: string): Authorize {
  const key = crypto.subtle.importKey('jwk', JSON.parse(privateKey), ECDSA, false, ['sign']);
  const tokens = new Map<string, Promise<string>>();
  return async (endpoint, now) => {
    const { origin } = new URL(endpoint);
    const token = tokens.get(origin) ?? tokenFor(await key, { aud: origin, exp: now + VALID_MS, sub: contact });
    tokens.set(origin, token);
    return `vapid t=${await token}, k=${publicKey}`;
  };
}

/** Signs a JWT with ES256; `exp` is in ms since the epoch. */
async function tokenFor(key: CryptoKey, { aud, exp, sub }: { aud: string; exp: number; sub: string }): Promise<string> {
  const claims = { aud, exp: Math.floor(exp / 1000), sub };
  const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.');
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, Buffer.from(text));
  return `${text}.${Buffer.from(signature).toString('base64url')}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
