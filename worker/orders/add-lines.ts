import type { OrderUnits } from '#runtime/contracts/order.ts';
import { followOrderStatement } from '../customers/service.ts';
import type { PlannedEdit } from '../subscriptions/service.ts';
import { LINE_INSERT } from './repository.ts';
import type { SnapshotLine } from './snapshot.ts';
import { buyerText, orderWordsStatement } from './words.ts';

/** What is added to an order; `first` is the position of its first line. */
type Added = Pick<
  PlannedEdit,
  'orderId' | 'subtotalCents' | 'shippingCents' | 'taxCents' | 'taxes' | 'addedCents' | 'address'
> & {
  first: number;
};

/** The order's taxes with those of what is added, ?8, as SQL: one of the same name and rate is the same tax. */
const WITH_TAXES = `(SELECT json_group_array(json(tax)) FROM (
  SELECT json_object('name', name, 'rate', rate, 'netCents', SUM(net), 'cents', SUM(cents)) AS tax FROM (
    SELECT 0 AS isAdded, key, value ->> 'name' AS name, value ->> 'rate' AS rate, value ->> 'netCents' AS net,
      value ->> 'cents' AS cents FROM json_each(orders.taxes)
    UNION ALL SELECT 1, key, value ->> 'name', value ->> 'rate', value ->> 'netCents', value ->> 'cents' FROM json_each(?8)
  ) GROUP BY name, rate ORDER BY MIN(isAdded), MIN(key)))`;

/**
 * Returns the statements that add lines to an order and raise its amounts. The order is found by what was added, and by
 * where it goes now, too.
 */
export function addLinesStatements(
  db: D1Database,
  siteId: string,
  { orderId, first, subtotalCents, shippingCents, taxCents, taxes, addedCents, address }: Added,
  lines: readonly SnapshotLine[],
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE orders SET subtotal_cents = subtotal_cents + ?3, shipping_cents = shipping_cents + ?4,
           standard_shipping_cents = standard_shipping_cents + ?4, tax_cents = tax_cents + ?5,
           taxes = ${WITH_TAXES},
           grand_total_cents = grand_total_cents + ?6, address = COALESCE(?7, address),
           buyer = COALESCE(NULLIF(?9, ''), buyer)
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(
        ...[siteId, orderId, subtotalCents, shippingCents, taxCents, addedCents],
        address && JSON.stringify(address),
        JSON.stringify(taxes),
        address && buyerText('', address),
      ),
    db.prepare(LINE_INSERT).bind(siteId, orderId, JSON.stringify(lines), first),
    followOrderStatement(db, siteId, orderId),
    orderWordsStatement(db, siteId, orderId, { email: '', address, coupons: [], lines }),
  ];
}

/** Returns the statement that takes units off an order's lines: they were bought and are not packed. */
export function removeUnitsStatements(
  db: D1Database,
  siteId: string,
  orderId: string,
  units: readonly OrderUnits[],
): D1PreparedStatement[] {
  if (units.length === 0) return [];
  return [
    db
      .prepare(
        `UPDATE order_lines SET removed_quantity = removed_quantity + (asked.value ->> 'quantity')
         FROM json_each(?3) asked
         WHERE order_lines.site_id = ?1 AND order_lines.order_id = ?2
           AND order_lines.position = asked.value ->> 'position'`,
      )
      .bind(siteId, orderId, JSON.stringify(units)),
  ];
}
