import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import { cycleTime } from '#runtime/domain/billing.ts';

interface Bought {
  email: string;
  lines: readonly { itemId: string; productType: number; plan: SubscriptionPlan | null }[];
  renewal: { paidUntil: number } | null;
}

/**
 * Returns the statements that make the buyer a member of the areas whose paywall products an order has. The order of a
 * subscription's cycle pays until the next one begins.
 */
export function joinStatements(
  db: D1Database,
  siteId: string,
  { email, lines, renewal }: Bought,
  order: { id: string; placedAt: number },
): D1PreparedStatement[] {
  return lines
    .filter(({ productType }) => productType === PRODUCT_TYPE.paywall)
    .map(({ itemId, plan }) => {
      const end = plan && (renewal?.paidUntil ?? cycleTime(plan, { anchorAt: order.placedAt, periods: 1 }));
      return db
        .prepare(
          `INSERT INTO memberships (site_id, area_id, email, order_id, starts_at, ends_at)
           SELECT site_id, id, ?3, ?4, ?5, ?6 FROM member_areas INDEXED BY member_areas_by_paywall
           WHERE site_id = ?1 AND paywall_item_id = ?2
           ON CONFLICT (site_id, area_id, email, order_id) DO NOTHING`,
        )
        .bind(siteId, itemId, email, order.id, order.placedAt, end);
    });
}

/** An area as its buyer reads of it. `url` is the path of its first collection; null for none. */
export interface JoinedArea {
  title: string;
  url: string | null;
}

const URL_OF_AREA = `(
  SELECT '/' || c.url_id FROM collections c INDEXED BY member_collections
  WHERE c.site_id = ?1 AND c.member_area_id = a.id AND c.enabled = 1 ORDER BY c.position, c.id LIMIT 1)`;

/** Reads the areas that a purchase of these products opens. */
export async function areasOpenedBy(
  db: D1Database,
  siteId: string,
  lines: readonly { itemId: string; productType: number }[],
): Promise<JoinedArea[]> {
  const paywalls = lines.filter(({ productType }) => productType === PRODUCT_TYPE.paywall);
  if (paywalls.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT a.title, ${URL_OF_AREA} AS url FROM member_areas a INDEXED BY member_areas_by_paywall
       WHERE a.site_id = ?1 AND a.paywall_item_id IN (SELECT value FROM json_each(?2)) ORDER BY a.title`,
    )
    .bind(siteId, JSON.stringify(paywalls.map(({ itemId }) => itemId)))
    .all<JoinedArea>();
  return results;
}

/** Reads the areas that an order has opened. */
export async function joinedAreas(db: D1Database, siteId: string, orderId: string): Promise<JoinedArea[]> {
  const { results } = await db
    .prepare(
      `SELECT a.title, ${URL_OF_AREA} AS url
       FROM memberships m INDEXED BY memberships_by_order
       JOIN member_areas a ON a.site_id = m.site_id AND a.id = m.area_id
       WHERE m.site_id = ?1 AND m.order_id = ?2 AND m.order_id <> '' ORDER BY a.title`,
    )
    .bind(siteId, orderId)
    .all<JoinedArea>();
  return results;
}
