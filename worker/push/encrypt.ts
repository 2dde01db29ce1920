import { ECDH, newKeyPair, rawKey } from './key-pair.ts';

/** Where a browser takes pushes, and the keys by which they are encrypted for it, as base64url (RFC 8291). */
export interface PushTarget {
  endpoint: string;
  /** The browser's public key, an uncompressed point of P-256. */
  p256dh: string;
  /** The secret that the browser shares with the shop, 16 bytes. */
  auth: string;
}

/** What is new for each push. Only tests choose it. */
interface Fresh {
  keys: CryptoKeyPair;
  /** 16 bytes. */
  salt: Uint8Array;
}

const SALT_BYTES = 16;
const POINT_BYTES = 65;
const HASH_BYTES = 32;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** The size of a record. A push has one, which is shorter, and push services take no longer body. */
const RECORD_BYTES = 4096;
/** Ends the text of the last record; zeros may follow it. */
const LAST_RECORD = 2;

/**
 * Encrypts a text for one browser (RFC 8291, with the content encoding aes128gcm of RFC 8188). Zeros fill text and end
 * mark up to a multiple of `step` bytes, so that the length of a push says little about it. Rejects where the browser's
 * keys are none.
 */
export async function encryptPush(
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  text: string,
  step = 1,
  { keys, salt }: Partial<Fresh> = {},
): Promise<Uint8Array> {
  const own = keys ?? (await newKeyPair(ECDH));
  const ownPoint = await rawKey(own.publicKey);
  const theirPoint = Buffer.from(p256dh, 'base64url');
  const theirs = await crypto.subtle.importKey('raw', theirPoint, ECDH, false, []);
  const agreement = { name: ECDH.name, public: theirs };
  const shared = Buffer.from(await crypto.subtle.deriveBits(agreement, own.privateKey, HASH_BYTES * 8));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirPoint, ownPoint]);
  const secret = await hkdf(Buffer.from(auth, 'base64url'), shared, info, HASH_BYTES);
  const usedSalt = Buffer.from(salt ?? crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const key = await hkdf(usedSalt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const iv = await hkdf(usedSalt, secret, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);
  const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, cipher, padded(text, step));
  return Buffer.concat([usedSalt, recordHeader(ownPoint), Buffer.from(sealed)]);
}

/** Whether a browser's keys are such as `encryptPush` can use: a point of the curve, and 16 bytes. */
export async function areUsable({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): Promise<boolean> {
  if (Buffer.from(auth, 'base64url').length !== KEY_BYTES) return false;
  try {
    await crypto.subtle.importKey('raw', Buffer.from(p256dh, 'base64url'), ECDH, false, []);
    return true;
  } catch {
    return false;
  }
}

function padded(text: string, step: number): Buffer {
  const bytes = Buffer.from(text);
  const length = Math.ceil((bytes.length + 1) / step) * step;
  return Buffer.concat([bytes, Buffer.from([LAST_RECORD])], length);
}

function recordHeader(point: Uint8Array): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_BYTES);
  header.writeUInt8(POINT_BYTES, 4);
  return Buffer.concat([header, point]);
}

async function hkdf(salt: Uint8Array, secret: Uint8Array, info: Uint8Array, bytes: number): Promise<Buffer> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return Buffer.from(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8));
}
