import { siteKeyStart } from './keys.ts';
import type { ByteRange } from './range.ts';

/** Most objects that one call of R2 lists or deletes. */
const OBJECTS_PER_CALL = 1_000;

interface NewObject {
  body: ReadableStream<Uint8Array>;
  /** Length of the body. */
  bytes: number;
  contentType: string;
}

/**
 * Stores an object as its bytes arrive. Throws, and stores nothing, if the body has another length or breaks off. An
 * object with the same key is replaced.
 */
export async function putObject(bucket: R2Bucket, key: string, { body, bytes, contentType }: NewObject): Promise<void> {
  const { readable, writable } = new FixedLengthStream(bytes);
  const failing = new AbortController();
  const storing = bucket.put(key, readable, { httpMetadata: { contentType } });
  // A bucket that fails before it reads would leave the body waiting for ever.
  storing.catch((error) => failing.abort(error));
  const [piped, stored] = await Promise.allSettled([body.pipeTo(writable, { signal: failing.signal }), storing]);
  if (piped.status === 'rejected') throw piped.reason;
  if (stored.status === 'rejected') throw stored.reason;
}

/** Returns an object, or a part of it; null if there is none. Its body must be read or cancelled. */
export function getObject(bucket: R2Bucket, key: string, range?: ByteRange): Promise<R2ObjectBody | null> {
  return bucket.get(key, range && { range });
}

/** Returns an object without its bytes; null if there is none. */
export function findObject(bucket: R2Bucket, key: string): Promise<R2Object | null> {
  return bucket.head(key);
}

/** Deletes objects; keys without one do no harm. */
export async function deleteObjects(bucket: R2Bucket, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += OBJECTS_PER_CALL) {
    await bucket.delete(keys.slice(start, start + OBJECTS_PER_CALL));
  }
}

/** Deletes all objects of a site and returns how many. */
export async function deleteSiteObjects(bucket: R2Bucket, siteId: string): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { objects, truncated } = await bucket.list({ prefix: siteKeyStart(siteId), limit: OBJECTS_PER_CALL });
    await deleteObjects(
      bucket,
      objects.map(({ key }) => key),
    );
    deleted += objects.length;
    if (!truncated) return deleted;
  }
}

/** Stores an object whose bytes are all there. An object with the same key is replaced. */
export async function putBytes(
  bucket: R2Bucket,
  key: string,
  { bytes, contentType }: { bytes: Uint8Array<ArrayBuffer>; contentType: string },
): Promise<void> {
  await bucket.put(key, bytes, { httpMetadata: { contentType } });
}
