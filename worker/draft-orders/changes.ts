import type { DraftOrderInput } from '#runtime/contracts/draft-order.ts';
import { guard } from '../db/guards.ts';
import { releaseStatement } from '../inventory/service.ts';
import { auditStatement } from '../owner/service.ts';

/** Who changes which draft. */
export interface DraftChange {
  siteId: string;
  id: string;
  keyId: string;
  /** Ms since the epoch. */
  now: number;
}

interface Saved {
  input: DraftOrderInput;
  /** Minor units. */
  totalCents: number;
}

export function insertStatements(
  db: D1Database,
  change: DraftChange,
  { input, totalCents }: Saved,
): D1PreparedStatement[] {
  const { siteId, id, now } = change;
  return [
    db
      .prepare(
        `INSERT INTO draft_orders (site_id, id, state, email, input, total_cents, created_at, updated_at)
         VALUES (?1, ?2, 'draft', ?3, ?4, ?5, ?6, ?6)`,
      )
      .bind(siteId, id, input.email, JSON.stringify(input), totalCents, now),
    audit(db, change, 'draft-order.created'),
  ];
}

/** Replaces what a draft says. Its payment link ends, because its buyer has seen other lines and amounts. */
export function replaceStatements(
  db: D1Database,
  change: DraftChange,
  version: number,
  { input, totalCents }: Saved,
): D1PreparedStatement[] {
  const { siteId, id, now } = change;
  return [
    expectDraft(db, change, version),
    db
      .prepare(
        `UPDATE draft_orders SET email = ?3, input = ?4, total_cents = ?5, state = 'draft', token_hash = NULL,
           expires_at = NULL, mailed_at = NULL, version = version + 1, updated_at = ?6
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(siteId, id, input.email, JSON.stringify(input), totalCents, now),
    releaseStatement(db, { siteId, checkoutId: id }),
    audit(db, change, 'draft-order.changed'),
  ];
}

interface Link {
  tokenHash: string;
  number: number;
  expiresAt: number;
  baseUrl: string;
  /** Null where it is only shown. */
  mailedAt: number | null;
}

/** Opens a payment link. */
export function linkStatements(
  db: D1Database,
  change: DraftChange,
  version: number,
  link: Link,
): D1PreparedStatement[] {
  return [
    expectDraft(db, change, version),
    db
      .prepare(
        `UPDATE draft_orders SET state = 'open', token_hash = ?3, link_number = ?4, expires_at = ?5, base_url = ?6,
           mailed_at = ?7, late_at = NULL, version = version + 1, updated_at = ?8
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(
        change.siteId,
        change.id,
        link.tokenHash,
        link.number,
        link.expiresAt,
        link.baseUrl,
        link.mailedAt,
        change.now,
      ),
    audit(db, change, 'draft-order.link-sent'),
  ];
}

/** Cancels a draft; its payment link ends, and what its buyer had reserved is free. */
export function cancelStatements(db: D1Database, change: DraftChange, version: number): D1PreparedStatement[] {
  return [
    expectDraft(db, change, version),
    db
      .prepare(
        `UPDATE draft_orders SET state = 'cancelled', token_hash = NULL, version = version + 1, updated_at = ?3
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(change.siteId, change.id, change.now),
    releaseStatement(db, { siteId: change.siteId, checkoutId: change.id }),
    audit(db, change, 'draft-order.cancelled'),
  ];
}

function expectDraft(db: D1Database, { siteId, id }: DraftChange, version: number): D1PreparedStatement {
  const draft = 'SELECT 1 FROM draft_orders WHERE site_id = ?1 AND id = ?2';
  return guard(
    db,
    siteId,
    {
      DRAFT_NOT_FOUND: `NOT EXISTS (${draft})`,
      DRAFT_ENDED: `NOT EXISTS (${draft} AND state IN ('draft', 'open'))`,
      VERSION_STALE: `NOT EXISTS (${draft} AND version = ?3)`,
    },
    id,
    version,
  );
}

function audit(db: D1Database, { siteId, id, keyId, now }: DraftChange, action: string): D1PreparedStatement {
  return auditStatement(db, { siteId, keyId, action, target: id }, now);
}
