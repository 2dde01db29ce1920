import type { Order, OrderUnits } from '#runtime/contracts/order.ts';
import { refundableOrder, refundOfUnits, type UnitsRefund, unitsLeft } from '#runtime/domain/refund-lines.ts';

/** What a person has entered, by the position of its line. */
export type Counts = Readonly<Record<number, string>>;

/** The units of an order that can go back, with the names of their products. */
export function unitsToReturn(order: Order) {
  return unitsLeft(order).map((line) => ({ ...line, productName: order.items[line.position]?.productName ?? '' }));
}

/** Returns no unit of any line, as the fields begin. */
export function noUnits(order: Order): Counts {
  return Object.fromEntries(unitsLeft(order).map(({ position }) => [position, '0']));
}

/** Returns these units, as far as they can still go back; all of them for null. */
export function countsOf(order: Order, units: readonly OrderUnits[] | null): Counts {
  const wanted = (position: number) => units?.find((line) => line.position === position)?.quantity ?? 0;
  return Object.fromEntries(
    unitsLeft(order).map(({ position, quantity }) => [
      position,
      String(units === null ? quantity : Math.min(quantity, wanted(position))),
    ]),
  );
}

/** Returns the units that were entered; undefined where a number is wrong, or all are 0. */
export function chosenUnits(order: Order, counts: Counts): OrderUnits[] | undefined {
  const chosen = unitsLeft(order).map(({ position, quantity: left }) => {
    const text = (counts[position] ?? '').trim();
    return { position, quantity: text === '' ? Number.NaN : Number(text), left };
  });
  const isWrong = chosen.some(({ quantity, left }) => !Number.isInteger(quantity) || quantity < 0 || quantity > left);
  const units = chosen.filter(({ quantity }) => quantity > 0).map(({ position, quantity }) => ({ position, quantity }));
  return isWrong || units.length === 0 ? undefined : units;
}

/** Computes what goes back for what was entered, as the shop will. */
export function refundOfCounts(order: Order, counts: Counts, refundsDelivery: boolean): UnitsRefund | undefined {
  const units = chosenUnits(order, counts);
  return units && refundOfUnits(refundableOrder(order), units, { refundsDelivery });
}

/** Says whether the delivery would go back with all units that are left. */
export function mayRefundDelivery(order: Order): boolean {
  return refundOfUnits(refundableOrder(order), unitsLeft(order), { refundsDelivery: true }).deliveryCents > 0;
}
