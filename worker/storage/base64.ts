import { BYTES_PER_MB } from '#runtime/contracts/limits.ts';
import { getObject } from './objects.ts';

/** Largest object that a record of an export holds; a larger one moves by a call of its own. */
export const RECORD_BYTES_MAX = 5 * BYTES_PER_MB;
/** Letters of base64 after which a part of an export ends, because a Worker has 128 MB for all that it writes. */
const PART_LENGTH = 10_000_000;

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

/** Reads contents of rows one after another, and ends behind the one with which they are long enough for one answer. */
export async function readPart<Row, Content>(
  rows: readonly Row[],
  read: (row: Row) => Promise<Content>,
  dataOf: (content: Content) => readonly (string | null)[],
): Promise<Content[]> {
  const contents: Content[] = [];
  let length = 0;
  for (const row of rows) {
    const content = await read(row);
    contents.push(content);
    for (const data of dataOf(content)) length += data?.length ?? 0;
    if (length >= PART_LENGTH) break;
  }
  return contents;
}

/** Returns the bytes that a record holds as base64. */
export function bytesOf(data: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(data, 'base64'));
}
