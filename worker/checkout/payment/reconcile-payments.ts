import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import type { Bindings } from '../../env.ts';
import { logError } from '../../log.ts';
import { readSite } from '../../site/repository.ts';
import { shopCall } from '../../site/shop-call.ts';
import type { Site } from '../../site/site.ts';
import { paymentsToReconcile, recordFailure } from './payments-to-reconcile.ts';
import { cancel, type PaymentOutcome, reconcile } from './reconcile.ts';
import { findByRef, findPayment, type Payment } from './repository.ts';

/** Each may take some calls of a provider and of the database, which one invocation may ask 1,000 times. */
const PER_RUN = 50;
/** A provider that is slow to fail must not keep a run until the next ones. */
const RUN_MS = 2 * 60 * 1000;

/** What a provider's message is about: the provider is asked, and the order made where it says so. */
export async function reconcilePayment(
  env: Bindings,
  { provider, ref }: { provider: PaymentProvider; ref: string },
): Promise<void> {
  const payment = await findByRef(env.DB, provider, ref);
  if (payment) await ofItsSite(env, payment, reconcile);
}

/** The payment that a visitor comes back from. */
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
    // The money may have been taken, and will be heard of: to a visitor that is no failure.
    logError(error as Error, { site: payment.siteId, payment: payment.id });
    return { payment, outcome: { status: 'open' } };
  }
}

/** Ends what has been open for too long, and gives back what is due; says how many. For the cron. */
export async function reconcileDue(env: Bindings, now: number): Promise<number> {
  const until = Date.now() + RUN_MS;
  let reconciled = 0;
  for (const payment of await paymentsToReconcile(env.DB, now, PER_RUN)) {
    if (Date.now() > until) break;
    try {
      await ofItsSite(env, payment, payment.state === 'open' ? cancel : reconcile);
      reconciled++;
    } catch (error) {
      logError(error as Error, { site: payment.siteId, payment: payment.id });
      await recordFailure(env.DB, payment, now);
    }
  }
  return reconciled;
}

async function ofItsSite(env: Bindings, payment: Payment, act: typeof reconcile): Promise<void> {
  const site = await readSite(env.DB, payment.siteId);
  if (site) await act(shopCall(env, site), payment);
}
