import { isPublic, itemUrl } from '../catalogue/service.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';

/** A card that was declined is tried until the seventh day of the cycle that it is to pay; a bank may take some hours. */
const CHARGING_MS = (7 * 24 + 12) * 60 * 60 * 1000;

/** SQL condition: the subscription that paid for `m` is being charged for the cycle that begins where `m` ends. */
const IS_RENEWING = (now: string) => `(m.ends_at > ${now} - ${CHARGING_MS} AND EXISTS (
    SELECT 1 FROM orders o JOIN subscriptions s ON s.site_id = o.site_id AND s.id = o.subscription_id
    WHERE o.site_id = m.site_id AND o.id = m.order_id AND s.state = 'active' AND s.next_cycle_at = m.ends_at))`;

/** SQL condition: the money for `m` went back. An imported membership may have no order. */
export const IS_REFUNDED = `EXISTS (
    SELECT 1 FROM orders o WHERE o.site_id = m.site_id AND o.id = m.order_id AND o.state = 'refunded')`;

/**
 * SQL condition for a membership `m` that is in force at `now`, an SQL expression in ms since the epoch. While the next
 * cycle of a subscription is being charged, its subscriber stays inside.
 */
export const IS_ACTIVE = (
  now: string,
) => `(m.starts_at <= ${now} AND (COALESCE(m.ends_at > ${now}, 1) OR ${IS_RENEWING(now)})
  AND NOT ${IS_REFUNDED})`;

/** Whether the person whose account has this address, in lower case, is a member of the area. */
export async function isMember(
  db: D1Database,
  siteId: string,
  { areaId, email, now }: { areaId: string; email: string; now: number },
): Promise<boolean> {
  const row = await db
    .prepare(
      `SELECT 1 FROM memberships m WHERE m.site_id = ?1 AND m.area_id = ?2 AND m.email IN ${ADDRESSES_OF('?3')} AND ${IS_ACTIVE('?4')} LIMIT 1`,
    )
    .bind(siteId, areaId, email, now)
    .first();
  return row !== null;
}

/** What those who are not members may know of an area. */
interface AreaDoor {
  title: string;
  /** Plain text. */
  description: string;
  /** Path of the product whose buyers become members; undefined where it is not for sale. */
  joinUrl: string | undefined;
}

interface DoorRow {
  title: string;
  description: string;
  url_id: string | null;
  url_slug: string | null;
  record_type: number | null;
}

export async function findDoor(db: D1Database, siteId: string, areaId: string): Promise<AreaDoor | undefined> {
  const row = await db
    .prepare(
      `SELECT a.title, a.description, c.url_id, i.url_slug, i.record_type FROM member_areas a
       LEFT JOIN items i ON i.site_id = a.site_id AND i.id = a.paywall_item_id AND i.product_type IS NOT NULL
         AND ${isPublic('i')}
       LEFT JOIN collections c ON c.site_id = i.site_id AND c.id = i.collection_id
       WHERE a.site_id = ?1 AND a.id = ?2`,
    )
    .bind(siteId, areaId)
    .first<DoorRow>();
  if (!row) return undefined;
  const { title, description, url_id, url_slug, record_type } = row;
  const isForSale = url_id !== null && url_slug !== null && record_type !== null;
  return { title, description, joinUrl: isForSale ? itemUrl(url_id, record_type, url_slug) : undefined };
}
