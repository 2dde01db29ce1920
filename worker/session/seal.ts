import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { knownSecrets, type Secrets, sha256 } from './secret.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Names the way of sealing, so that a later one can recognise these texts. */
const VERSION = 's1';
/** Characters that name the key in a sealed text. */
const KEY_NAME_LENGTH = 8;
/** Where that name begins. */
export const KEY_NAME_START = VERSION.length + 1;
export const SEAL_START_LENGTH = VERSION.length + KEY_NAME_LENGTH + 2;

/** The cell that holds a sealed text: the text can be opened for the same cell alone. */
export interface SealPlace {
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
export function seal(secret: string, place: SealPlace, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret).bytes, nonce).setAAD(additionalData(place));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return sealStart(secret) + sealed.toString('base64url');
}

/** Returns the start of every text that is sealed with a secret. */
export function sealStart(secret: string): string {
  return `${VERSION}.${keyOf(secret).name}.`;
}

/** Thrown where a text was sealed with an unknown secret or for another place, or was never sealed. */
export class SealError extends Error {}

/** Decrypts a sealed text; throws `SealError` where that cannot be done. */
export function unseal(secrets: Secrets, place: SealPlace, sealed: string): string {
  const secret = knownSecrets(secrets).find((candidate) => sealed.startsWith(sealStart(candidate)));
  if (secret === undefined) throw new SealError('The text was not sealed with a known secret');
  try {
    return decrypt(keyOf(secret).bytes, place, sealed.slice(SEAL_START_LENGTH));
  } catch {
    throw new SealError('The text cannot be opened');
  }
}

function decrypt(key: Buffer, place: SealPlace, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(additionalData(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

function additionalData({ siteId, column, id }: SealPlace): Buffer {
  return Buffer.from(JSON.stringify([siteId, column, id]));
}

interface Key {
  bytes: Buffer;
  /** Distinguishes this key from others, and reveals nothing about it. */
  name: string;
}

/** The keys of the secrets that were used; a Worker has one or two. */
const keys = new Map<string, Key>();

function keyOf(secret: string): Key {
  const known = keys.get(secret);
  if (known) return known;
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'storefront sealed columns', KEY_BYTES));
  const key = { bytes, name: sha256(`key name|${bytes.toString('base64')}`).slice(0, KEY_NAME_LENGTH) };
  keys.set(secret, key);
  return key;
}
