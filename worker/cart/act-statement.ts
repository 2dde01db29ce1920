import { actId, randomActId, writeCartAct } from '../acts/service.ts';
import { choice } from './change-statements.ts';
import { CURRENT_PRICE } from './current-price.ts';
import type { CartChange } from './mutation.ts';

/** The line ?9 of the cart ?2 with its variant and its product. */
const LINE = `FROM cart_entries e
  JOIN variants v ON v.site_id = e.site_id AND v.id = e.variant_id
  JOIN items i ON i.site_id = e.site_id AND i.id = e.item_id
  WHERE e.site_id = ?1 AND e.cart_id = ?2 AND e.id = ?9`;
const COLUMNS = 'i.id AS item_id, v.sku, i.title';

/** Returns the id of the act that a change is. A call without a key cannot be repeated. */
export function actIdOf({ siteId, cartId, idempotency }: Pick<CartChange, 'siteId' | 'cartId' | 'idempotency'>) {
  return idempotency ? actId(siteId, cartId, idempotency.key) : randomActId();
}

/**
 * Returns the statement that records what a change adds or removes. It comes before those of the change, because it
 * compares the new quantity with the old one, and is undone with them.
 */
export function actStatements(db: D1Database, change: CartChange): D1PreparedStatement[] {
  const { siteId, cartId, mutation, currency, source, now } = change;
  const act = { siteId, cartId, id: actIdOf(change), currency, source, now };
  switch (mutation.type) {
    case 'add': {
      const { itemId, sku, areFieldsChecked, lockKeys, quantity } = mutation;
      const sql = `SELECT 'add' AS kind, ${COLUMNS}, ?13 AS quantity, ${CURRENT_PRICE} AS price_cents ${choice(9)}`;
      return writeCartAct(db, act, { sql, values: [itemId, sku, Number(areFieldsChecked), lockKeys, quantity] });
    }
    case 'setQuantity': {
      const sql = `SELECT iif(?10 > e.quantity, 'add', 'remove') AS kind, ${COLUMNS}, abs(?10 - e.quantity) AS quantity,
        ${CURRENT_PRICE} AS price_cents ${LINE} AND e.quantity <> ?10`;
      return writeCartAct(db, act, { sql, values: [mutation.entryId, mutation.quantity] });
    }
    case 'remove': {
      const sql = `SELECT 'remove' AS kind, ${COLUMNS}, e.quantity, e.purchase_price_cents AS price_cents ${LINE}`;
      return writeCartAct(db, act, { sql, values: [mutation.entryId] });
    }
    default:
      return [];
  }
}
