import type { Address } from '#runtime/contracts/checkout.ts';
import type { DraftLine } from '#runtime/contracts/draft-order.ts';
import type { Order } from '#runtime/contracts/order.ts';
import type { OrderChanges } from '#runtime/contracts/order-edit.ts';
import { deliveryPriceLeft, refundableOrder } from '#runtime/domain/refund-lines.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { type Counts, chosenUnits, noUnits } from '../orders/chosen-units.ts';

/** An edit as it stands in the fields. */
export interface EditForm {
  counts: Counts;
  add: DraftLine[];
  /** By how much the price of the delivery changes, in minor units. */
  deliveryCents: number;
  /** Null for the address that the order has. */
  address: Address | null;
}

export function emptyEdit(order: Order): EditForm {
  return { counts: noUnits(order), add: [], deliveryCents: 0, address: null };
}

/** Returns what is changed; undefined where a number of units is wrong. */
export function changesOf(order: Order, { counts, add, deliveryCents, address }: EditForm): OrderChanges | undefined {
  const remove = chosenUnits(order, counts);
  const isNone = Object.values(counts).every((text) => text.trim() === '0');
  if (!remove && !isNone) return undefined;
  return { remove: remove ?? [], add, deliveryCents, address };
}

/** Whether nothing is changed yet. */
export function isEmpty({ remove, add, address, deliveryCents }: OrderChanges): boolean {
  return remove.length === 0 && add.length === 0 && address === null && deliveryCents === 0;
}

/** Says what is wrong with the price of the delivery; '' where it is right. */
export function deliveryError(order: Order, { add, deliveryCents }: Pick<EditForm, 'add' | 'deliveryCents'>): string {
  if (!Number.isInteger(deliveryCents) || deliveryPrice(order) + deliveryCents < 0) return draftTexts.enterPrice;
  return deliveryCents > 0 && add.length === 0 ? draftTexts.deliveryRises : '';
}

/** What the buyer pays for the delivery so far, in minor units. */
export function deliveryPrice(order: Order): number {
  return deliveryPriceLeft(refundableOrder(order));
}
