import { html } from 'hono/html';
import { formatMoney } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { Markup, PageContext } from '../../plain-pages/service.ts';
import { dateText } from '../../site/date-text.ts';
import type { Subscription } from '../subscription.ts';
import { actionForm } from './action-form.ts';
import { pagePath } from './request.ts';

/**
 * Whether the buyer can resume a subscription that was paused for this reason: not where the shop has paused it, nor
 * without a card that can be charged.
 */
export function isResumable(pauseReason: Subscription['pauseReason']): boolean {
  return pauseReason !== 'owner' && pauseReason !== 'payment';
}

/** Whether a paused subscription is charged as soon as it goes on, because its day has passed meanwhile. */
export function isDueAtOnce({ state, nextCycleAt }: Subscription): boolean {
  return state === 'paused' && (nextCycleAt === null || nextCycleAt <= Date.now());
}

/** Writes the button that resumes, below the next charge and its day. */
export function resumeForm(c: PageContext, subscription: Subscription, texts: Catalogue): Markup {
  const { mySubscription: own } = texts;
  const { nextCycleAt, cycleCents, currency } = subscription;
  const amount = formatMoney(cycleCents, currency, c.var.site.language);
  const isNow = isDueAtOnce(subscription);
  const date = nextCycleAt === null ? '' : dateText(c.var.site, nextCycleAt);
  return html`<p class="order-note">${fill(isNow ? own.resumeNow : own.resumeLater, { amount, date })}</p>
${actionForm(pagePath(c), {
  action: 'resume',
  text: isNow ? fill(own.resumeAndPay, { amount }) : own.resume,
  entries: { due: isNow ? 'today' : 'later' },
})}`;
}
