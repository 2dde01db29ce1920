import { createHash } from 'node:crypto';
import type { Bindings } from '../../env.ts';
import { logError } from '../../log.ts';
import { SealError, seal, sessionSecrets, unseal } from '../../session/service.ts';

export const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** The public half of a P-256 key, as profiles name it. */
interface PublicKey {
  kid: string;
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  use: 'sig';
  alg: 'ES256';
}

interface SiteKey {
  publicKey: PublicKey;
  /** JWK as JSON. */
  privateKey: string;
}

/**
 * Returns the key by which a site signs, which is made where there is none or where it was sealed with a secret that the
 * Worker does not have any more.
 */
export async function siteKey(env: Bindings, siteId: string, now: number): Promise<SiteKey> {
  const known = await readKey(env, siteId);
  if (known) return known;
  const { publicKey, privateKey } = await newKey();
  const sealed = seal(sessionSecrets(env).present, placeOf(siteId, publicKey.kid), privateKey);
  await env.DB.prepare(
    `INSERT INTO agent_keys (site_id, id, public_key, sealed_private_key, created_at) VALUES (?1, ?2, ?3, ?4, ?5)`,
  )
    .bind(siteId, publicKey.kid, JSON.stringify(publicKey), sealed, now)
    .run();
  // Another call may have been first.
  return (await readKey(env, siteId)) ?? { publicKey, privateKey };
}

async function readKey(env: Bindings, siteId: string): Promise<SiteKey | undefined> {
  const { results } = await env.DB.prepare(
    `SELECT id, public_key AS publicKey, sealed_private_key AS sealed FROM agent_keys
     WHERE site_id = ?1 ORDER BY created_at, id`,
  )
    .bind(siteId)
    .all<{ id: string; publicKey: string; sealed: string }>();
  for (const { id, publicKey, sealed } of results) {
    try {
      const privateKey = unseal(sessionSecrets(env), placeOf(siteId, id), sealed);
      return { publicKey: JSON.parse(publicKey), privateKey };
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      logError(error, { site: siteId, key: id });
    }
  }
  return undefined;
}

async function newKey(): Promise<SiteKey> {
  const pair = await crypto.subtle.generateKey(ECDSA, true, ['sign', 'verify']);
  if (!('publicKey' in pair)) throw new TypeError('ECDSA makes no pair of keys');
  const jwk = await crypto.subtle.exportKey('jwk', pair.publicKey);
  if (!('x' in jwk)) throw new TypeError('The key has no JWK');
  const { x = '', y = '' } = jwk;
  const publicKey: PublicKey = { kid: thumbprint({ x, y }), kty: 'EC', crv: 'P-256', x, y, use: 'sig', alg: 'ES256' };
  return { publicKey, privateKey: JSON.stringify(await crypto.subtle.exportKey('jwk', pair.privateKey)) };
}

/** Returns a key's thumbprint by RFC 7638: SHA-256 of its required members in the order of their names. */
function thumbprint({ x, y }: { x: string; y: string }): string {
  return createHash('sha256')
    .update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }))
    .digest('base64url');
}

function placeOf(siteId: string, id: string) {
  return { siteId, column: 'agent_keys.sealed_private_key', id };
}
