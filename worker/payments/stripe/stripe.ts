import type { Stripe } from 'stripe';
import { log } from '../../log.ts';
import type { PaymentRequest, PaymentStart, PaymentStatus, Payments } from '../port.ts';
import type { StripeAccess } from './account.ts';
import { stripeClient } from './client.ts';
import { toKeptCard } from './kept-card.ts';
import { intentOf, readMoney } from './money.ts';
import { listMovements } from './movements.ts';
import { declineOf, findIntent, intentFields, intentStatus, startOf } from './off-session.ts';
import { refundIntent } from './refund.ts';
import { isRefusal } from './refusal.ts';
import { cardChangeFields, findSession, sessionFields } from './session.ts';

/** Makes Stripe send the charge too, which shows whether the money was refunded. */
const WITH_CHARGE = { expand: ['payment_intent.latest_charge'] };
const INTENT_WITH_CHARGE = { expand: ['latest_charge'] };
const INTENT_START = 'pi_';

/**
 * Payments by Stripe. The `ref` of a payment on Stripe's page is its Checkout Session, that of a charge to a kept card
 * is its PaymentIntent.
 */
export function stripe(access: StripeAccess, fetcher: typeof fetch = fetch): Payments {
  let opened: Promise<Stripe> | undefined;
  const client = () => (opened ??= access.readAccount().then((account) => stripeClient(account, fetcher)));
  return {
    provider: 'stripe',
    account: access.account,
    isTest: access.isTest,
    chargesKeptCards: access.chargesKeptCards,

    async start(request) {
      return request.keptCard === undefined ? openPage(await client(), request) : chargeKept(await client(), request);
    },

    async findStarted(request) {
      if (request.keptCard === undefined) return findSession(await client(), request);
      const intent = await findIntent(await client(), request);
      return intent && startOf(intent);
    },

    async find(ref) {
      return readStatus(await client(), ref);
    },

    async cancel(ref) {
      const { checkout, paymentIntents } = await client();
      try {
        await (isIntent(ref) ? paymentIntents.cancel(ref) : checkout.sessions.expire(ref));
      } catch (error) {
        // Only an open session can be cancelled; for one that has ended, the status below is returned.
        if (!isRefusal(error)) throw error;
      }
      return readStatus(await client(), ref);
    },

    async refund(ref, part) {
      const intent = await intentOf(await client(), ref);
      if (!intent) throw new Error('Nothing was paid in this session');
      return refundIntent(await client(), intent, part ?? { key: ref });
    },

    async list(siteId, span, cursor) {
      return listMovements(await client(), siteId, span, cursor);
    },

    async moneyOf(ref) {
      const intent = await intentOf(await client(), ref);
      return intent ? readMoney(await client(), intent) : { paidCents: 0, currency: '', refunds: [], disputes: [] };
    },

    async keptCardOf(ref) {
      const { checkout } = await client();
      const { customer, payment_intent } = await checkout.sessions.retrieve(ref, { expand: ['payment_intent'] });
      const intent = typeof payment_intent === 'object' ? payment_intent : null;
      return intent?.setup_future_usage === 'off_session' ? toKeptCard(customer, intent.payment_method) : undefined;
    },

    async startCardChange(request) {
      const { checkout } = await client();
      const session = await checkout.sessions.create(cardChangeFields(request), { idempotencyKey: request.changeId });
      return { status: 'redirect', ref: session.id, url: pageOf(session) };
    },

    async findCardChange(ref) {
      const { checkout } = await client();
      const session = await checkout.sessions.retrieve(ref, { expand: ['setup_intent'] });
      if (session.status !== 'complete') return { status: session.status === 'expired' ? 'cancelled' : 'open' };
      const setup = typeof session.setup_intent === 'object' ? session.setup_intent : null;
      const keptCard = setup?.status === 'succeeded' && toKeptCard(session.customer, setup.payment_method);
      return keptCard ? { status: 'kept', keptCard } : { status: 'open' };
    },
  };
}

/** Opens Stripe's page, on which the buyer pays. */
async function openPage({ checkout }: Stripe, request: PaymentRequest): Promise<PaymentStart> {
  try {
    const session = await checkout.sessions.create(sessionFields(request), { idempotencyKey: request.paymentId });
    return { status: 'redirect', ref: session.id, url: pageOf(session) };
  } catch (error) {
    return refusedStart(error, request);
  }
}

/**
 * Charges a kept card. Stripe remembers an idempotency key for a day, and a charge after that would be a second one; so
 * a late repeat only looks for the first.
 */
async function chargeKept(client: Stripe, request: PaymentRequest): Promise<PaymentStart> {
  if (request.expiresAt <= Date.now()) {
    const intent = await findIntent(client, request);
    return intent ? startOf(intent) : { status: 'declined', ref: '', reason: 'declined' };
  }
  try {
    const options = { idempotencyKey: request.paymentId };
    return startOf(await client.paymentIntents.create(intentFields(request), options));
  } catch (error) {
    return declineOf(error) ?? refusedStart(error, request);
  }
}

/**
 * Stripe will never accept this request, for instance because of its amount or email address. A decline lets the
 * visitor choose another way to pay, while an error would make the browser repeat the request.
 */
function refusedStart(error: unknown, { siteId, paymentId }: PaymentRequest): PaymentStart {
  if (!isRefusal(error)) throw error;
  const { code, param } = error as { code?: string; param?: string };
  log('error', 'payment_refused', { site: siteId, payment: paymentId, code, param });
  return { status: 'declined', ref: '', reason: 'declined' };
}

async function readStatus({ checkout, paymentIntents }: Stripe, ref: string): Promise<PaymentStatus> {
  if (isIntent(ref)) return intentStatus(await paymentIntents.retrieve(ref, INTENT_WITH_CHARGE));
  return statusOf(await checkout.sessions.retrieve(ref, WITH_CHARGE));
}

function pageOf({ url }: Stripe.Checkout.Session): string {
  const page = url && URL.canParse(url) ? new URL(url) : undefined;
  // The buyer is sent there with a card in the hand.
  const isOfStripe = page?.protocol === 'https:' && /(^|\.)stripe\.com$/.test(page.hostname);
  if (!page || !isOfStripe) throw new Error('Stripe returned no address of a page of its own');
  return page.href;
}

function isIntent(ref: string): boolean {
  return ref.startsWith(INTENT_START);
}

/** A session that was paid and refunded holds no money, so it counts as cancelled. */
function statusOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): PaymentStatus {
  const charge = typeof payment_intent === 'object' && payment_intent ? payment_intent.latest_charge : null;
  if (typeof charge === 'object' && charge?.refunded) return 'cancelled';
  if (payment_status === 'paid') return 'paid';
  if (status === 'complete' && hasFailed(payment_intent)) return 'cancelled';
  return status === 'expired' ? 'cancelled' : 'open';
}

/** Whether a payment that was agreed on Stripe's page, and confirmed later, has come to nothing. */
function hasFailed(intent: Stripe.Checkout.Session['payment_intent']): boolean {
  if (typeof intent !== 'object' || !intent) return false;
  return intent.status === 'requires_payment_method' || intent.status === 'canceled';
}
