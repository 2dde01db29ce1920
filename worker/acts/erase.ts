/**
 * Removes a person from their acts: those of the carts and orders that have their address, and all others of the same
 * browsers. Payments of these carts that are still open forget their visitor, so that an order that is placed later
 * names nobody; no later answer of the browser brings that back. `orderIds` are pending orders that name the person.
 * Rows stay that show whether a call is a repeat. It comes before the statements that delete the checkouts.
 */
export function eraseActsStatements(
  db: D1Database,
  siteId: string,
  email: string,
  orderIds: readonly string[],
): D1PreparedStatement[] {
  // The checkouts of one cart have its id, or one that begins with it and a full stop.
  const carts = `SELECT substr(checkout_id, 1, instr(checkout_id || '.', '.') - 1) AS id
      FROM checkouts INDEXED BY checkouts_by_email WHERE site_id = ?1 AND email = ?2 AND email <> ''
    UNION SELECT substr(checkout_id, 1, instr(checkout_id || '.', '.') - 1)
      FROM orders INDEXED BY orders_by_email WHERE site_id = ?1 AND email = ?2
    UNION SELECT substr(checkout_id, 1, instr(checkout_id || '.', '.') - 1)
      FROM payments INDEXED BY payments_by_person
      WHERE site_id = ?1 AND snapshot ->> 'email' = ?2 AND snapshot <> '' AND state = 'open'
    UNION SELECT value FROM json_each(?3)`;
  const ofCarts = `FROM acts INDEXED BY acts_by_cart WHERE site_id = ?1 AND cart_id IN (${carts})`;
  const ofBrowsers = `FROM acts INDEXED BY acts_by_visitor
    WHERE site_id = ?1 AND visitor_hash <> '' AND visitor_hash IN (SELECT visitor_hash ${ofCarts})`;
  const theirs = `SELECT id ${ofCarts} UNION SELECT id ${ofBrowsers}`;
  return [
    `DELETE FROM act_deliveries INDEXED BY act_deliveries_by_act WHERE site_id = ?1 AND act_id IN (${theirs})`,
    // Before the acts lose the id of the browser that they are from.
    `UPDATE payments SET snapshot = json_remove(snapshot, '$.source')
     WHERE state = 'open' AND snapshot <> '' AND (site_id, id) IN (
       SELECT p.site_id, p.id FROM (${carts} UNION SELECT cart_id ${ofBrowsers}) cart
         CROSS JOIN payments p INDEXED BY payments_by_checkout
           ON p.site_id = ?1 AND p.checkout_id >= cart.id AND p.checkout_id < cart.id || '/')`,
    `UPDATE acts SET purposes = '', person = '{}', visitor_hash = '', state = iif(state = 'waiting', 'due', state)
     WHERE site_id = ?1 AND id IN (${theirs})`,
  ].map((sql) => db.prepare(sql).bind(siteId, email, JSON.stringify(orderIds)));
}
