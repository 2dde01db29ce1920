import { formatMoney } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { DeclineReason } from '../../payments/service.ts';
import type { PageContext } from '../../plain-pages/service.ts';
import { dateText } from '../../site/date-text.ts';
import { isRunning } from '../changes.ts';
import type { Subscription } from '../subscription.ts';

/**
 * Returns the texts about the state, its reason, and the next charge. `reason` is that of the last charge that was
 * declined.
 */
export function stateTexts(
  c: PageContext,
  subscription: Subscription,
  reason: DeclineReason | undefined,
  texts: Catalogue,
): string[] {
  const { mySubscription: own, payments } = texts;
  const { state, pauseReason, tries, nextBillingAt, cycleCents, currency, endsAt } = subscription;
  const amount = formatMoney(cycleCents, currency, c.var.site.language);
  const date = nextBillingAt === null ? '' : dateText(c.var.site, nextBillingAt);
  const isDue = nextBillingAt !== null && nextBillingAt <= Date.now();
  if (endsAt !== null && isRunning(subscription)) {
    return [fill(texts.cancellations.endingText, { date: dateText(c.var.site, endsAt) })];
  }
  switch (state) {
    case 'cancelled':
      return [own.cancelled];
    case 'ended':
      return [own.ended];
    case 'paused': {
      if (pauseReason !== 'payment') {
        return [
          { buyer: own.pausedByBuyer, owner: own.pausedByShop, stock: own.pausedForStock, '': own.pausedByBuyer }[
            pauseReason
          ],
        ];
      }
      return [...(reason ? [payments[reason]] : []), own.pausedForPayment];
    }
    case 'active': {
      if (isDue) return [fill(own.chargedToday, { amount })];
      if (tries === 0) return [fill(own.active, { amount, date })];
      return reason ? [payments[reason], fill(own.retrying, { amount, date })] : [fill(own.waiting, { date })];
    }
  }
}
