import type { OrderUnits } from '#runtime/contracts/order.ts';
import type { Declaration, DeclarationKind } from '#runtime/contracts/withdrawals.ts';
import { randomToken, type Secrets, seal, sha256, sign, unseal } from '../session/service.ts';

/** What a declaration says, as it was received. It never changes. */
export interface Declared {
  number: number;
  kind: DeclarationKind;
  /** Ms since the epoch. */
  receivedAt: number;
  name: string;
  email: string;
  contract: string;
  part: string;
  lines: OrderUnits[] | null;
  cancellation: Declaration['cancellation'];
  text: string;
  orderId: string | null;
  subscriptionId: string | null;
  country: string;
  language: string;
  origin: string;
}

/** Names the way of writing a declaration down for its digest, so that a later one can be told from it. */
const FORM = 'd1';
const KEY_ID = 'chain';
/** The former head of a site's first declaration. */
export const NO_HEAD = '';

/**
 * Returns the digest of a declaration. The chain is made of digests, so that it can be verified when the persons in old
 * declarations have been removed; the salt goes with them, because names and addresses could be tried out without it.
 */
export function digestOf(declared: Declared, salt: string): string {
  const { number, kind, receivedAt, name, email, contract, part, lines, cancellation, text } = declared;
  const { orderId, subscriptionId, country, language, origin } = declared;
  const units = lines?.map(({ position, quantity }) => [position, quantity]) ?? null;
  const end = cancellation && [cancellation.isExtraordinary, cancellation.reason, cancellation.endsAt];
  return sha256(
    JSON.stringify([
      ...[FORM, salt, number, kind, receivedAt, name, email, contract, part, units, end, text],
      ...[orderId, subscriptionId, country, language, origin],
    ]),
  );
}

/** Returns the head of the chain with a further declaration, 64 hex characters. */
export function headOf(key: string, formerHead: string, digest: string): string {
  return hexOf(sign(key, 'declaration', formerHead, digest));
}

/**
 * Returns the seal of a declaration that another shop has received, 64 hex characters. That shop's key made the head, so
 * that this one holds what has come, from when it came.
 */
export function sealOf(
  key: string,
  { number, digest, head }: { number: number; digest: string; head: string },
): string {
  return hexOf(sign(key, 'imported-declaration', String(number), digest, head));
}

function hexOf(signature: string): string {
  return Buffer.from(signature, 'base64url').toString('hex');
}

/**
 * Reads the key of a site's chain, and makes it where there is none. It is random and sealed, not derived from the Worker's
 * secret: when the secret changes, the key is sealed anew with all other sealed texts, and old heads stay verifiable.
 */
export async function chainKey(db: D1Database, secrets: Secrets, siteId: string): Promise<string> {
  const place = { siteId, column: 'declaration_keys.sealed_key', id: KEY_ID };
  const known = await readSealedKey(db, siteId);
  if (known !== null) return unseal(secrets, place, known);
  await db
    .prepare(
      `INSERT INTO declaration_keys (site_id, id, sealed_key) VALUES (?1, ?2, ?3) ON CONFLICT (site_id, id) DO NOTHING`,
    )
    .bind(siteId, KEY_ID, seal(secrets.present, place, randomToken()))
    .run();
  return unseal(secrets, place, (await readSealedKey(db, siteId)) ?? '');
}

function readSealedKey(db: D1Database, siteId: string): Promise<string | null> {
  return db
    .prepare('SELECT sealed_key FROM declaration_keys WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, KEY_ID)
    .first<string>('sealed_key');
}
