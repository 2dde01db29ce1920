import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type {
  GivenMembership,
  MemberAreaDefinition,
  Memberships,
  NewMemberArea,
  OwnerMemberArea,
} from '#runtime/contracts/member-areas.ts';
import { binStatements, foundPartsStatement } from '../bin/service.ts';
import { guard, refusalOf } from '../db/guards.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import { movable } from '../http/movable.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { type AuditEntry, auditStatement, changesOf, createOnce } from '../owner/service.ts';
import { siteTouched } from '../site/touch.ts';
import { findArea, isPaywall, listMemberships, type MemberCursor } from './repository.ts';

const AREA = 'SELECT 1 FROM member_areas WHERE site_id = ?1 AND id = ?2';

export async function readArea({ db, site }: OwnerCall, id: string): Promise<OwnerMemberArea> {
  const area = await findArea(db, site.siteId, id);
  if (!area) throw new ApiError('MEMBER_AREA_NOT_FOUND');
  return area;
}

/** Throws INVALID_REQUEST where the product is no paywall product of the shop. */
export async function checkPaywall({ db, site }: OwnerCall, { paywallItemId }: MemberAreaDefinition): Promise<void> {
  if (paywallItemId === null || (await isPaywall(db, site.siteId, paywallItemId, PRODUCT_TYPE.paywall))) return;
  throw new ApiError('INVALID_REQUEST', { fields: ['paywallItemId'] });
}

export async function createArea(call: OwnerCall, { id, ...definition }: NewMemberArea): Promise<OwnerMemberArea> {
  const { db, site, now } = call;
  const areaId = id ?? sortableId(now);
  const created = await createOnce(call, areaId, (reservation) =>
    write(call, [
      ...reservation,
      guard(db, site.siteId, { MEMBER_AREA_ID_TAKEN: `EXISTS (${AREA})` }, areaId),
      areaStatement(call, areaId, definition),
      audit(call, 'member-area.created', areaId),
    ]),
  );
  return readArea(call, created);
}

/** Replaces an area that has not changed since `version`. */
export async function changeArea(
  call: OwnerCall,
  id: string,
  version: number,
  definition: MemberAreaDefinition,
): Promise<OwnerMemberArea> {
  const changes = changesOf(await readArea(call, id), definition);
  await ifCurrent(call, id, [
    expectArea(call, id, version),
    areaStatement(call, id, definition),
    siteTouched(call.db, call.site.siteId, call.now),
    audit(call, 'member-area.changed', id, changes),
  ]);
  return readArea(call, id);
}

/**
 * Deletes an area that no collection belongs to, with its memberships; the bin keeps both. The caller must repeat its
 * title.
 */
export async function removeArea(call: OwnerCall, id: string, version: number, title: string): Promise<void> {
  const { db, site } = call;
  const area = await readArea(call, id);
  if (area.title !== title) throw new ApiError('INVALID_REQUEST', { fields: ['confirm'] });
  await ifCurrent(call, id, [
    expectArea(call, id, version),
    guard(
      db,
      site.siteId,
      { MEMBER_AREA_IN_USE: 'EXISTS (SELECT 1 FROM collections WHERE site_id = ?1 AND member_area_id = ?2)' },
      id,
    ),
    audit(call, 'member-area.deleted', id),
    ...(await keptStatements(call, area)),
    db.prepare('DELETE FROM member_areas WHERE site_id = ?1 AND id = ?2').bind(site.siteId, id),
  ]);
}

async function keptStatements(call: OwnerCall, area: OwnerMemberArea): Promise<D1PreparedStatement[]> {
  const { db, site } = call;
  const memberships = await db
    .prepare('SELECT count(*) AS n FROM memberships WHERE site_id = ?1 AND area_id = ?2')
    .bind(site.siteId, area.id)
    .first<number>('n');
  const thing = { kind: 'memberArea', target: area.id } as const;
  const parts = [{ type: 'memberArea', id: area.id, record: movable(area) }] as const;
  // A person who is erased is found by the id (see erase.ts).
  const select = `
    SELECT email AS id, json_object('areaId', area_id, 'email', email, 'orderId', nullif(order_id, ''),
      'startsAt', starts_at, 'endsAt', ends_at) AS record
    FROM memberships WHERE site_id = ?1 AND area_id = ?6`;
  return [
    ...binStatements(call, { ...thing, title: area.title, parts, memberships: memberships ?? 0 }),
    foundPartsStatement(call, thing, { type: 'membership', select }, area.id),
  ];
}

