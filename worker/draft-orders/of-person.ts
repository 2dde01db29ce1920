import type { AccountData } from '#runtime/contracts/account-data.ts';
import type { DraftOrderInput } from '#runtime/contracts/draft-order.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';

/** Reads the orders that the shop has written for a person, for the person. The owner's own notes stay with the owner. */
export async function draftsOfPerson(
  db: D1Database,
  siteId: string,
  email: string,
): Promise<AccountData['draftOrders']> {
  const { results } = await db
    .prepare(
      `SELECT d.state, d.input, d.created_at AS createdAt, d.updated_at AS updatedAt
       FROM draft_orders d INDEXED BY draft_orders_by_email
       WHERE d.site_id = ?1 AND d.email IN ${ADDRESSES_OF('?2')} AND d.email <> '' ORDER BY d.id`,
    )
    .bind(siteId, email)
    .all<Omit<AccountData['draftOrders'][number], 'email' | 'address' | 'message'> & { input: string }>();
  return results.map(({ input, ...draft }) => {
    const { email: written, address, message }: DraftOrderInput = JSON.parse(input);
    return { ...draft, email: written, address, message };
  });
}
