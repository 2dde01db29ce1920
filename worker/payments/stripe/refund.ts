import type { Stripe } from 'stripe';
import type { PartialRefund, RefundAnswer } from '../port.ts';
import { isRefusal } from './refusal.ts';

const PAGE_SIZE = 100;

/**
 * Refunds a PaymentIntent whole, or a part of it. Stripe remembers an idempotency key for a day, so a part is looked for
 * by our key first: a late repeat would be a second refund.
 */
export async function refundIntent(
  client: Stripe,
  intent: string,
  { key, amountCents }: Partial<PartialRefund> & { key: string },
): Promise<RefundAnswer> {
  if (amountCents !== undefined && (await isMade(client, intent, key))) return 'refunded';
  const part = amountCents !== undefined && { amount: amountCents, metadata: { refund_key: key } };
  try {
    await client.refunds.create({ payment_intent: intent, ...part }, { idempotencyKey: `refund-${key}` });
    return 'refunded';
  } catch (error) {
    if (isRefusal(error, 'charge_already_refunded')) return amountCents === undefined ? 'refunded' : 'refused';
    if (!isRefusal(error)) throw error;
    return isRefusal(error, 'charge_disputed') ? 'disputed' : 'refused';
  }
}

async function isMade({ refunds }: Stripe, intent: string, key: string): Promise<boolean> {
  for await (const { metadata } of refunds.list({ payment_intent: intent, limit: PAGE_SIZE })) {
    if (metadata?.refund_key === key) return true;
  }
  return false;
}
