import type { ReviewState } from '#runtime/contracts/enumerations.ts';
import type { OwnerReview } from '#runtime/contracts/review.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { auditStatement } from '../owner/service.ts';
import { decideStatement, deleteStatement, findOwnerReview, ownerReviewStatement } from './repository.ts';
import { type OwnerReviewRow, toOwnerReview } from './rows.ts';

/** Approves or rejects a review. */
export async function decide(
  { db, site: { siteId }, owner: { keyId }, now }: OwnerCall,
  id: string,
  state: ReviewState,
): Promise<OwnerReview> {
  await requireReview(db, siteId, id);
  const results = await db.batch<OwnerReviewRow>([
    decideStatement(db, { siteId, id, state, now }),
    auditStatement(db, { siteId, keyId, action: `review.${state}`, target: id }, now),
    ownerReviewStatement(db, siteId, id),
  ]);
  const [row] = results.at(-1)?.results ?? [];
  if (!row) throw new ApiError('REVIEW_NOT_FOUND');
  return toOwnerReview(row);
}

export async function remove({ db, site: { siteId }, owner: { keyId }, now }: OwnerCall, id: string): Promise<void> {
  await requireReview(db, siteId, id);
  const [, removed] = await db.batch([
    auditStatement(db, { siteId, keyId, action: 'review.deleted', target: id }, now),
    deleteStatement(db, siteId, id),
  ]);
  if (removed?.results.length === 0) throw new ApiError('REVIEW_NOT_FOUND');
}

/** Throws if there is no such review, before the audit log records a change to it. */
async function requireReview(db: D1Database, siteId: string, id: string): Promise<void> {
  if (!(await findOwnerReview(db, siteId, id))) throw new ApiError('REVIEW_NOT_FOUND');
}
