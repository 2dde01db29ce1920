/**
 * Length of each part but the last of an object that is stored in parts. R2 takes from 5 MiB, all of the same length, and
 * up to 10,000 of them.
 */
export const PART_BYTES = 16 * 1024 * 1024;

/** An object that is being stored in parts. */
export interface ObjectUpload {
  key: string;
  /** The bucket's own id of it. */
  uploadId: string;
}

/** Begins to store an object in parts, and returns the bucket's id of that. */
export async function beginParts(bucket: R2Bucket, key: string, contentType: string): Promise<string> {
  return (await bucket.createMultipartUpload(key, { httpMetadata: { contentType } })).uploadId;
}

/**
 * Stores one part as its bytes arrive, in place of an earlier one with its number, and returns its ETag. Throws, and
 * stores nothing, if the body has another length or breaks off.
 */
export async function putPart(
  bucket: R2Bucket,
  { key, uploadId }: ObjectUpload,
  part: { number: number; body: ReadableStream<Uint8Array>; bytes: number },
): Promise<string> {
  const { readable, writable } = new FixedLengthStream(part.bytes);
  const failing = new AbortController();
  const storing = bucket.resumeMultipartUpload(key, uploadId).uploadPart(part.number, readable);
  // A bucket that fails before it reads would leave the body waiting for ever.
  storing.catch((error) => failing.abort(error));
  const [piped, stored] = await Promise.allSettled([part.body.pipeTo(writable, { signal: failing.signal }), storing]);
  if (piped.status === 'rejected') throw piped.reason;
  if (stored.status === 'rejected') throw stored.reason;
  return stored.value.etag;
}

/** Makes the object of its parts. `etags` has that of each part, by its number. */
export async function joinParts(
  bucket: R2Bucket,
  { key, uploadId }: ObjectUpload,
  etags: ReadonlyMap<number, string>,
): Promise<void> {
  const parts = [...etags].map(([partNumber, etag]) => ({ partNumber, etag }));
  await bucket.resumeMultipartUpload(key, uploadId).complete(parts.sort((a, b) => a.partNumber - b.partNumber));
}

/** Deletes the parts that have arrived. */
export async function abortParts(bucket: R2Bucket, { key, uploadId }: ObjectUpload): Promise<void> {
  await bucket.resumeMultipartUpload(key, uploadId).abort();
}
