import type { DraftOrderInput, DraftProblem } from '#runtime/contracts/draft-order.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderUnits } from '#runtime/contracts/order.ts';
import type { EditTotals, OrderChanges, OrderEdit } from '#runtime/contracts/order-edit.ts';
import { moneyAmount } from '#runtime/domain/money.ts';
import { deliveryPriceLeft, refundableOrder, refundOfUnits } from '#runtime/domain/refund-lines.ts';
import { draftTaxes, orderedLine, type PricedDraft, priceDraft } from '../../../draft-orders/service.ts';
import { ApiError } from '../../../http/errors.ts';
import { requireUnitsLeft } from '../../../orders/service.ts';
import type { ShopCall } from '../../../site/shop-call.ts';
import { storeCurrency } from '../../../site/store-settings.ts';
import type { PlannedEdit } from '../../../subscriptions/service.ts';

/** Kinds whose rights begin with the order that they are bought in. */
const WITH_ORDER_ALONE: readonly number[] = [PRODUCT_TYPE.digital, PRODUCT_TYPE.paywall];
/** An edit of an order is priced with stock that nobody has reserved for it. */
const NO_CHECKOUT = '';

export interface PricedEdit {
  /** What is added, as a draft order; it is priced again when its buyer pays. */
  input: DraftOrderInput;
  priced: PricedDraft;
  removedCents: number;
  toGiftCardCents: number;
  /** What of both goes back for the delivery. */
  deliveryBackCents: number;
  /** Above 0 the buyer pays it, below 0 it goes back. */
  differenceCents: number;
  problems: DraftProblem[];
}

/**
 * Prices an edit: what is added by the rules of the checkout, and what is taken off as a refund of these units would be.
 * Throws ORDER_NOT_EDITABLE, and ORDER_CONFLICT where some of the units went back before.
 */
export async function priceEdit(call: ShopCall, order: Order, changes: OrderChanges): Promise<PricedEdit> {
  expectEditable(call, order);
  const { remove, add, deliveryCents } = changes;
  requireUnitsLeft(order, remove, removedBefore(order));
  const address = addressOf(order, changes);
  const lessDeliveryCents = Math.max(0, -deliveryCents);
  if (lessDeliveryCents > deliveryPriceLeft(refundableOrder(order))) {
    throw new ApiError('INVALID_REQUEST', { fields: ['deliveryCents'] });
  }
  const input: DraftOrderInput = {
    email: order.email,
    address,
    lines: [...add],
    delivery: { kind: 'own', name: order.shippingName || '—', cents: Math.max(0, deliveryCents) },
    discountCents: 0,
    message: '',
    note: '',
  };
  const priced = await priceDraft(call, NO_CHECKOUT, input, { pricesIncludeTax: order.taxIncluded });
  const back = refundOfUnits(refundableOrder(order), remove, { refundsDelivery: false, lessDeliveryCents });
  const addedCents = add.length === 0 ? 0 : priced.totals.grandTotalCents;
  return {
    input: withPrices(input, priced),
    priced,
    removedCents: back.toProviderCents,
    toGiftCardCents: back.toGiftCardCents,
    deliveryBackCents: back.deliveryCents,
    differenceCents: addedCents - back.toProviderCents,
    problems: problemsOf(changes, order, priced, back.totalCents),
  };
}

/** Units that an earlier edit took off and whose money has not gone back: its provider has refused that. */
function removedBefore({ items }: Order): OrderUnits[] {
  return items.map(({ removedQuantity, refundedQuantity }, position) => {
    return { position, quantity: Math.max(0, removedQuantity - refundedQuantity) };
  });
}

/** Throws ORDER_NOT_EDITABLE unless nothing of the order is on its way and its money is the shop's own. */
function expectEditable({ site }: ShopCall, order: Order): void {
  const { state, subscriptionId, cycle, events, grandTotal } = order;
  const isWaiting = state === 'paid' || state === 'packed';
  const isMoved = events.some(({ kind }) => ['sent', 'ended', 'cancelled', 'disputed'].includes(kind));
  const isOwn = grandTotal.currencyCode === storeCurrency(site) && subscriptionId === null && cycle === 0;
  const isElsewhere = order.provider === null && grandTotal.value > order.giftCardTotal.value;
  if (!isWaiting || isMoved || !isOwn || isElsewhere) throw new ApiError('ORDER_NOT_EDITABLE');
}

/** The taxes of what was bought depend on the place, so that another one needs another order. */
function addressOf(order: Order, { address }: OrderChanges) {
  if (!address) return order.address;
  const { address: before } = order;
  const isSamePlace = before?.countryCode === address.countryCode && before.region === address.region;
  if (!isSamePlace) throw new ApiError('INVALID_REQUEST', { fields: ['address.countryCode'] });
  return address;
}

