import type { AccountData } from '#runtime/contracts/account-data.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';

/** Reads what a person has ordered and not paid yet, for the person. */
export async function pendingOrdersOfPerson(
  db: D1Database,
  siteId: string,
  email: string,
): Promise<AccountData['pendingOrders']> {
  const { results } = await db
    .prepare(
      `SELECT p.kind, p.title AS productName, p.sku, p.attributes, p.quantity, p.price_cents AS priceCents, p.currency,
         p.additional_fields AS additionalFields, p.gift, p.email, p.created_at AS createdAt, p.placed_at AS placedAt
       FROM pending_order_emails e CROSS JOIN pending_orders p ON p.site_id = e.site_id AND p.id = e.order_id
       WHERE e.site_id = ?1 AND e.email IN ${ADDRESSES_OF('?2')} AND p.email = e.email
         AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.site_id = p.site_id AND o.checkout_id = p.id)
       ORDER BY p.created_at`,
    )
    .bind(siteId, email)
    .all<
      Omit<AccountData['pendingOrders'][number], 'attributes' | 'gift'> & { attributes: string; gift: string | null }
    >();
  return results.map((row) => ({
    ...row,
    attributes: JSON.parse(row.attributes),
    gift: JSON.parse(row.gift ?? 'null'),
  }));
}