/** Reads a page of an area's memberships. */
export async function readMembers(
  call: OwnerCall,
  areaId: string,
  { after, limit }: { after: MemberCursor; limit: number },
): Promise<Omit<Memberships, 'nextPageCursor'> & { last: MemberCursor | undefined }> {
  const { db, site, now } = call;
  const { id } = await readArea(call, areaId);
  const found = await listMemberships(db, site.siteId, id, { after, limit: limit + 1, now });
  const members = found.slice(0, limit);
  const last = found.length > limit ? members.at(-1) : undefined;
  return { members, hasNextPage: last !== undefined, last: last && { email: last.email, orderId: last.orderId ?? '' } };
}

/** Gives a person a membership, or another end to the one that was given before. */
export async function giveMembership(
  call: OwnerCall,
  areaId: string,
  email: string,
  { endsAt }: GivenMembership,
): Promise<void> {
  const { db, site, now } = call;
  await write(call, [
    guard(db, site.siteId, { MEMBER_AREA_NOT_FOUND: `NOT EXISTS (${AREA})` }, areaId),
    db
      .prepare(
        `INSERT INTO memberships (site_id, area_id, email, order_id, starts_at, ends_at) VALUES (?1, ?2, ?3, '', ?4, ?5)
         ON CONFLICT (site_id, area_id, email, order_id) DO UPDATE SET ends_at = excluded.ends_at`,
      )
      .bind(site.siteId, areaId, email, now, endsAt),
    audit(call, 'membership.given', areaId),
  ]);
}

/** Ends a person's memberships of an area, bought ones too; a later cycle of a subscription begins a new one. */
export async function endMembership(call: OwnerCall, areaId: string, email: string): Promise<void> {
  const { db, site, now } = call;
  const { id } = await readArea(call, areaId);
  await db.batch([
    db
      .prepare(
        `UPDATE memberships SET ends_at = ?4 WHERE site_id = ?1 AND area_id = ?2 AND email = ?3
         AND COALESCE(ends_at > ?4, 1)`,
      )
      .bind(site.siteId, id, email, now),
    audit(call, 'membership.ended', id),
  ]);
}

function areaStatement({ db, site, now }: OwnerCall, id: string, definition: MemberAreaDefinition) {
  const { title, description, paywallItemId } = definition;
  return db
    .prepare(
      `INSERT INTO member_areas (site_id, id, title, description, paywall_item_id, updated_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6)
       ON CONFLICT (site_id, id) DO UPDATE SET title = excluded.title, description = excluded.description,
         paywall_item_id = excluded.paywall_item_id, updated_at = excluded.updated_at, version = version + 1`,
    )
    .bind(site.siteId, id, title, description, paywallItemId, now);
}

function expectArea({ db, site }: OwnerCall, id: string, version: number) {
  const conditions = {
    MEMBER_AREA_NOT_FOUND: `NOT EXISTS (${AREA})`,
    VERSION_STALE: `NOT EXISTS (${AREA} AND version = ?3)`,
  };
  return guard(db, site.siteId, conditions, id, version);
}

function audit(
  { db, site, owner, now }: OwnerCall,
  action: string,
  target: string,
  changes: AuditEntry['changes'] = [],
) {
  return auditStatement(db, { siteId: site.siteId, keyId: owner.keyId, action, target, changes }, now);
}

function ifCurrent(call: OwnerCall, id: string, statements: D1PreparedStatement[]): Promise<void> {
  return refusingStale(
    () => write(call, statements),
    () => findArea(call.db, call.site.siteId, id),
  );
}

async function write({ db }: OwnerCall, statements: D1PreparedStatement[]): Promise<void> {
  try {
    await db.batch(statements);
  } catch (error) {
    throw refusalOf(error);
  }
}
