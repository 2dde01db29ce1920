import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import type { Bindings } from '../../env.ts';
import { logError } from '../../log.ts';
import { dispatchMails, mailStatements } from '../../mail/service.ts';
import { readSite } from '../../site/repository.ts';
import { type ShopCall, shopCall } from '../../site/shop-call.ts';
import type { Site } from '../../site/site.ts';
import { applyMoney } from './apply-money.ts';
import { silentNoticeStatement } from './money-notices.ts';
import { silentProviderMails } from './owner-notices.ts';
import { paymentsToReconcile, recordFailure } from './payments-to-reconcile.ts';
import { cancelPayment, type PaymentOutcome, reconcile, resume } from './reconcile.ts';
import { findByRef, findPayment, type Payment } from './repository.ts';

/**
 * Payments per run. Each may need several calls of the provider and of D1, which accepts 1,000 queries per invocation.
 */
const PER_RUN = 50;
/** Time limit of a run, so that a slow provider does not make it last until the next one starts. */
const RUN_MS = 2 * 60 * 1000;

/** The owner is notified of a payment whose outcome is still unknown this long after its end. */
const SILENT_MS = 2 * DAY_MS;

/** What a provider's message is about: its own id of the payment, or ours. */
export interface PaymentHint {
  provider: PaymentProvider;
  /** The payment account that has sent the message; '' for the Worker's own secrets. */
  account: string;
  /** The site whose account it is; undefined for the Worker's own secrets, which serve all sites. */
  onlySite?: string | undefined;
  ref?: string | undefined;
  siteId?: string | undefined;
  paymentId?: string | undefined;
}

/**
 * Reconciles the payment that a provider's message names, and its refunds. Does nothing if there is no such payment.
 */
export async function reconcilePayment(env: Bindings, hint: PaymentHint): Promise<void> {
  const { provider, account, onlySite, ref, siteId, paymentId } = hint;
  const payment =
    (ref && (await findByRef(env.DB, provider, ref))) ||
    (siteId && paymentId && (await findPayment(env.DB, siteId, paymentId)));
  if (!payment || payment.provider !== provider || payment.account !== account) return;
  // An account may serve several shops, and each has reports of its own.
  if (onlySite === undefined || onlySite === payment.siteId) await atItsSite(env, payment, reconcileMoney);
}

/** Finds out everything about a payment and its order's money. */
async function reconcileMoney(call: ShopCall, payment: Payment): Promise<void> {
  const known = await resume(call, payment);
  await reconcile(call, known);
  const current = await findPayment(call.db, payment.siteId, payment.id);
  if (current) await applyMoney(call, current);
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
      const logFailure = (failure: Error) => logError(failure, { site: payment.siteId, payment: payment.id });
      logFailure(error as Error);
      await recordFailure(env.DB, payment, now);
      const isSilent = payment.state === 'open' && payment.expiresAt < now - SILENT_MS;
      // A mail that cannot be written keeps no other payment waiting.
      if (isSilent) await atItsSite(env, payment, notifyOwner).catch(logFailure);
    }
  }
  return reconciled;
}

async function notifyOwner(call: ShopCall, payment: Payment): Promise<void> {
  const { env, db, site, secret, now } = call;
  const { id, checkoutId, provider, snapshot } = payment;
  if (!provider || !snapshot) return;
  const amountCents = snapshot.grandTotalCents - snapshot.giftCardCents;
  const { currency, baseUrl } = snapshot;
  const mails = await silentProviderMails(call, { id, checkoutId, baseUrl, provider, amountCents, currency });
  await db.batch([
    silentNoticeStatement(db, payment, now),
    ...mailStatements(db, { siteId: site.siteId, secret }, mails, now),
  ]);
  await dispatchMails(
    env,
    site.siteId,
    mails.map(({ id }) => id),
  );
}

type Act = (call: ShopCall, payment: Payment) => Promise<unknown>;

async function atItsSite(env: Bindings, payment: Payment, act: Act): Promise<void> {
  const site = await readSite(env.DB, payment.siteId);
  if (site) await act(shopCall(env, site), payment);
}
