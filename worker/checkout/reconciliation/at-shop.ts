import type { ShopCall } from '../../site/shop-call.ts';
import { DISPUTE_EVENTS } from '../payment/money-events.ts';
import { paymentsFor } from '../payment/payments-for.ts';
import { money, nameOf } from './at-provider.ts';
import type { Booked } from './books.ts';
import { type Found, found } from './difference.ts';

const REFUND = 'refund ';

/** Asks the provider about a payment that the shop has as paid. */
export async function compareBooked(call: ShopCall, booked: Booked): Promise<Found[]> {
  const { payment, amountCents, currency, refs } = booked;
  const { id: paymentId, ref, provider } = payment;
  if (!provider || !ref) return [];
  const about = { paymentId, ref };
  const name = `${nameOf(booked)}, ${money(amountCents, currency)}`;
  try {
    const { paidCents, refunds, disputes } = await paymentsFor(call, payment).moneyOf(ref);
    if (paidCents === 0) {
      return [found('notPaid', about, `${provider} ${ref}: nothing was paid there for ${name}.`)];
    }
    const known = new Set(refunds.map(({ id }) => id));
    const unknown = [...refs].flatMap((shopRef) => (shopRef.startsWith(REFUND) ? shopRef.slice(REFUND.length) : []));
    const unknownRefunds = unknown
      .filter((id) => !known.has(id))
      .map((id) =>
        found('refundUnknown', { paymentId, ref: id }, `${provider} ${id}: the refund of ${name} is not known there.`),
      );
    const ended = disputes
      .filter(({ id, state }) => refs.has(`disputed ${id}`) && !refs.has(`${DISPUTE_EVENTS[state]} ${id}`))
      .map(({ id, state }) => {
        const text = `${provider} ${id}: the dispute of ${name}, was ${state}.`;
        return found('disputeMissing', { paymentId, ref: id, payment }, text);
      });
    return [...unknownRefunds, ...ended];
  } catch (error) {
    const reason = (error as Error).message;
    return [found('notAsked', about, `${provider} ${ref}: ${name} could not be asked about (${reason}).`)];
  }
}