/** Freezes today's prices, so that the buyer pays what the owner has seen. */
function withPrices(input: DraftOrderInput, { lines }: PricedDraft): DraftOrderInput {
  return {
    ...input,
    lines: input.lines.map((line, index) =>
      line.kind === 'product' ? { ...line, unitCents: lines[index]?.unitCents ?? 0 } : line,
    ),
  };
}

function problemsOf(
  { remove, add, address, deliveryCents }: OrderChanges,
  order: Order,
  priced: PricedDraft,
  backCents: number,
): DraftProblem[] {
  const isNothing = remove.length === 0 && add.length === 0 && address === null && deliveryCents >= 0;
  const left = order.items.reduce((sum, item) => sum + item.quantity - item.refundedQuantity, 0);
  const isAll = add.length === 0 && left > 0 && left === remove.reduce((sum, { quantity }) => sum + quantity, 0);
  const rest = order.grandTotal.value - order.refundedTotal.value - order.giftCardRefunded.value;
  // An order whose money has all gone back counts as refunded, so that nobody would send what is left of it.
  const isRest = add.length === 0 && backCents > 0 && backCents >= rest;
  const digital = priced.lines.flatMap(({ productType }, line): DraftProblem[] =>
    WITH_ORDER_ALONE.includes(productType) ? [{ kind: 'digital', line }] : [],
  );
  const ofAdded = add.length === 0 ? [] : priced.problems.filter(({ kind }) => kind !== 'noLines');
  return [...(isNothing || isAll || isRest ? [{ kind: 'noLines' as const, line: null }] : []), ...ofAdded, ...digital];
}

export function editTotals(order: Order, edit: PricedEdit): EditTotals {
  const amount = (cents: number) => moneyAmount(cents, order.grandTotal.currencyCode);
  const { priced, removedCents, toGiftCardCents, deliveryBackCents, differenceCents, problems } = edit;
  return {
    lines: priced.lines.map(({ title, quantity, unitCents }) => {
      const total = Math.min(unitCents * quantity, Number.MAX_SAFE_INTEGER);
      return { title, quantity, unitPrice: amount(unitCents), total: amount(total) };
    }),
    added: amount(differenceCents + removedCents),
    tax: amount(priced.lines.length === 0 ? 0 : priced.totals.taxCents),
    removed: amount(removedCents),
    deliveryBack: amount(deliveryBackCents),
    toGiftCard: amount(toGiftCardCents),
    difference: amount(differenceCents),
    problems,
  };
}

/** Returns the edit as it is stored until it happens. */
export function plannedEdit(
  order: Order,
  { remove, restock, mails, address }: OrderEdit,
  edit: PricedEdit,
): PlannedEdit {
  const { priced, removedCents, toGiftCardCents, deliveryBackCents, differenceCents } = edit;
  const { lines, totals } = priced;
  const isAdding = lines.length > 0;
  return {
    orderId: order.id,
    seen: {
      grandTotalCents: order.grandTotal.value,
      refundedCents: order.refundedTotal.value,
      giftCardRefundedCents: order.giftCardRefunded.value,
      lines: order.items.length,
      edits: order.events.filter(({ kind }) => kind === 'edited').length,
      testMode: order.testMode,
    },
    remove,
    restocks: restock,
    mails,
    address,
    lines: lines.map((line, index) => orderedLine(line, totals.lines[index])),
    needs: priced.needs,
    subtotalCents: isAdding ? totals.subtotalCents : 0,
    shippingCents: isAdding ? totals.shippingCostCents : 0,
    taxCents: isAdding ? totals.taxCents : 0,
    taxes: isAdding ? draftTaxes(priced, order.taxIncluded) : [],
    addedCents: differenceCents + removedCents,
    removedCents,
    toGiftCardCents,
    deliveryBackCents,
    text: textOf(order, remove, lines, [
      ...(deliveryBackCents > 0 ? ['delivery'] : []),
      ...(address === null ? [] : ['address']),
    ]),
  };
}

/** Says what has changed, as the time line shows it. */
function textOf(
  order: Order,
  remove: OrderEdit['remove'],
  lines: PricedDraft['lines'],
  others: readonly string[],
): string {
  const removed = remove.map(({ position, quantity }) => `−${quantity} × ${order.items[position]?.productName ?? ''}`);
  const added = lines.map(({ quantity, title }) => `+${quantity} × ${title}`);
  return [...removed, ...added, ...others].join(', ');
}
