import type { AuditChange } from '#runtime/contracts/owner.ts';
import { MAX_POPUPS, type PopupDefinition } from '#runtime/contracts/popup.ts';
import { guard, isClash, refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { auditStatement } from '../owner/service.ts';

/** The data of every change of a popup: the site, its id, the owner's key and the time. */
interface PopupChange {
  siteId: string;
  id: string;
  keyId: string;
  /** Ms since the epoch. */
  now: number;
  /** What it changes, for the audit log. */
  changes?: readonly AuditChange[] | undefined;
}

/** Throws POPUP_ID_TAKEN, POPUPS_FULL and FORM_NOT_FOUND. */
export async function insertPopup(
  db: D1Database,
  change: PopupChange,
  popup: PopupDefinition,
  reservation: D1PreparedStatement[],
): Promise<void> {
  const { siteId, id, now } = change;
  await write(db, [
    ...reservation,
    guard(db, siteId, { POPUPS_FULL: '(SELECT count(*) FROM popups WHERE site_id = ?1) >= ?2' }, MAX_POPUPS),
    expectForm(db, siteId, popup),
    db
      .prepare(
        `INSERT INTO popups (site_id, id, definition, is_enabled, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?5)`,
      )
      .bind(siteId, id, JSON.stringify(popup), Number(popup.isEnabled), now),
    audit(db, change, 'popup.created'),
  ]);
}

/** Replaces a popup that is still at `version`. Throws POPUP_NOT_FOUND, VERSION_STALE and FORM_NOT_FOUND. */
export async function replacePopup(
  db: D1Database,
  change: PopupChange,
  version: number,
  popup: PopupDefinition,
): Promise<void> {
  const { siteId, id, now } = change;
  await write(db, [
    expectPopup(db, change, version),
    expectForm(db, siteId, popup),
    db
      .prepare(
        `UPDATE popups SET definition = ?3, is_enabled = ?4, version = version + 1, updated_at = ?5
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(siteId, id, JSON.stringify(popup), Number(popup.isEnabled), now),
    audit(db, change, 'popup.changed'),
  ]);
}

/** Deletes a popup that is still at `version`; `kept` put it into the bin. */
export async function deletePopup(
  db: D1Database,
  change: PopupChange,
  version: number,
  kept: readonly D1PreparedStatement[],
): Promise<void> {
  const { siteId, id } = change;
  await write(db, [
    expectPopup(db, change, version),
    ...kept,
    db.prepare('DELETE FROM popups WHERE site_id = ?1 AND id = ?2').bind(siteId, id),
    audit(db, change, 'popup.deleted'),
  ]);
}

function expectPopup(db: D1Database, { siteId, id }: PopupChange, version: number): D1PreparedStatement {
  const popup = 'SELECT 1 FROM popups WHERE site_id = ?1 AND id = ?2';
  const conditions = {
    POPUP_NOT_FOUND: `NOT EXISTS (${popup})`,
    VERSION_STALE: `NOT EXISTS (${popup} AND version = ?3)`,
  };
  return guard(db, siteId, conditions, id, version);
}

/** A popup for a newsletter has a form of that kind; one with a button has none. */
function expectForm(db: D1Database, siteId: string, { content }: PopupDefinition): D1PreparedStatement {
  const formId = content.kind === 'button' ? null : content.formId;
  const kind = content.kind === 'newsletter' ? 'newsletter' : '';
  const form = `SELECT 1 FROM forms WHERE site_id = ?1 AND id = ?2 AND kind <> 'additional-fields' AND ?3 IN ('', kind)`;
  return guard(db, siteId, { FORM_NOT_FOUND: `?2 IS NOT NULL AND NOT EXISTS (${form})` }, formId, kind);
}

function audit(db: D1Database, { siteId, id, keyId, now, changes }: PopupChange, action: string): D1PreparedStatement {
  return auditStatement(db, { siteId, keyId, action, target: id, changes }, now);
}

async function write(db: D1Database, statements: D1PreparedStatement[]): Promise<void> {
  try {
    await db.batch(statements);
  } catch (error) {
    if (isClash(error, 'popups.')) throw new ApiError('POPUP_ID_TAKEN', { fields: ['id'] });
    const refusal = refusalOf(error);
    const isForm = refusal instanceof ApiError && refusal.code === 'FORM_NOT_FOUND';
    throw isForm ? new ApiError('FORM_NOT_FOUND', { fields: ['content.formId'] }) : refusal;
  }
}
