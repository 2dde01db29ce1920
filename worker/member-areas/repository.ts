import type { Membership, OwnerMemberArea } from '#runtime/contracts/member-areas.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';
import { IS_ACTIVE } from './access.ts';

interface AreaRow {
  id: string;
  title: string;
  description: string;
  paywall_item_id: string | null;
  version: number;
  updated_at: number;
}

function toArea(row: AreaRow): OwnerMemberArea {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    paywallItemId: row.paywall_item_id,
    version: row.version,
    updatedAt: row.updated_at,
  };
}

export async function findArea(db: D1Database, siteId: string, id: string): Promise<OwnerMemberArea | undefined> {
  const row = await db
    .prepare('SELECT * FROM member_areas WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<AreaRow>();
  return row ? toArea(row) : undefined;
}

export async function listAreas(db: D1Database, siteId: string): Promise<OwnerMemberArea[]> {
  const { results } = await db
    .prepare('SELECT * FROM member_areas WHERE site_id = ?1 ORDER BY title, id')
    .bind(siteId)
    .all<AreaRow>();
  return results.map(toArea);
}

/** Whether this is the shop's own paywall product. */
export async function isPaywall(db: D1Database, siteId: string, itemId: string, productType: number): Promise<boolean> {
  const row = await db
    .prepare('SELECT 1 FROM items WHERE site_id = ?1 AND id = ?2 AND product_type = ?3')
    .bind(siteId, itemId, productType)
    .first();
  return row !== null;
}

interface MembershipRow {
  email: string;
  order_id: string;
  starts_at: number;
  ends_at: number | null;
  is_active: number;
}

/** The membership after which a page of an area's members begins. */
export interface MemberCursor {
  email: string;
  orderId: string;
}

/** Reads memberships of an area by address, after a place. */
export async function listMemberships(
  db: D1Database,
  siteId: string,
  areaId: string,
  { after, limit, now }: { after: MemberCursor; limit: number; now: number },
): Promise<Membership[]> {
  const { results } = await db
    .prepare(
      `SELECT m.email, m.order_id, m.starts_at, m.ends_at, ${IS_ACTIVE('?5')} AS is_active
       FROM memberships m WHERE m.site_id = ?1 AND m.area_id = ?2 AND (m.email, m.order_id) > (?3, ?4)
       ORDER BY m.email, m.order_id LIMIT ?6`,
    )
    .bind(siteId, areaId, after.email, after.orderId, now, limit)
    .all<MembershipRow>();
  return results.map((row) => ({
    email: row.email,
    orderId: row.order_id || null,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isActive: row.is_active === 1,
  }));
}

/** Reads the memberships of a person for the person. */
export async function membershipsOf(
  db: D1Database,
  siteId: string,
  email: string,
): Promise<{ area: string; startsAt: number; endsAt: number | null }[]> {
  const { results } = await db
    .prepare(
      `SELECT a.title AS area, m.starts_at AS startsAt, m.ends_at AS endsAt
       FROM memberships m INDEXED BY memberships_by_person
       JOIN member_areas a ON a.site_id = m.site_id AND a.id = m.area_id
       WHERE m.site_id = ?1 AND m.email IN ${ADDRESSES_OF('?2')} ORDER BY m.starts_at`,
    )
    .bind(siteId, email)
    .all<{ area: string; startsAt: number; endsAt: number | null }>();
  return results;
}
