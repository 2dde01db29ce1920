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
