/**
 * Deletes the data that a person entered at checkouts that were never paid. Orders stay, because they are the shop's
 * books, and so does an open payment until it has ended.
 */
export function eraseCheckoutStatements(db: D1Database, siteId: string, email: string): D1PreparedStatement[] {
  const address = email.trim().toLowerCase();
  const checkouts = `SELECT checkout_id FROM checkouts INDEXED BY checkouts_by_email
    WHERE site_id = ?1 AND email = ?2 AND email <> ''`;
  return [
    db
      .prepare(
        `DELETE FROM payments INDEXED BY payments_by_checkout
         WHERE site_id = ?1 AND checkout_id IN (${checkouts}) AND state IN ('declined', 'cancelled')`,
      )
      .bind(siteId, address),
    db
      .prepare(`DELETE FROM checkouts INDEXED BY checkouts_by_email WHERE site_id = ?1 AND email = ?2 AND email <> ''`)
      .bind(siteId, address),
  ];
}
