import { guard } from '../db/guards.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { auditStatement, carryingDatabase } from '../owner/service.ts';
import type { EntryRow, Outcome, Place } from './repository.ts';

/** Writes what becomes of an entry, together with what takes it back. */
export interface Finishing {
  /** The call whose first change carries the outcome, and these statements before it. */
  carrying(outcome: Outcome, others?: readonly D1PreparedStatement[]): OwnerCall;
  /** Writes the outcome, unless a change has carried it. */
  end(outcome: Outcome, others?: readonly D1PreparedStatement[]): Promise<void>;
}

/**
 * Returns the statements that say what became of an entry, for the batch that takes it back. They fail with VERSION_STALE
 * where somebody else has taken it back.
 */
function finishStatements(
  db: D1Database,
  { siteId, changeSetId }: Place,
  entryId: string,
  { state, reason, text = '', kept = [] }: Outcome,
): D1PreparedStatement[] {
  const entry = 'site_id = ?1 AND change_set_id = ?2 AND id = ?3';
  const isOpen = `SELECT 1 FROM change_set_entries WHERE ${entry} AND state = 'open'`;
  return [
    guard(db, siteId, { VERSION_STALE: `NOT EXISTS (${isOpen})` }, changeSetId, entryId),
    db
      .prepare(`UPDATE change_set_entries SET state = ?4, reason = ?5, text = ?6, kept = ?7 WHERE ${entry}`)
      .bind(siteId, changeSetId, entryId, state, reason ?? null, text, JSON.stringify(kept)),
    db
      .prepare('UPDATE change_sets SET open = open - 1, stayed = stayed + ?3 WHERE site_id = ?1 AND id = ?2')
      .bind(siteId, changeSetId, Number(state !== 'takenBack')),
  ];
}

/** Returns what writes the outcome of an entry once. */
export function finishingOf(call: OwnerCall, place: Place, { id }: EntryRow): Finishing {
  let isDone = false;
  const finish = (outcome: Outcome) => finishStatements(call.db, place, id, outcome);
  return {
    carrying(outcome, others = []) {
      const db = carryingDatabase(call.db, {
        statementsFor: () => (isDone ? [] : [...others, ...finish(outcome)]),
        carried() {
          isDone = true;
        },
      });
      return { ...call, db };
    },
    async end(outcome, others = []) {
      if (isDone) return;
      await call.db.batch([...others, ...finish(outcome)]);
      isDone = true;
    },
  };
}

/** Records who takes a set back, unless somebody has begun to. */
export async function begin({ db, site, owner, now }: OwnerCall, changeSetId: string): Promise<void> {
  const { siteId } = site;
  const audit = { siteId, keyId: owner.keyId, action: 'change-set.takenBack', target: changeSetId };
  const isNew = 'SELECT 1 FROM change_sets WHERE site_id = ?1 AND id = ?5 AND taken_back_at IS NULL';
  await db.batch([
    auditStatement(db, audit, now, { sql: `EXISTS (${isNew})`, values: [] }),
    db
      .prepare(
        `UPDATE change_sets SET taken_back_by = ?3, taken_back_at = ?4
         WHERE site_id = ?1 AND id = ?2 AND taken_back_at IS NULL`,
      )
      .bind(siteId, changeSetId, owner.keyId, now),
  ]);
}
