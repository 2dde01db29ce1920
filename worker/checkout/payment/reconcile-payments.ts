import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import type { Bindings } from '../../env.ts';
import { logError } from '../../log.ts';
import { readSite } from '../../site/repository.ts';
import { shopCall } from '../../site/shop-call.ts';
import type { Site } from '../../site/site.ts';
import { paymentsToReconcile, recordFailure } from './payments-to-reconcile.ts';
import { cancelPayment, type PaymentOutcome, reconcile } from './reconcile.ts';
import { findByRef, findPayment, type Payment } from './repository.ts';

/**
 * Payments per run. Each may need several calls of the provider and of D1, which accepts 1,000 queries per invocation.
 */
const PER_RUN = 50;
/** Time limit of a run, so that a slow provider does not make it last until the next one starts. */
const RUN_MS = 2 * 60 * 1000;

/** Reconciles the payment that a provider's message names. Does nothing if there is no such payment. */
export async function reconcilePayment(
  env: Bindings,
  { provider, ref }: { provider: PaymentProvider; ref: string },
): Promise<void> {
  const payment = await findByRef(env.DB, provider, ref);
  if (payment) await atItsSite(env, payment, reconcile);
}

/** Reconciles the payment of a visitor who returns from the provider's page. */
export async function reconcileReturn(
  env: Bindings,
  site: Site,
  id: string,
): Promise<{ payment: Payment; outcome: PaymentOutcome } | undefined> {
  const payment = await findPayment(env.DB, site.siteId, id);
  if (!payment) return undefined;
  try {
    return { payment, outcome: await reconcile(shopCall(env, site), payment) };
  } catch (error) {
    // The provider will report later whether money was taken, so the visitor sees an open payment, not a failure.
    logError(error as Error, { site: payment.siteId, payment: payment.id });
    return { payment, outcome: { status: 'open' } };
  }
}

/** Cancels expired payments and makes due refunds; returns how many. The cron calls this. */
export async function reconcileDue(env: Bindings, now: number): Promise<number> {
  const until = Date.now() + RUN_MS;
  let reconciled = 0;
  for (const payment of await paymentsToReconcile(env.DB, now, PER_RUN)) {
    if (Date.now() > until) break;
    try {
      await atItsSite(env, payment, payment.state === 'open' ? cancelPayment : reconcile);
      reconciled++;
    } catch (error) {
      logError(error as Error, { site: payment.siteId, payment: payment.id });
      await recordFailure(env.DB, payment, now);
    }
  }
  return reconciled;
}

async function atItsSite(env: Bindings, payment: Payment, act: typeof reconcile): Promise<void> {
  const site = await readSite(env.DB, payment.siteId);
  if (site) await act(shopCall(env, site), payment);
}
