/**
 * Takes a person out of what they have done: acts of the carts and orders that their address was entered for, and all
 * that the same browsers did. `orderIds` are pending orders that name the person. Amounts that are not in the sales yet
 * stay, and rows stay that tell whether a call is a repeat. It comes before what deletes the checkouts.
 */
export function eraseActsStatements(
  db: D1Database,
  siteId: string,
  email: string,
  orderIds: readonly string[],
): D1PreparedStatement[] {
  // The checkouts of one cart have its id, or one that begins with it and a full stop.
  const carts = `SELECT substr(checkout_id, 1, instr(checkout_id || '.', '.') - 1)
      FROM checkouts INDEXED BY checkouts_by_email WHERE site_id = ?1 AND email = ?2 AND email <> ''
    UNION SELECT substr(checkout_id, 1, instr(checkout_id || '.', '.') - 1)
      FROM orders INDEXED BY orders_by_email WHERE site_id = ?1 AND email = ?2
    UNION SELECT value FROM json_each(?3)`;
  const ofCarts = `FROM acts INDEXED BY acts_by_cart WHERE site_id = ?1 AND cart_id IN (${carts})`;
  const theirs = `SELECT id ${ofCarts} UNION SELECT id FROM acts INDEXED BY acts_by_visitor
    WHERE site_id = ?1 AND visitor_hash <> '' AND visitor_hash IN (SELECT visitor_hash ${ofCarts})`;
  return [
    `DELETE FROM act_deliveries INDEXED BY act_deliveries_by_act WHERE site_id = ?1 AND act_id IN (${theirs})`,
    `UPDATE acts SET purposes = '', person = '{}', visitor_hash = '', state = iif(state = 'waiting', 'due', state)
     WHERE site_id = ?1 AND id IN (${theirs})`,
  ].map((sql) => db.prepare(sql).bind(siteId, email, JSON.stringify(orderIds)));
}
