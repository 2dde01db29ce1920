import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { subscriptionPrice } from '#runtime/domain/subscription.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { addressLines } from '../../orders/service.ts';
import {
  answerPlainPage,
  entryForm,
  factList,
  hiddenField,
  homeLink,
  inputField,
  lineList,
  type Markup,
  type PageContext,
  productFacts,
  textsOf,
} from '../../plain-pages/service.ts';
import { isRunning } from '../changes.ts';
import type { Subscription } from '../subscription.ts';
import { actionForm } from './action-form.ts';
import { dayText } from './day-text.ts';
import { paidCycles } from './paid-cycles.ts';
import { mayReadOwner, pagePath } from './request.ts';

/** Shows a subscription. `refused` is an email address that is not the subscription's. */
export async function showSubscription(
  c: PageContext,
  subscription: Subscription,
  refused?: string,
): Promise<Response> {
  const texts = await textsOf(c);
  const isOwner = mayReadOwner(c, subscription);
  const notice = noticeOf(c, texts);
  const main = html`${notice && html`<p class="order-note" role="status">${notice}</p>`}
<p class="order-note">${stateText(c, subscription, texts)}</p>
${productLine(c, subscription, texts)}
${factList(facts(c, subscription, texts, isOwner))}
${isRunning(subscription) && actions(c, subscription, texts, isOwner)}
${isOwner ? await paidCycles(c, subscription, texts) : proofForm(c, texts, refused)}
${homeLink(c, texts)}`;
  const status = refused === undefined || isOwner ? 200 : 422;
  const { title } = texts.mySubscription;
  return answerPlainPage(c, { title, main, pageType: PAGE_TYPE.subscriptionConfirmed, status });
}

/** Returns the line of what is subscribed to. */
export function productLine(
  c: PageContext,
  { cycleOrder, cycleCents, currency, plan }: Subscription,
  texts: Catalogue,
) {
  const [line] = cycleOrder.lines;
  if (!line) return '';
  const amount = formatMoney(cycleCents, currency, c.var.site.language);
  const facts = productFacts(line, [], texts);
  return lineList([{ title: line.title, facts, amount: subscriptionPrice(amount, plan, texts) }]);
}

function noticeOf(c: PageContext, { mySubscription: { saved, unchanged } }: Catalogue): string {
  switch (c.req.query('outcome')) {
    case 'saved':
      return saved;
    case 'unchanged':
      return unchanged;
    default:
      return '';
  }
}

/** Whether the buyer can resume what was paused so: not what the shop has paused, nor without a card that can be charged. */
export function isResumable(pauseReason: Subscription['pauseReason']): boolean {
  return pauseReason !== 'owner' && pauseReason !== 'payment';
}

/** Says how things stand and what the buyer can do, in one or two sentences. */
function stateText(c: PageContext, subscription: Subscription, { mySubscription: own }: Catalogue): string {
  const { state, pauseReason, tries, nextBillingAt, cycleCents, currency } = subscription;
  const amount = formatMoney(cycleCents, currency, c.var.site.language);
  const date = nextBillingAt === null ? '' : dayText(c.var.site, nextBillingAt);
  switch (state) {
    case 'cancelled':
      return own.cancelled;
    case 'ended':
      return own.ended;
    case 'paused':
      return {
        buyer: own.pausedByBuyer,
        owner: own.pausedByShop,
        payment: own.pausedForPayment,
        stock: own.pausedForStock,
        '': own.pausedByBuyer,
      }[pauseReason];
    case 'active':
      return fill(tries > 0 ? own.retrying : own.active, { amount, date });
  }
}

function facts(c: PageContext, subscription: Subscription, texts: Catalogue, isOwner: boolean) {
  const { mySubscription: own } = texts;
  const { cyclesBilled, plan, createdAt, cycleOrder } = subscription;
  const all = plan.numBillingCycles;
  const { address } = cycleOrder;
  return [
    { title: own.started, value: dayText(c.var.site, createdAt) },
    { title: own.paid, value: all === 0 ? String(cyclesBilled) : fill(own.paidOf, { n: cyclesBilled, all }) },
    ...(isOwner && address
      ? [{ title: own.address, value: addressLines(address, c.var.site.language).join(', ') }]
      : []),
    ...(isRunning(subscription) ? [{ title: own.price, value: texts.subscriptionTerms.priceStays }] : []),
  ];
}

function actions(c: PageContext, subscription: Subscription, texts: Catalogue, isOwner: boolean): Markup {
  const { mySubscription: own } = texts;
  const { state, pauseReason, nextCycleAt, cycleOrder, provider } = subscription;
  const isActive = state === 'active';
  const path = pagePath(c);
  const link = (view: 'cancel' | 'address' | 'card', text: string) =>
    html`<a class="button button--quiet" href="${pagePath(c, { view })}">${text}</a>`;
  const skip = isActive &&
    nextCycleAt !== null && {
      ...{ action: 'skip', entries: { cycleAt: nextCycleAt }, isQuiet: true },
      text: fill(own.skip, { date: dayText(c.var.site, nextCycleAt) }),
    };
  return html`<div class="order-actions">
${state === 'paused' && isResumable(pauseReason) && resumeForm(c, subscription, texts)}
${isOwner && provider && link('card', own.card)}
${skip && actionForm(path, skip)}
${isActive && actionForm(path, { action: 'pause', text: own.pause, isQuiet: true })}
${isOwner && cycleOrder.shippingOptionId !== null && link('address', own.changeAddress)}
${link('cancel', own.cancel)}
</div>`;
}

/** Returns the button that resumes, below what it costs: a cycle that has passed meanwhile is charged at once. */
function resumeForm(c: PageContext, { nextCycleAt, cycleCents, currency }: Subscription, texts: Catalogue): Markup {
  const { mySubscription: own } = texts;
  const amount = formatMoney(cycleCents, currency, c.var.site.language);
  const isNow = nextCycleAt === null || nextCycleAt <= Date.now();
  const note = isNow
    ? fill(own.resumeNow, { amount })
    : fill(own.resumeLater, { amount, date: dayText(c.var.site, nextCycleAt) });
  return html`<p class="order-note">${note}</p>
${actionForm(pagePath(c), { action: 'resume', text: own.resume })}`;
}

/** Returns the form that asks for the subscription's email address. */
function proofForm(c: PageContext, texts: Catalogue, refused: string | undefined): Markup {
  const error = refused === undefined ? undefined : texts.placedOrders.proofWrong;
  const field = { name: 'email', type: 'email', label: texts.orders.email, value: refused ?? '', error } as const;
  const form = {
    action: pagePath(c),
    fields: [
      hiddenField('action', 'proof'),
      inputField({ ...field, autocomplete: 'email', maxLength: EMAIL_MAX_LENGTH }, texts),
    ],
    submitText: texts.placedOrders.proofButton,
    note: texts.mySubscription.proof,
  };
  return entryForm(form, texts);
}
