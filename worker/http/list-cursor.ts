import * as z from 'zod/mini';
import { ApiError } from './errors.ts';

/** The values that identify the last row of a page, in the order of its list. */
export type ListKey = (string | number)[];

/** The query parameter `cursor` of owners' lists whose order has several columns. */
export const ListCursor = z.string().check(z.maxLength(2_000));

export function writeCursor(key: ListKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Reads a cursor that `writeCursor` wrote. Throws INVALID_REQUEST for one of another order. */
export function readCursor(cursor: string, shape: z.ZodMiniType<ListKey>): ListKey {
  const read = z.safeParse(shape, parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!read.success) throw new ApiError('INVALID_REQUEST', { fields: ['cursor'] });
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
