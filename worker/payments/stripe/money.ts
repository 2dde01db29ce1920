import type { Stripe } from 'stripe';
import { SECOND_MS } from '#runtime/domain/durations.ts';
import type { Dispute, Money, Refund } from '../port.ts';
import { idOf } from './kept-card.ts';

const PAGE_SIZE = 100;
/** The money of these refunds is the shop's again. */
const FAILED = ['failed', 'canceled'];
/** A dispute that a bank only announces takes no money, so its end is a good one. */
const WON = ['won', 'warning_closed', 'prevented'];
const LIVE_PAGE = 'https://dashboard.stripe.com/disputes/';
const TEST_PAGE = 'https://dashboard.stripe.com/test/disputes/';

/** Reads the amount that was paid with a PaymentIntent, and its refunds and disputes. */
export async function readMoney({ paymentIntents, refunds, disputes }: Stripe, intentId: string): Promise<Money> {
  const found: Money = { ...paidOf(await paymentIntents.retrieve(intentId)), refunds: [], disputes: [] };
  const search = { payment_intent: intentId, limit: PAGE_SIZE };
  for await (const refund of refunds.list(search)) found.refunds.push(toRefund(refund));
  for await (const dispute of disputes.list(search)) found.disputes.push(toDispute(dispute));
  found.refunds.sort((a, b) => a.at - b.at);
  return found;
}

/** Returns the intent of a Checkout Session or of a charge without the buyer; undefined while nothing was paid. */
export async function intentOf({ checkout }: Stripe, ref: string): Promise<string | undefined> {
  if (ref.startsWith('pi_')) return ref;
  return idOf((await checkout.sessions.retrieve(ref)).payment_intent);
}

function paidOf({ amount_received, currency }: Stripe.PaymentIntent): Pick<Money, 'paidCents' | 'currency'> {
  return { paidCents: amount_received, currency: currency.toUpperCase() };
}

export function toRefund({ id, amount, created, status, metadata }: Stripe.Refund): Refund {
  const key = metadata?.refund_key ?? '';
  return { id, cents: amount, at: created * SECOND_MS, key, hasFailed: FAILED.includes(status ?? '') };
}

function toDispute({ id, amount, created, status, reason, evidence_details, livemode }: Stripe.Dispute): Dispute {
  const { due_by } = evidence_details;
  const state = WON.includes(status) ? 'won' : status === 'lost' ? 'lost' : 'open';
  return {
    id,
    cents: amount,
    at: created * SECOND_MS,
    state,
    reason,
    answerBy: due_by ? due_by * SECOND_MS : null,
    url: (livemode ? LIVE_PAGE : TEST_PAGE) + id,
  };
}
