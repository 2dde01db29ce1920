import { cycleAfter, cycleTime } from '#runtime/domain/billing.ts';
import { type Payment, storePrepared } from '../checkout/service.ts';
import { failedGuard } from '../db/guards.ts';
import { findAvailability } from '../inventory/service.ts';
import type { PaymentRequest, Payments } from '../payments/service.ts';
import { sessionSecrets, sha256 } from '../session/service.ts';
import { linkBase } from '../site/link-base.ts';
import { withLanguage } from '../site/mail-language.ts';
import { MY_SUBSCRIPTION_PATH } from '../site/page-paths.ts';
import type { ShopCall } from '../site/shop-call.ts';
import {
  cycleCheckoutId,
  expectVersion,
  openKeptCard,
  placeAfter,
  type Subscription,
  subscriptionTokenOf,
  updateStatements,
} from '../subscriptions/service.ts';

const PAYMENT_ID_LENGTH = 32;
/** Time in which a charge may be repeated; Stripe knows a repeat for a day. */
const PAYMENT_MS = 12 * 60 * 60 * 1000;

/**
 * The result of preparing a charge. `gone`: the product or variant was deleted. `short`: there are not enough units.
 * `reserved`: others may be buying the last ones. `changed`: another call has changed the subscription.
 */
export type Attempt =
  | { status: 'ready'; payment: Payment; subscription: Subscription }
  | { status: 'gone' | 'short' | 'reserved' | 'changed' };

/** Stores the payment of the next cycle, once, and reserves its units. Nothing is charged yet. */
export async function beginAttempt(
  call: ShopCall,
  subscription: Subscription,
  provider: Payments | undefined,
): Promise<Attempt> {
  const { db, now } = call;
  const { siteId, id, plan, version, cycleOrder, cyclesBilled } = subscription;
  const cycle = cyclesBilled + 1;
  const checkoutId = cycleCheckoutId(id, cycle);
  const stock = await stockFor(call, subscription, checkoutId);
  if (stock.status !== 'free') return stock;
  const paymentId = sha256(`renewal|${siteId}|${id}|${cycle}|${version}`).slice(0, PAYMENT_ID_LENGTH);
  const baseUrl = await linkBase(call.env, withLanguage(call, subscription.language).site, cycleOrder.baseUrl);
  const next = placeAfter(plan, subscription, { cycle, now });
  const paidUntil = cycleTime(plan, cycleAfter(plan, subscription, now));
  const expiresAt = now + PAYMENT_MS;
  const renewal = {
    id: paymentId,
    provider: subscription.provider,
    account: subscription.paymentAccount,
    snapshot: {
      ...cycleOrder,
      checkoutId,
      cartId: null,
      orderTokenHash: null,
      baseUrl,
      needs: stock.needs,
      testMode: provider?.isTest ?? cycleOrder.testMode,
      renewal: { subscriptionId: id, cycle, next, paidUntil, language: subscription.language },
      withdrawalConsent: null,
      ageConfirmation: null,
    },
    request: provider ? requestOf(call, subscription, { paymentId, baseUrl, expiresAt }) : null,
    expiresAt,
  };
  try {
    const payment = await storePrepared(call, siteId, renewal, [
      expectVersion(db, subscription),
      ...updateStatements(db, siteId, id, { attempt: paymentId }),
    ]);
    return { status: 'ready', payment, subscription: { ...subscription, attempt: paymentId, version: version + 1 } };
  } catch (error) {
    const code = failedGuard(error);
    if (code === 'SUBSCRIPTION_CHANGED') return { status: 'changed' };
    if (code === 'OUT_OF_STOCK') return { status: 'reserved' };
    throw error;
  }
}

type Stock = { status: 'free'; needs: Record<string, number> } | { status: 'gone' | 'short' | 'reserved' };

async function stockFor(
  { db, now }: ShopCall,
  { siteId, cycleOrder: { lines } }: Subscription,
  checkoutId: string,
): Promise<Stock> {
  const variantIds = lines.map(({ variantId }) => variantId);
  const found = await findAvailability(db, { siteId, checkoutId, variantIds, now });
  const needs: Record<string, number> = {};
  for (const { variantId, quantity } of lines) {
    const units = found.get(variantId);
    if (!units) return { status: 'gone' };
    if (units.inStock < quantity) return { status: 'short' };
    if (units.free < quantity) return { status: 'reserved' };
    if (units.inStock !== Infinity) needs[variantId] = quantity;
  }
  return { status: 'free', needs };
}

function requestOf(
  { env, secret, site }: ShopCall,
  subscription: Subscription,
  { paymentId, baseUrl, expiresAt }: { paymentId: string; baseUrl: string; expiresAt: number },
): PaymentRequest {
  const { siteId, id, email, cycleCents, currency, cycleOrder } = subscription;
  const page = `${baseUrl}${MY_SUBSCRIPTION_PATH}?token=${subscriptionTokenOf(secret, siteId, id)}`;
  return {
    siteId,
    paymentId,
    amountCents: cycleCents,
    currency,
    email,
    expiresAt,
    lines: cycleOrder.lines.map(({ title, quantity }) => ({ title, quantity })),
    language: site.language,
    successUrl: page,
    cancelUrl: page,
    card: undefined,
    keepsCard: false,
    method: 'card' as const,
    delivery: null,
    keptCard: openKeptCard(sessionSecrets(env), subscription),
  };
}
