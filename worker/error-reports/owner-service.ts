import * as z from 'zod/mini';
import type { ErrorDetails, ErrorGroups, ErrorSource } from '#runtime/contracts/error-reports.ts';
import { AFTER_ALL_IDS } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import { readCursor, writeCursor } from '../http/list-cursor.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { countDropped, type GroupKey, listGroups, readGroup } from './repository.ts';

const Key = z.tuple([z.number(), z.string()]);
const BEFORE_ALL: GroupKey = [Number.MAX_SAFE_INTEGER, AFTER_ALL_IDS];

interface Listing {
  source?: ErrorSource | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Reads a page of a site's errors, the last seen first. Throws INVALID_REQUEST for a cursor of another list. */
export async function readErrors({ db, site }: OwnerCall, { source, cursor, limit }: Listing): Promise<ErrorGroups> {
  const after = cursor === undefined ? BEFORE_ALL : (readCursor(cursor, Key) as unknown as GroupKey);
  const [found, dropped] = await Promise.all([
    listGroups(db, site.siteId, { source, after, limit: limit + 1 }),
    countDropped(db, site.siteId, source, Date.now()),
  ]);
  const errors = found.slice(0, limit);
  const last = errors.at(-1);
  const hasNextPage = found.length > limit && last !== undefined;
  return { errors, hasNextPage, nextPageCursor: hasNextPage ? writeCursor([last.lastSeenAt, last.id]) : null, dropped };
}

/** Throws NOT_FOUND. */
export async function readError({ db, site }: OwnerCall, id: string): Promise<ErrorDetails> {
  const found = await readGroup(db, site.siteId, id);
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
}
