import type { OrderUnits } from '#runtime/contracts/order.ts';
import type { PlannedEdit } from '../subscriptions/service.ts';
import { LINE_INSERT } from './repository.ts';
import type { SnapshotLine } from './snapshot.ts';

/** What is added to an order; `first` is the position of its first line. */
type Added = Pick<
  PlannedEdit,
  'orderId' | 'subtotalCents' | 'shippingCents' | 'taxCents' | 'addedCents' | 'address'
> & {
  first: number;
};

/** Returns the statements that add lines to an order and raise its amounts. */
export function addLinesStatements(
  db: D1Database,
  siteId: string,
  { orderId, first, subtotalCents, shippingCents, taxCents, addedCents, address }: Added,
  lines: readonly SnapshotLine[],
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE orders SET subtotal_cents = subtotal_cents + ?3, shipping_cents = shipping_cents + ?4,
           standard_shipping_cents = standard_shipping_cents + ?4, tax_cents = tax_cents + ?5,
           grand_total_cents = grand_total_cents + ?6, address = COALESCE(?7, address)
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(siteId, orderId, subtotalCents, shippingCents, taxCents, addedCents, address && JSON.stringify(address)),
    db.prepare(LINE_INSERT).bind(siteId, orderId, JSON.stringify(lines), first),
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
