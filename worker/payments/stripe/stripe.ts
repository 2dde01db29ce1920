import type { Stripe } from 'stripe';
import { log } from '../../log.ts';
import type { PaymentStatus, Payments } from '../port.ts';
import type { StripeAccount } from './account.ts';
import { stripeClient } from './client.ts';
import { sessionFields } from './session.ts';

/** Makes Stripe send the charge too, which shows whether the money was refunded. */
const WITH_CHARGE = { expand: ['payment_intent.latest_charge'] };

/** Payments on Stripe's hosted page. The `ref` of a payment is its Checkout Session. */
export function stripe(account: StripeAccount, fetcher: typeof fetch = fetch): Payments {
  const client = () => stripeClient(account, fetcher);
  return {
    provider: 'stripe',
    isTest: /^[a-z]+_test_/.test(account.secretKey),

    async start(request) {
      const { checkout } = await client();
      try {
        const session = await checkout.sessions.create(sessionFields(request), { idempotencyKey: request.paymentId });
        if (!session.url) throw new Error('Stripe returned no page address');
        return { status: 'redirect', ref: session.id, url: session.url };
      } catch (error) {
        // Stripe will never accept this request, for instance because of its amount or email address. A decline lets
        // the visitor choose another way to pay, while an error would make the browser repeat the request.
        if (!isRefusal(error)) throw error;
        const { code, param } = error as { code?: string; param?: string };
        log('error', 'payment_refused', { site: request.siteId, payment: request.paymentId, code, param });
        return { status: 'declined', ref: '', reason: 'declined' };
      }
    },

    async find(ref) {
      return statusOf(await (await client()).checkout.sessions.retrieve(ref, WITH_CHARGE));
    },

    async cancel(ref) {
      const { checkout } = await client();
      try {
        await checkout.sessions.expire(ref);
      } catch (error) {
        // Only an open session can expire; for one that has ended, the status below is returned.
        if (!isRefusal(error)) throw error;
      }
      return statusOf(await checkout.sessions.retrieve(ref, WITH_CHARGE));
    },

    async refund(ref) {
      const { checkout, refunds } = await client();
      const { payment_intent } = await checkout.sessions.retrieve(ref);
      if (!payment_intent) throw new Error('Nothing was paid in this session');
      const paymentIntent = typeof payment_intent === 'string' ? payment_intent : payment_intent.id;
      try {
        await refunds.create({ payment_intent: paymentIntent }, { idempotencyKey: `refund-${ref}` });
      } catch (error) {
        if (!isRefusal(error, 'charge_already_refunded')) throw error;
      }
    },
  };
}

/** A session that was paid and refunded holds no money, so it counts as cancelled. */
function statusOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): PaymentStatus {
  const charge = typeof payment_intent === 'object' && payment_intent ? payment_intent.latest_charge : null;
  if (typeof charge === 'object' && charge?.refunded) return 'cancelled';
  if (payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'cancelled' : 'open';
}

/** Whether Stripe refused a request, with this code if one is given. */
function isRefusal(error: unknown, code?: string): boolean {
  const { type, statusCode, code: given } = error as { type?: string; statusCode?: number; code?: string };
  return type === 'StripeInvalidRequestError' && statusCode === 400 && (code === undefined || code === given);
}
