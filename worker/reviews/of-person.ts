import type { AccountData } from '#runtime/contracts/account-data.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';

/** Reads the reviews that a person has written as the buyer of an order, for the person. */
export async function reviewsOfPerson(db: D1Database, siteId: string, email: string): Promise<AccountData['reviews']> {
  const { results } = await db
    .prepare(
      `SELECT i.title AS productTitle, r.rating, r.title, r.body, r.author_name AS authorName, r.state,
         r.created_at AS createdAt, (SELECT COUNT(*) FROM review_pictures p
           WHERE p.site_id = r.site_id AND p.review_id = r.id) AS pictures
       FROM orders o INDEXED BY orders_by_email
       CROSS JOIN reviews r INDEXED BY reviews_by_order ON r.site_id = o.site_id AND r.order_id = o.id
       JOIN items i ON i.site_id = r.site_id AND i.id = r.item_id
       WHERE o.site_id = ?1 AND o.email IN ${ADDRESSES_OF('?2')} AND r.order_id IS NOT NULL ORDER BY r.created_at`,
    )
    .bind(siteId, email)
    .all<AccountData['reviews'][number]>();
  return results;
}
