import { refuseStatements } from './refusals.ts';

/**
 * Deletes the reviews that a person has written as the buyer of an order, and asks the person for none any more. The
 * last statement returns a row for each review.
 */
export function eraseReviewsStatements(
  db: D1Database,
  siteId: string,
  email: string,
  now: number,
): D1PreparedStatement[] {
  return [
    ...refuseStatements(db, siteId, email, now),
    db
      .prepare(
        `DELETE FROM reviews INDEXED BY reviews_by_order WHERE site_id = ?1 AND order_id IS NOT NULL AND order_id IN (
           SELECT id FROM orders INDEXED BY orders_by_email WHERE site_id = ?1 AND email = ?2) RETURNING 1`,
      )
      .bind(siteId, email),
  ];
}
