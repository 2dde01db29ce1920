import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Names the way of sealing, so that a later one can tell its own texts from these. */
const VERSION = 's1.';

/** Where a sealed text stands: it can be opened with the same secret and the same place alone. */
export interface Place {
  secret: string;
  siteId: string;
  /** The column, as in 'outbox.content'. */
  column: string;
  /** The row's id. */
  id: string;
}

/**
 * Encrypts a text that the database must hold and nobody may read there, such as a token or a gift card's code. The key
 * is derived from the Worker's secret, so a copy of the database opens nothing.
 */
export function seal(place: Place, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(place.secret), nonce).setAAD(placeOf(place));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return VERSION + sealed.toString('base64url');
}

/** Thrown where a text was sealed with another secret or for another place, or was never sealed. */
export class SealError extends Error {}

/** Decrypts a sealed text; throws `SealError` where that cannot be done. */
export function unseal(place: Place, sealed: string): string {
  if (!sealed.startsWith(VERSION)) throw new SealError('The text is not sealed');
  try {
    return decrypt(place, sealed);
  } catch {
    throw new SealError('The text cannot be opened');
  }
}

function decrypt(place: Place, sealed: string): string {
  const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(place.secret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(placeOf(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

function placeOf({ siteId, column, id }: Place): Buffer {
  return Buffer.from(JSON.stringify([siteId, column, id]));
}

/** The key of the last secret; a Worker has one. */
let known: { secret: string; key: Buffer } | undefined;

function keyOf(secret: string): Buffer {
  if (known?.secret !== secret) {
    known = { secret, key: Buffer.from(hkdfSync('sha256', secret, '', 'storefront sealed columns', KEY_BYTES)) };
  }
  return known.key;
}
