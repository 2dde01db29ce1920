import { formatMoney } from '#runtime/domain/money.ts';
import type { Movement } from '../../payments/service.ts';
import type { Payment } from '../payment/repository.ts';
import type { Booked } from './books.ts';
import { type Found, found } from './difference.ts';

const LANGUAGE = 'en-US';

/** Compares what a provider lists with the shop's books. */
export function compareMovements(
  provider: string,
  movements: readonly Movement[],
  books: ReadonlyMap<string, Booked>,
): Found[] {
  return movements.flatMap((movement) => {
    const booked = books.get(movement.paymentId);
    const what = `${provider} ${movement.id}, ${day(movement.at)}: ${amountOf(movement)}`;
    if (movement.kind === 'payment') return comparePayment(what, movement, booked);
    if (movement.kind === 'refund') return compareRefund(what, movement, booked);
    return compareDispute(what, movement, booked);
  });
}

function comparePayment(what: string, movement: Movement, booked: Booked | undefined): Found[] {
  const { id, paymentId, cents, currency, refundedCents } = movement;
  if (!booked) {
    const text = `${what} was paid for the payment ${paymentId}, which the shop does not know.`;
    return refundedCents === cents ? [] : [found('unknownPayment', { paymentId, ref: id }, text)];
  }
  const { payment, amountCents, currency: ours } = booked;
  const about = { paymentId, ref: id, payment };
  if (payment.state === 'refunded') {
    const text = `${what} was paid, and the order could not be placed. The refund is due and not made yet.`;
    return payment.isRefundDue ? [found('refundDue', { ...about, payment: undefined }, text)] : [];
  }
  if (payment.state !== 'paid') {
    const text = `${what} was paid, and the payment is ${payment.state} in the shop, without an order.`;
    return refundedCents === cents ? [] : [found('paidWithoutOrder', about, text)];
  }
  if (cents === amountCents && currency === ours) return [];
  const text = `${what} was paid, and ${nameOf(booked)} says ${money(amountCents, ours)}.`;
  return [found('otherAmount', { ...about, payment: undefined }, text)];
}

function compareRefund(what: string, { id, paymentId, hasFailed }: Movement, booked: Booked | undefined): Found[] {
  if (!isOrder(booked)) return [];
  const isMissing = !booked.refs.has(`refund ${id}`) || (hasFailed && !booked.refs.has(`refundFailed ${id}`));
  const happened = hasFailed ? 'was refunded and came back' : 'was refunded';
  const text = `${what} ${happened}, and ${nameOf(booked)} does not know it.`;
  return isMissing ? [found('refundMissing', { paymentId, ref: id, payment: booked.payment }, text)] : [];
}

function compareDispute(what: string, { id, paymentId }: Movement, booked: Booked | undefined): Found[] {
  if (!isOrder(booked) || booked.refs.has(`disputed ${id}`)) return [];
  const text = `${what} is disputed, and ${nameOf(booked)} does not know it.`;
  return [found('disputeMissing', { paymentId, ref: id, payment: booked.payment }, text)];
}

function isOrder(booked: Booked | undefined): booked is Booked & { payment: Payment } {
  return booked?.payment.state === 'paid';
}

export function nameOf({ orderNumber, payment }: Booked): string {
  return orderNumber === null ? `the payment ${payment.id}` : `the order #${orderNumber}`;
}

export function money(cents: number, currency: string): string {
  return formatMoney(cents, currency, LANGUAGE);
}

function amountOf({ cents, currency }: Movement): string {
  return money(cents, currency);
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
