import { PURPOSES } from '#runtime/domain/may-track.ts';
import { withNameForMeta, withoutFor } from './person.ts';
import { type ActSource, storedSource } from './source.ts';

/** The visitor who has answered. */
interface Answering {
  siteId: string;
  /** '' for none. */
  cartId: string;
  /** SHA-256, hex, of the id of the browser; '' on pages of other origins. */
  visitorHash: string;
}

/** The visitor's cart and pending orders. ?2 is the cart and ?3 the visitor's hash. */
const CARTS = `SELECT ?2 AS id WHERE ?2 <> '' UNION SELECT id FROM pending_orders INDEXED BY pending_orders_by_visitor
  WHERE site_id = ?1 AND visitor_hash = ?3 AND visitor_hash <> ''`;
const OF_BROWSER = `acts INDEXED BY acts_by_visitor WHERE site_id = ?1 AND visitor_hash = ?3 AND visitor_hash <> ''`;
/** The visitor's acts: those of the cart, and those that the same browser did in carts that were bought since. */
const THEIRS = `site_id = ?1 AND id IN (
  SELECT id FROM acts INDEXED BY acts_by_cart WHERE site_id = ?1 AND cart_id IN (${CARTS}) UNION SELECT id FROM ${OF_BROWSER})`;

/**
 * Applies a visitor's answer to their acts. Acts that waited for it are counted and sent for the purposes that are
 * allowed now, or deleted. Acts under an earlier answer lose each purpose that is not allowed any more: they are not
 * counted or sent for it from now on, nor is a later refund, and the ids for it are deleted. They gain no purpose.
 */
export async function answerActs(db: D1Database, visitor: Answering, source: ActSource): Promise<void> {
  const { purposes = [] } = source;
  await db.batch([
    keepAnswer(db, visitor, source),
    ...narrowStatements(db, visitor, source),
    ...(purposes.length > 0 ? [releaseStatement(db, visitor, source)] : [forgetStatement(db, visitor)]),
  ]);
}

function releaseStatement(db: D1Database, { siteId, cartId, visitorHash }: Answering, source: ActSource) {
  const { allowed, person } = storedSource(source);
  return db
    .prepare(
      `UPDATE acts SET state = 'due', purposes = ?4, person = ${withNameForMeta('?5')},
         visitor_hash = iif(visitor_hash = '', ?3, visitor_hash) WHERE state = 'waiting' AND ${THEIRS}`,
    )
    .bind(siteId, cartId, visitorHash, allowed, JSON.stringify(person));
}

function forgetStatement(db: D1Database, { siteId, cartId, visitorHash }: Answering) {
  return db.prepare(`DELETE FROM acts WHERE state = 'waiting' AND ${THEIRS}`).bind(siteId, cartId, visitorHash);
}

/** Rows stay without a visitor, because they show whether a call is a repeat. */
function narrowStatements(db: D1Database, { siteId, cartId, visitorHash }: Answering, { purposes = [] }: ActSource) {
  const gone = PURPOSES.filter((purpose) => !purposes.includes(purpose));
  if (gone.length === 0) return [];
  const left = `(SELECT COALESCE(group_concat(value, '.'), '') FROM json_each(?4)
    WHERE instr('.' || purposes || '.', '.' || value || '.') > 0)`;
  const statements = [
    `DELETE FROM act_deliveries INDEXED BY act_deliveries_by_act WHERE site_id = ?1 AND act_id IN (SELECT id FROM acts WHERE ${THEIRS})
       AND NOT EXISTS (SELECT 1 FROM senders s
         WHERE s.site_id = ?1 AND s.id = sender AND s.purpose IN (SELECT value FROM json_each(?4)))`,
    `UPDATE acts SET purposes = ${left}, person = iif(${left} = '', '{}', ${withoutFor(gone)}),
       visitor_hash = iif(${left} = '', '', visitor_hash)
     WHERE state <> 'waiting' AND purposes <> '' AND ${THEIRS}`,
  ];
  return statements.map((sql) => db.prepare(sql).bind(siteId, cartId, visitorHash, JSON.stringify(purposes)));
}

/**
 * Keeps the answer with payments that are under way, because their orders may be placed when the visitor has gone. The
 * checkouts of one cart have its id, or one that begins with it and a full stop. A cart that was bought has been
 * replaced, and may have a payment still. A payment whose visitor was erased names nobody any more.
 */
function keepAnswer(db: D1Database, { siteId, cartId, visitorHash }: Answering, source: ActSource) {
  const carts = `${CARTS} UNION SELECT cart_id FROM ${OF_BROWSER}`;
  const set = `json_set(snapshot, '$.source', json(?4))`;
  return db
    .prepare(
      `UPDATE payments SET snapshot = ${withNameForMeta(set, '$.source.person')}
       WHERE state = 'open' AND snapshot <> '' AND snapshot -> '$.source' IS NOT NULL AND (site_id, id) IN (
         SELECT p.site_id, p.id FROM (${carts}) c CROSS JOIN payments p INDEXED BY payments_by_checkout
           ON p.site_id = ?1 AND p.checkout_id >= c.id AND p.checkout_id < c.id || '/')`,
    )
    .bind(siteId, cartId, visitorHash, JSON.stringify(storedSource(source)));
}

/** Returns the statement that gives one cart of a visitor the acts of another one. */
export function moveActsStatement(
  db: D1Database,
  { siteId, from, into }: { siteId: string; from: string; into: string },
): D1PreparedStatement {
  return db
    .prepare('UPDATE acts INDEXED BY acts_by_cart SET cart_id = ?3 WHERE site_id = ?1 AND cart_id = ?2')
    .bind(siteId, from, into);
}
