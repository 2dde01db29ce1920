import type { AccountOrders } from '#runtime/contracts/account.ts';

interface OrderRow {
  id: string;
  number: number;
  state: string;
  placed_at: number;
  grand_total_cents: number;
  currency: string;
  quantity: number;
}

/**
 * Lists the orders that were made with a confirmed address, as a guest too, the newest first. `cursor` is the number of
 * the last order before.
 */
export async function listOrders(
  db: D1Database,
  siteId: string,
  email: string,
  { cursor = Number.MAX_SAFE_INTEGER, limit }: { cursor?: number | undefined; limit: number },
): Promise<AccountOrders> {
  const { results } = await db
    .prepare(
      `SELECT o.id, o.number, o.state, o.placed_at, o.grand_total_cents, o.currency,
         (SELECT SUM(l.quantity) FROM order_lines l WHERE l.site_id = o.site_id AND l.order_id = o.id) AS quantity
       FROM orders o INDEXED BY orders_by_email
       WHERE o.site_id = ?1 AND o.email = ?2 AND o.number < ?3 ORDER BY o.number DESC LIMIT ?4`,
    )
    .bind(siteId, email, cursor, limit + 1)
    .all<OrderRow>();
  const orders = results.slice(0, limit).map((row) => ({
    id: row.id,
    number: row.number,
    state: row.state,
    placedAt: row.placed_at,
    totalCents: row.grand_total_cents,
    currency: row.currency,
    quantity: row.quantity ?? 0,
  }));
  const hasNextPage = results.length > limit;
  return { orders, hasNextPage, nextPageCursor: hasNextPage ? String(orders.at(-1)?.number) : null };
}
