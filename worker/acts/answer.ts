import { type ActSource, allowed, NOBODY } from './source.ts';

/** The visitor who has answered. */
interface Answering {
  siteId: string;
  /** SHA-256, hex, of the token of the cart; '' for none. */
  cartHash: string;
  /** SHA-256, hex, of the id of the browser; '' on pages of other origins. */
  visitorHash: string;
}

/** The visitor's cart and pending orders. ?2 is the cart's hash and ?3 the visitor's. */
const THEIRS = `SELECT id FROM carts WHERE site_id = ?1 AND token_hash = ?2 AND ?2 <> ''
  UNION SELECT id FROM pending_orders INDEXED BY pending_orders_by_visitor
  WHERE site_id = ?1 AND visitor_hash = ?3 AND visitor_hash <> ''`;
const WAITING = `site_id = ?1 AND state = 'waiting' AND cart_id IN (${THEIRS})`;

/**
 * Lets all that waited for the visitor's answer be counted and sent for the purposes that are allowed now, and keeps the
 * answer for an order whose payment is under way.
 */
export async function releaseActs(db: D1Database, visitor: Answering, source: ActSource): Promise<void> {
  const { siteId, cartHash, visitorHash } = visitor;
  await db.batch([
    keepAnswer(db, visitor, source),
    db
      .prepare(
        `UPDATE acts INDEXED BY acts_of_undecided SET state = 'due', purposes = ?4, person = ?5 WHERE ${WAITING}`,
      )
      .bind(siteId, cartHash, visitorHash, allowed(source), JSON.stringify(source.person)),
  ]);
}

/**
 * Forgets all that waited for the visitor's answer. What was done under an earlier answer that allowed it stays, and so
 * does the amount of an order that is not in the sales yet.
 */
export async function forgetActs(db: D1Database, visitor: Answering): Promise<void> {
  const { siteId, cartHash, visitorHash } = visitor;
  await db.batch([
    keepAnswer(db, visitor, NOBODY),
    db
      .prepare(`UPDATE acts INDEXED BY acts_of_undecided SET state = 'due' WHERE ${WAITING} AND sale_cents IS NOT NULL`)
      .bind(siteId, cartHash, visitorHash),
    db.prepare(`DELETE FROM acts INDEXED BY acts_of_undecided WHERE ${WAITING}`).bind(siteId, cartHash, visitorHash),
  ]);
}

/** An order may be placed long after the visitor has gone, by a message of the provider. */
function keepAnswer(db: D1Database, { siteId, cartHash }: Answering, source: ActSource): D1PreparedStatement {
  return db
    .prepare(`UPDATE carts SET consent = ?3 WHERE site_id = ?1 AND token_hash = ?2 AND consent IS NOT ?3`)
    .bind(siteId, cartHash, allowed(source));
}
