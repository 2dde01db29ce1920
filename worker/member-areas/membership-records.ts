import * as z from 'zod/mini';
import { MemberEmail } from '#runtime/contracts/member-areas.ts';
import { recordKind } from '../http/record-kind.ts';
import { auditStatement } from '../owner/service.ts';
import { IS_REFUNDED } from './access.ts';
import { readArea } from './owner-service.ts';

const PER_PAGE = 200;
const MOST_MS = 8_640_000_000_000_000;
const ms = z.int().check(z.minimum(0), z.maximum(MOST_MS));
const id = z.string().check(z.regex(/^[\w-]{1,100}$/));

/** A membership as a whole-shop file has it. */
const MembershipRecord = z.strictObject({
  areaId: id,
  email: MemberEmail,
  /** The order that paid for it; null where the owner gave it. Without the order it is as if the owner had given it. */
  orderId: z.nullable(id),
  startsAt: ms,
  endsAt: z.nullable(ms),
});
type MembershipRecord = z.infer<typeof MembershipRecord>;

interface Row {
  area_id: string;
  email: string;
  order_id: string;
  starts_at: number;
  ends_at: number | null;
}

function toRecord(row: Row): MembershipRecord {
  const { area_id: areaId, email, order_id, starts_at: startsAt, ends_at: endsAt } = row;
  return { areaId, email, orderId: order_id || null, startsAt, endsAt };
}

/**
 * Memberships of people. One that stands keeps what the shop knows of it. Those whose orders were refunded stay behind,
 * because they would open again in a shop that does not have the orders.
 */
export const memberships = recordKind({
  type: 'membership',
  part: 'customers',
  scopes: { read: 'members:read', write: 'members:write' },
  contract: MembershipRecord,
  async plan(call, membership, { isPreview }) {
    const { db, site, owner, now } = call;
    const { areaId, email, orderId, startsAt, endsAt } = membership;
    if (!isPreview) await readArea(call, areaId);
    const key = [site.siteId, areaId, email, orderId ?? ''];
    const found = await db
      .prepare('SELECT * FROM memberships WHERE site_id = ?1 AND area_id = ?2 AND email = ?3 AND order_id = ?4')
      .bind(...key)
      .first<Row>();
    const current = found ? toRecord(found) : undefined;
    const insert = db
      .prepare(
        `INSERT INTO memberships (site_id, area_id, email, order_id, starts_at, ends_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING`,
      )
      .bind(...key, startsAt, endsAt);
    const entry = { siteId: site.siteId, keyId: owner.keyId, action: 'membership.imported', target: areaId };
    return {
      id: `${areaId} ${email}`,
      title: email,
      current,
      next: current ?? membership,
      write: async () => void (await db.batch([insert, auditStatement(db, entry, now)])),
    };
  },
  async list({ db, site }, cursor = '') {
    const [areaId = '', email = '', orderId = ''] = cursor.split(' ');
    const { results } = await db
      .prepare(
        `SELECT * FROM memberships m WHERE site_id = ?1 AND (area_id, email, order_id) > (?2, ?3, ?4) AND NOT ${IS_REFUNDED}
         ORDER BY area_id, email, order_id LIMIT ?5`,
      )
      .bind(site.siteId, areaId, email, orderId, PER_PAGE + 1)
      .all<Row>();
    const page = results.slice(0, PER_PAGE);
    const last = results.length > PER_PAGE ? page.at(-1) : undefined;
    return {
      contents: page.map(toRecord),
      nextPageCursor: last ? `${last.area_id} ${last.email} ${last.order_id}` : null,
    };
  },
});
