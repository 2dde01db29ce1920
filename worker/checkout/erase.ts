/**
 * Deletes the data that a person entered at checkouts that were never paid, and the drafts of their orders. `orderIds`
 * are pending orders that name the person. Orders stay, because they are the shop's books, and so does an open payment
 * until it has ended.
 */
export function eraseCheckoutStatements(
  db: D1Database,
  siteId: string,
  email: string,
  orderIds: readonly string[],
): D1PreparedStatement[] {
  const ids = JSON.stringify(orderIds);
  const checkouts = `SELECT checkout_id FROM checkouts INDEXED BY checkouts_by_email
    WHERE site_id = ?1 AND email = ?2 AND email <> '' UNION SELECT value FROM json_each(?3)`;
  const unpaid = `state IN ('declined', 'cancelled')`;
  return [
    db
      .prepare(
        `DELETE FROM payments INDEXED BY payments_by_checkout
         WHERE site_id = ?1 AND checkout_id IN (${checkouts}) AND ${unpaid}`,
      )
      .bind(siteId, email, ids),
    db
      .prepare(
        `DELETE FROM payments INDEXED BY payments_by_person
         WHERE site_id = ?1 AND snapshot ->> 'email' = ?2 AND snapshot <> '' AND ${unpaid}`,
      )
      .bind(siteId, email),
    db
      .prepare(`DELETE FROM checkouts WHERE site_id = ?1 AND checkout_id IN (${checkouts}) RETURNING 1`)
      .bind(siteId, email, ids),
  ];
}
