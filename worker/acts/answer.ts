import { type ActSource, NOBODY, storedSource } from './source.ts';

/** The visitor who has answered. */
interface Answering {
  siteId: string;
  /** '' for none. */
  cartId: string;
  /** SHA-256, hex, of the id of the browser; '' on pages of other origins. */
  visitorHash: string;
}

/** The visitor's cart and pending orders. ?2 is the cart and ?3 the visitor's hash. */
const THEIRS = `SELECT ?2 WHERE ?2 <> '' UNION SELECT id FROM pending_orders INDEXED BY pending_orders_by_visitor
  WHERE site_id = ?1 AND visitor_hash = ?3 AND visitor_hash <> ''`;
const WAITING = `site_id = ?1 AND state = 'waiting' AND cart_id IN (${THEIRS})`;

/** Lets all that waited for the visitor's answer be counted and sent for the purposes that are allowed now. */
export async function releaseActs(db: D1Database, visitor: Answering, source: ActSource): Promise<void> {
  const { siteId, cartId, visitorHash } = visitor;
  const { allowed, person } = storedSource(source);
  await db.batch([
    ...keepAnswer(db, visitor, source),
    db
      .prepare(
        `UPDATE acts INDEXED BY acts_of_undecided SET state = 'due', purposes = ?4, person = ?5 WHERE ${WAITING}`,
      )
      .bind(siteId, cartId, visitorHash, allowed, JSON.stringify(person)),
  ]);
}

/**
 * Forgets all that waited for the visitor's answer. What was done under an earlier answer that allowed it stays, and so
 * does the amount of an order that is not in the sales yet.
 */
export async function forgetActs(db: D1Database, visitor: Answering): Promise<void> {
  const { siteId, cartId, visitorHash } = visitor;
  await db.batch([
    ...keepAnswer(db, visitor, NOBODY),
    db
      .prepare(`UPDATE acts INDEXED BY acts_of_undecided SET state = 'due' WHERE ${WAITING} AND sale_cents IS NOT NULL`)
      .bind(siteId, cartId, visitorHash),
    db.prepare(`DELETE FROM acts INDEXED BY acts_of_undecided WHERE ${WAITING}`).bind(siteId, cartId, visitorHash),
  ]);
}

/**
 * Keeps the answer with payments that are under way, because their orders may be placed when the visitor has gone. The
 * checkouts of one cart have its id, or one that begins with it and a full stop.
 */
function keepAnswer(db: D1Database, { siteId, cartId, visitorHash }: Answering, source: ActSource) {
  const keep =
    "UPDATE payments INDEXED BY payments_by_checkout SET snapshot = json_set(snapshot, '$.source', json(?3))";
  const open = "site_id = ?1 AND state = 'open' AND snapshot <> ''";
  const stored = JSON.stringify(storedSource(source));
  const ofCart = db.prepare(`${keep} WHERE ${open} AND checkout_id >= ?2 AND checkout_id < ?2 || '/'`);
  const ofPending = db.prepare(
    `${keep} WHERE ${open} AND checkout_id IN (
       SELECT id FROM pending_orders INDEXED BY pending_orders_by_visitor
       WHERE site_id = ?1 AND visitor_hash = ?2 AND visitor_hash <> '')`,
  );
  return [
    ...(cartId ? [ofCart.bind(siteId, cartId, stored)] : []),
    ...(visitorHash ? [ofPending.bind(siteId, visitorHash, stored)] : []),
  ];
}

/** Returns the statement that makes what waits in one cart of a visitor wait in another one. */
export function moveActsStatement(
  db: D1Database,
  { siteId, from, into }: { siteId: string; from: string; into: string },
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE acts INDEXED BY acts_of_undecided SET cart_id = ?3
       WHERE site_id = ?1 AND cart_id = ?2 AND state = 'waiting'`,
    )
    .bind(siteId, from, into);
}
