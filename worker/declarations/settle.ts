import type { Declaration, DeclarationSettlement } from '#runtime/contracts/withdrawals.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { auditStatement } from '../owner/service.ts';
import { requireDeclaration } from './owner-list.ts';

/**
 * Returns the statements that say what became of a declaration, for the batch of what does: a return was opened, which
 * accepts it, or an owner has settled it otherwise. One that is settled stays so.
 */
export function settleDeclarationStatements(
  db: D1Database,
  siteId: string,
  { id, state, note }: { id: string; state: 'accepted' | 'settled'; note?: string },
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE declarations SET state = ?3, note = COALESCE(?4, note)
         WHERE site_id = ?1 AND id = ?2 AND (state = 'open' OR ?3 = 'settled')`,
      )
      .bind(siteId, id, state, note ?? null),
  ];
}

/** Returns the statement that opens a declaration again, because the return that it had led to was cancelled. */
export function reopenDeclarationStatement(db: D1Database, siteId: string, id: string): D1PreparedStatement {
  return db
    .prepare(`UPDATE declarations SET state = 'open' WHERE site_id = ?1 AND id = ?2 AND state = 'accepted'`)
    .bind(siteId, id);
}

/** Says that an owner has settled a declaration, with a note that no buyer sees. Throws DECLARATION_NOT_FOUND. */
export async function settleDeclaration(
  { db, site, owner, now }: OwnerCall,
  id: string,
  { state, note }: DeclarationSettlement,
): Promise<Declaration> {
  const { siteId } = site;
  await requireDeclaration(db, siteId, id);
  await db.batch([
    ...settleDeclarationStatements(db, siteId, { id, state, note }),
    auditStatement(db, { siteId, keyId: owner.keyId, action: 'declaration.settled', target: id }, now),
  ]);
  return requireDeclaration(db, siteId, id);
}
