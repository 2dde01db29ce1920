import type { ReviewState } from '#runtime/contracts/enumerations.ts';
import type { OwnerReview, ReviewSummary, ReviewsResponse } from '#runtime/contracts/review.ts';
import { readBatch } from '../db/read-batch.ts';
import { AFTER_ALL_IDS } from '../db/sortable-id.ts';
import {
  type OwnerReviewRow,
  type ReviewRow,
  reviewColumns,
  type SumRow,
  toOwnerReview,
  toReview,
  toSummary,
} from './rows.ts';

/** Number of reviews on a page for visitors. */
const PAGE_LENGTH = 10;

/** A choice of one product. `sql` selects its id, with the site as ?1 and `values` from ?2 on. */
export interface ProductSelection {
  sql: string;
  values: readonly (string | number)[];
}

/** Selects a review of the owner's list. */
const OWNER_COLUMNS = `${reviewColumns('reviews')},
  (SELECT number FROM orders o WHERE o.site_id = reviews.site_id AND o.id = reviews.order_id) AS order_number`;
const approvedOf = (sql: string) => `FROM reviews WHERE site_id = ?1 AND item_id = (${sql}) AND state = 'approved'`;
const sumOf = (sql: string) => `SELECT count, total FROM review_sums WHERE site_id = ?1 AND item_id = (${sql})`;

export async function sumUp(db: D1Database, siteId: string, { sql, values }: ProductSelection): Promise<ReviewSummary> {
  const row = await db
    .prepare(sumOf(sql))
    .bind(siteId, ...values)
    .first<SumRow>();
  return toSummary(row ?? undefined);
}

/**
 * Reads one page of approved reviews, newest first, after the review with the id `cursor`; undefined if there is no
 * product.
 */
export async function readApproved(
  db: D1Database,
  siteId: string,
  { sql, values }: ProductSelection,
  cursor = AFTER_ALL_IDS,
): Promise<ReviewsResponse | undefined> {
  const place = values.length + 2;
  const [ids, sums, reviews] = await readBatch<[{ id: string }, SumRow, ReviewRow]>(db, [
    db.prepare(sql).bind(siteId, ...values),
    db.prepare(sumOf(sql)).bind(siteId, ...values),
    db
      .prepare(
        `SELECT ${reviewColumns('reviews')} ${approvedOf(sql)} AND id < ?${place} ORDER BY id DESC LIMIT ${PAGE_LENGTH + 1}`,
      )
      .bind(siteId, ...values, cursor),
  ]);
  if (ids.results.length === 0) return undefined;
  const shown = reviews.results.slice(0, PAGE_LENGTH).map(toReview);
  const hasNextPage = reviews.results.length > PAGE_LENGTH;
  return {
    ...toSummary(sums.results[0]),
    reviews: shown,
    hasNextPage,
    nextPageCursor: hasNextPage ? (shown.at(-1)?.id ?? null) : null,
  };
}

interface PageRequest {
  state: ReviewState;
  /** Id of the last review on the previous page. */
  after: string | undefined;
  limit: number;
}

/** Reads one page of a site's reviews in a state, newest first. */
export async function readByState(
  db: D1Database,
  siteId: string,
  { state, after = AFTER_ALL_IDS, limit }: PageRequest,
): Promise<{ reviews: OwnerReview[]; hasNextPage: boolean }> {
  const { results } = await db
    .prepare(
      `SELECT ${OWNER_COLUMNS} FROM reviews
       WHERE site_id = ?1 AND state = ?2 AND id < ?3 ORDER BY id DESC LIMIT ?4`,
    )
    .bind(siteId, state, after, limit + 1)
    .all<OwnerReviewRow>();
  return { reviews: results.slice(0, limit).map(toOwnerReview), hasNextPage: results.length > limit };
}

export async function findOwnerReview(db: D1Database, siteId: string, id: string): Promise<OwnerReview | undefined> {
  const row = await ownerReviewStatement(db, siteId, id).first<OwnerReviewRow>();
  return row ? toOwnerReview(row) : undefined;
}

/** Reads a review of the owner's, in a batch after its change. */
export function ownerReviewStatement(db: D1Database, siteId: string, id: string): D1PreparedStatement {
  return db.prepare(`SELECT ${OWNER_COLUMNS} FROM reviews WHERE site_id = ?1 AND id = ?2`).bind(siteId, id);
}

/** Returns the statement that decides a review. */
export function decideStatement(
  db: D1Database,
  { siteId, id, state, now }: { siteId: string; id: string; state: ReviewState; now: number },
): D1PreparedStatement {
  return db
    .prepare('UPDATE reviews SET state = ?3, updated_at = ?4 WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id, state, now);
}

/** Returns the statement that deletes a review; it returns a row if the review existed. */
export function deleteStatement(db: D1Database, siteId: string, id: string): D1PreparedStatement {
  return db.prepare('DELETE FROM reviews WHERE site_id = ?1 AND id = ?2 RETURNING 1').bind(siteId, id);
}

export async function findReviewRow(db: D1Database, siteId: string, id: string): Promise<ReviewRow | undefined> {
  const row = await db
    .prepare(`SELECT ${reviewColumns('reviews')} FROM reviews WHERE site_id = ?1 AND id = ?2`)
    .bind(siteId, id)
    .first<ReviewRow>();
  return row ?? undefined;
}

/** Reads reviews in the order of their ids, in every state unless only those that visitors see are asked for. */
export async function listReviewRows(
  db: D1Database,
  siteId: string,
  { after = '', onlyApproved, limit }: { after: string | undefined; onlyApproved: boolean; limit: number },
): Promise<ReviewRow[]> {
  const { results } = await db
    .prepare(
      `SELECT ${reviewColumns('reviews')} FROM reviews INDEXED BY sqlite_autoindex_reviews_2
       WHERE site_id = ?1 AND id > ?2 ${onlyApproved ? `AND state = 'approved'` : ''} ORDER BY id LIMIT ?3`,
    )
    .bind(siteId, after, limit)
    .all<ReviewRow>();
  return results;
}
