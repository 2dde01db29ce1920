import * as z from 'zod/mini';
import { PageLimit } from '../http/pagination.ts';
import type { PositionKey } from './repository.ts';

const CURSOR = /^(-?\d{1,15})\.([\w-]{1,100})$/;

/** The query of a list: its page ends after `limit` entries, and begins after the one that `cursor` names. */
export const PageRequest = z.strictObject({
  limit: PageLimit,
  cursor: z.optional(z.string().check(z.regex(CURSOR))),
});
export type PageRequest = z.infer<typeof PageRequest>;

export function readPositionKey(cursor: string | undefined): PositionKey | undefined {
  const [, position, id] = CURSOR.exec(cursor ?? '') ?? [];
  return position === undefined || id === undefined ? undefined : { position: Number(position), id };
}

/** Takes the entries of a page from those that were found, one more than the page has if there are more. */
export function pageOf<Entry extends PositionKey>(found: readonly Entry[], limit: number) {
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  const hasNextPage = found.length > limit;
  return { entries, hasNextPage, nextPageCursor: hasNextPage && last ? `${last.position}.${last.id}` : null };
}
