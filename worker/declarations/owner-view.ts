import type { ReturnState } from '#runtime/contracts/enumerations.ts';
import type { Order } from '#runtime/contracts/order.ts';
import type { Declaration } from '#runtime/contracts/withdrawals.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { exceptedLines } from '#runtime/domain/law/exceptions.ts';
import { withdrawalPeriod } from '#runtime/domain/law/period.ts';
import { buyersCountry, contractOrder, readOrdersByNumber } from '../orders/service.ts';
import { type DeclarationRow, numberText, toDeclared } from './rows.ts';

/** Days after a withdrawal in which the money must be back: Article 13 of Directive 2011/83/EU. */
export const REFUND_DAYS = 14;

/** A declaration with the number of its order and with its return; null where it has none. */
export interface OwnedRow extends DeclarationRow {
  order_number: number | null;
  return_id: string | null;
  return_state: ReturnState | null;
  return_due_at: number | null;
}

/** Writes declarations as their owner receives them, with what follows from their orders. */
export async function toDeclarations(
  db: D1Database,
  siteId: string,
  rows: readonly OwnedRow[],
): Promise<Declaration[]> {
  const numbers = [...new Set(rows.flatMap(({ order_number: number }) => (number === null ? [] : [number])))];
  const orders = numbers.length > 0 ? await readOrdersByNumber(db, siteId, numbers) : [];
  // One order can have any number of declarations, and its first cycle is read once.
  const read = await Promise.all(orders.map(async (order) => ({ order, first: await contractOrder(db, order) })));
  const byNumber = new Map(read.map((found) => [found.order.number, found]));
  return rows.map((row) => toDeclaration(row, byNumber.get(row.order_number ?? 0)));
}

interface DeclaredOrder {
  order: Order;
  /** The order that its period is counted by. */
  first: Order;
}

function toDeclaration(row: OwnedRow, { order, first }: Partial<DeclaredOrder> = {}): Declaration {
  const { kind, number, receivedAt, name, email, contract, part, lines, language, origin, cancellation } =
    toDeclared(row);
  const isWithdrawal = kind === 'withdrawal';
  return {
    ...{
      id: row.id,
      number: numberText(kind, number),
      kind,
      state: row.state,
      receivedAt,
      name,
      email,
      contract,
      part,
    },
    ...{ lines, language, origin, cancellation, subscriptionId: row.subscription_id, note: row.note, head: row.head },
    order: order ? { id: order.id, number: order.number } : null,
    period:
      isWithdrawal && order && first
        ? withdrawalPeriod(first, { country: buyersCountry(order), now: receivedAt })
        : null,
    exceptedLines: isWithdrawal && order ? exceptedLines(order) : [],
    refundDueAt: isWithdrawal ? refundDueAt(row, order) : null,
    returnId: row.return_id,
    isReceiptMailed: row.receipt_mailed === 1,
  };
}

function refundDueAt({ return_state: state, return_due_at: dueAt, ...row }: OwnedRow, order: Order | undefined) {
  if (state === 'refunded') return null;
  if (state !== null) return dueAt;
  return order && hasMoney(order) ? row.received_at + REFUND_DAYS * DAY_MS : null;
}

/** Whether the shop has money of the order that did not go back yet. */
function hasMoney({ grandTotal, refundedTotal, giftCardRefunded }: Order): boolean {
  return grandTotal.value > refundedTotal.value + giftCardRefunded.value;
}
