import type { ReviewState } from '#runtime/contracts/enumerations.ts';
import type { OwnerReview } from '#runtime/contracts/review.ts';
import { ApiError } from '../http/errors.ts';
import { auditStatement } from '../owner/service.ts';
import { decideStatement, deleteStatement, hasReview } from './repository.ts';
import { type ReviewRow, toOwnerReview } from './rows.ts';

/** The data of every change by an owner's key: the key, the site and the time. */
export interface OwnerCall {
  db: D1Database;
  siteId: string;
  keyId: string;
  now: number;
}

/** Approves or rejects a review. */
export async function decide(
  { db, siteId, keyId, now }: OwnerCall,
  id: string,
  state: ReviewState,
): Promise<OwnerReview> {
  await requireReview(db, siteId, id);
  const [decided] = await db.batch<ReviewRow>([
    decideStatement(db, { siteId, id, state, now }),
    auditStatement(db, { siteId, keyId, action: `review.${state}`, target: id }, now),
  ]);
  const [row] = decided?.results ?? [];
  if (!row) throw new ApiError('REVIEW_NOT_FOUND');
  return toOwnerReview(row);
}

export async function remove({ db, siteId, keyId, now }: OwnerCall, id: string): Promise<void> {
  await requireReview(db, siteId, id);
  const [removed] = await db.batch([
    deleteStatement(db, siteId, id),
    auditStatement(db, { siteId, keyId, action: 'review.deleted', target: id }, now),
  ]);
  if (removed?.results.length === 0) throw new ApiError('REVIEW_NOT_FOUND');
}

/** Throws if there is no such review, before the audit log records a change to it. */
async function requireReview(db: D1Database, siteId: string, id: string): Promise<void> {
  if (!(await hasReview(db, siteId, id))) throw new ApiError('REVIEW_NOT_FOUND');
}
