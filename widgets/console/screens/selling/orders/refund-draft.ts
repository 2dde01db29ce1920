import type { OrderUnits } from '#runtime/contracts/order.ts';
import { readDraft, writeDraft } from '../../../app/drafts.ts';
import { draftKey } from '../../../app/use-editor.ts';

/** A refund that was asked for. The shop recognises a repeat by its key, and gives nothing back a second time. */
export interface RefundDraft {
  key: string;
  /** Minor units; null for all that is left, or for units. */
  amountCents: number | null;
  /** The units that it is for; null for an amount or all that is left. */
  lines: OrderUnits[] | null;
  refundsDelivery: boolean;
  restock: boolean;
}

/** Returns the body of the call that asks for a refund. */
export function refundBody({ amountCents, lines, refundsDelivery, restock }: RefundDraft) {
  if (lines) return { lines, refundsDelivery, restock };
  return { restock, ...(amountCents !== null && { amountCents }) };
}

/** Returns the refund of an order that was asked for and got no answer. */
export function unansweredRefund(orderNumber: number): RefundDraft | undefined {
  return readDraft<RefundDraft>(nameOf(orderNumber))?.value;
}

/** Keeps a refund until its answer has come; undefined forgets it. */
export function keepRefund(orderNumber: number, refund: RefundDraft | undefined): void {
  writeDraft(nameOf(orderNumber), refund && { value: refund, base: refund, version: undefined });
}

function nameOf(orderNumber: number): string {
  return draftKey(`/api/owner/orders/${orderNumber}/refund`);
}
