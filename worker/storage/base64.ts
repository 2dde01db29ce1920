import { getObject } from './objects.ts';

/** Largest object that a record of an export holds; a larger one moves by a call of its own. */
export const RECORD_BYTES_MAX = 5 * 1024 * 1024;

/** Reads an object as base64; null where there is none, or it is too large for a record. */
export async function readBase64(bucket: R2Bucket, key: string): Promise<string | null> {
  const object = await getObject(bucket, key);
  if (!object) return null;
  if (object.size > RECORD_BYTES_MAX) {
    await object.body.cancel();
    return null;
  }
  return Buffer.from(await object.arrayBuffer()).toString('base64');
}

/** Returns the bytes that a record holds as base64. */
export function bytesOf(data: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(data, 'base64'));
}
