import * as z from 'zod/mini';
import { CURRENCIES } from '#runtime/contracts/enumerations.ts';
import { MAX_CENTS } from '#runtime/contracts/owner-limits.ts';
import { MOST_POINTS } from './price-facts.ts';

const cents = z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_CENTS)));

/** The price history of a product's variants as it moves with a shop, by their ids, in the order of time. */
export const MovedHistory = z.record(
  z.string(),
  z
    .array(
      z.strictObject({
        currency: z.enum(CURRENCIES),
        cents,
        struckCents: cents,
        fromAt: z.int().check(z.minimum(0)),
      }),
    )
    .check(z.maxLength(MOST_POINTS)),
);
export type MovedHistory = z.infer<typeof MovedHistory>;

interface Row {
  item_id: string;
  variant_id: string;
  currency: MovedHistory[string][number]['currency'];
  cents: number | null;
  struck_cents: number | null;
  from_at: number;
}

/** Reads the newest points of the price histories of products up to now, by the products' ids. */
export async function readMovedHistories(
  db: D1Database,
  siteId: string,
  productIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, MovedHistory>> {
  const { results } = await db
    .prepare(
      `SELECT v.item_id, h.variant_id, h.currency, h.cents, h.struck_cents, h.from_at FROM json_each(?2) listed
       CROSS JOIN variants v INDEXED BY variants_by_item ON v.site_id = ?1 AND v.item_id = listed.value
       CROSS JOIN price_history h ON h.site_id = ?1 AND h.variant_id = v.id AND h.number > (
         SELECT MAX(number) FROM price_history WHERE site_id = ?1 AND variant_id = v.id) - ${MOST_POINTS}
       WHERE h.from_at <= ?3 ORDER BY v.item_id, v.position, h.variant_id, h.number`,
    )
    .bind(siteId, JSON.stringify(productIds), now)
    .all<Row>();
  const histories = new Map<string, MovedHistory>();
  for (const {
    item_id: itemId,
    variant_id: variantId,
    struck_cents: struckCents,
    from_at: fromAt,
    ...row
  } of results) {
    const history = histories.get(itemId) ?? {};
    history[variantId] = [...(history[variantId] ?? []), { ...row, struckCents, fromAt }];
    histories.set(itemId, history);
  }
  return histories;
}

/**
 * Returns the statement that writes the history with which a product has come, before any that the shop adds. Variants that
 * the product does not have are left out, and so is what lies in the future. The rows say when they were brought.
 */
export function movedHistoryStatement(
  db: D1Database,
  siteId: string,
  productId: string,
  history: MovedHistory,
  now: number,
): D1PreparedStatement {
  const rows = Object.entries(history).flatMap(([variantId, points]) =>
    points
      .filter(({ fromAt }) => fromAt <= now)
      .sort((one, other) => one.fromAt - other.fromAt)
      .map((point, index) => ({ variantId, number: index + 1, ...point })),
  );
  return db
    .prepare(
      `INSERT INTO price_history (site_id, variant_id, number, currency, cents, struck_cents, from_at, written_at)
       SELECT ?1, v.id, h.value ->> 'number', h.value ->> 'currency', h.value ->> 'cents', h.value ->> 'struckCents',
         h.value ->> 'fromAt', ?4
       FROM json_each(?3) h CROSS JOIN variants v ON v.site_id = ?1 AND v.id = h.value ->> 'variantId'
       WHERE v.item_id = ?2`,
    )
    .bind(siteId, productId, JSON.stringify(rows), now);
}
