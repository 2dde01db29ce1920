import { ADDRESSES_OF } from '../db/addresses-of.ts';

/** Deletes a person's sign-ups. */
export function eraseRestockStatements(db: D1Database, siteId: string, email: string): D1PreparedStatement[] {
  return [
    db
      .prepare('DELETE FROM restock_sign_ups WHERE site_id = ?1 AND email = ?2')
      .bind(siteId, email.trim().toLowerCase()),
  ];
}

/** Deletes the sign-ups of all confirmed addresses of an account, before the account itself is deleted. */
export function eraseRestockOfAccountStatement(db: D1Database, siteId: string, email: string): D1PreparedStatement {
  return db
    .prepare(`DELETE FROM restock_sign_ups WHERE site_id = ?1 AND email IN ${ADDRESSES_OF('?2')}`)
    .bind(siteId, email);
}
