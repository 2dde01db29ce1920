import { isFresh } from '../http/entity-tag.ts';
import { findObject, getObject } from './objects.ts';
import { parseRange } from './range.ts';

/** An object as a call asks for it. */
export interface Served {
  key: string;
  bytes: number;
  /** Strong and quoted; it changes whenever the bytes do. */
  etag: string;
  /** Headers of every answer that carries the object or says that it has not changed. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Answers GET and HEAD with an object: all of it (200), one range of it (206), nothing where the caller has it already
 * (304), or 416 for a range beyond its end. The bytes are streamed. Undefined if the bucket has no such object.
 */
export async function answerWithObject(
  bucket: R2Bucket,
  { method, headers: asked }: Pick<Request, 'method' | 'headers'>,
  { key, bytes, etag, headers: own }: Served,
): Promise<Response | undefined> {
  const headers = { ...own, ETag: etag, 'Accept-Ranges': 'bytes' };
  if (isFresh(asked.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  // A range of another version than the caller has would not fit to its first part.
  const ifRange = asked.get('If-Range');
  const range = ifRange === null || ifRange === etag ? parseRange(asked.get('Range') ?? undefined, bytes) : undefined;
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${bytes}` } });
  }
  const { offset = 0, length = bytes } = range ?? {};
  const answer = {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(length),
      ...(range && { 'Content-Range': `bytes ${offset}-${offset + length - 1}/${bytes}` }),
    },
  };
  if (method === 'HEAD') return (await findObject(bucket, key)) ? new Response(null, answer) : undefined;
  const object = await getObject(bucket, key, range);
  if (!object) return undefined;
  return new Response(object.body.pipeThrough(new FixedLengthStream(length)), answer);
}
