import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { isPlaceOnly } from '#runtime/domain/address.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import {
  answerPlainPage,
  emailForm,
  factList,
  homeLink,
  type Markup,
  type PageContext,
  textsOf,
} from '../../plain-pages/service.ts';
import { addressLines } from '../../site/address-lines.ts';
import { dateText } from '../../site/date-text.ts';
import { owesWithdrawLink, withdrawPath, withdrawWords } from '../../site/withdraw-links.ts';
import { isRunning } from '../changes.ts';
import { lastDecline } from '../last-decline.ts';
import type { Subscription } from '../subscription.ts';
import { actionForm } from './action-form.ts';
import { outcomeNotice } from './outcome.ts';
import { paidCycles } from './paid-cycles.ts';
import { productLine } from './product-line.ts';
import { mayReadOwner, pagePath } from './request.ts';
import { isDueAtOnce, isResumable, resumeForm } from './resume.ts';
import { stateTexts } from './state-texts.ts';

/** Shows a subscription. `refused` is an email address that is not the subscription's. */
export async function showSubscription(
  c: PageContext,
  subscription: Subscription,
  refused?: string,
): Promise<Response> {
  const texts = await textsOf(c);
  const isOwner = mayReadOwner(c, subscription);
  const hasFailed = subscription.tries > 0 || subscription.pauseReason === 'payment';
  const reason = hasFailed ? await lastDecline(c.env.DB, subscription) : undefined;
  const main = html`${outcomeNotice(c, subscription, texts)}
<div class="order-note">${stateTexts(c, subscription, reason, texts).map((text) => html`<p>${text}</p>`)}</div>
${await productLine(c, subscription, texts)}
${factList(facts(c, subscription, texts, isOwner))}
${isRunning(subscription) && actions(c, subscription, texts, { isOwner, isDeclined: reason !== undefined })}
${withdrawLink(c, subscription, texts)}
${isOwner ? await paidCycles(c, subscription, texts) : proofForm(c, texts, refused)}
${homeLink(c, texts)}`;
  const status = refused === undefined || isOwner ? 200 : 422;
  const { title } = texts.mySubscription;
  return answerPlainPage(c, { title, main, pageType: PAGE_TYPE.subscriptionConfirmed, status });
}

function facts(c: PageContext, subscription: Subscription, texts: Catalogue, isOwner: boolean) {
  const { mySubscription: own, subscriptionTerms: terms } = texts;
  const { cyclesBilled, plan, createdAt, cycleOrder } = subscription;
  const all = plan.numBillingCycles;
  const { address, shippingOptionId } = cycleOrder;
  const shown = [
    { title: own.started, value: dateText(c.var.site, createdAt) },
    { title: own.paid, value: all === 0 ? String(cyclesBilled) : fill(own.paidOf, { n: cyclesBilled, all }) },
    {
      title: address && isPlaceOnly(address) ? texts.placedOrders.country : own.address,
      value: isOwner && address ? addressLines(address, c.var.site.language).join('\n') : '',
    },
    {
      title: own.price,
      value: isRunning(subscription) ? (shippingOptionId === null ? terms.priceStays : terms.priceStaysDelivered) : '',
    },
  ];
  return shown.filter(({ value }) => value !== '');
}

function actions(
  c: PageContext,
  subscription: Subscription,
  texts: Catalogue,
  { isOwner, isDeclined }: { isOwner: boolean; isDeclined: boolean },
): Markup {
  const { mySubscription: own } = texts;
  const { state, pauseReason, nextCycleAt, cycleOrder, provider } = subscription;
  const isActive = state === 'active';
  const path = pagePath(c);
  const needsCard = pauseReason === 'payment' || (isActive && isDeclined);
  const link = (view: 'cancel' | 'address' | 'card', text: string, isQuiet = true) =>
    html`<a class="button${isQuiet ? ' button--quiet' : ''}" href="${pagePath(c, { view })}">${text}</a>`;
  const skip = isActive &&
    nextCycleAt !== null && {
      action: 'skip',
      entries: { cycleAt: nextCycleAt },
      isQuiet: true,
      text: fill(own.skip, { date: dateText(c.var.site, nextCycleAt) }),
    };
  return html`<section class="order-part"><h2>${own.actions}</h2>
<div class="order-actions">
${state === 'paused' && isResumable(pauseReason) && (isOwner || !isDueAtOnce(subscription)) && resumeForm(c, subscription, texts)}
${isOwner && provider && needsCard && link('card', own.card, false)}
${skip && actionForm(path, skip)}
${isActive && actionForm(path, { action: 'pause', text: own.pause, isQuiet: true })}
${isOwner && cycleOrder.shippingOptionId !== null && link('address', own.changeAddress)}
${isOwner && provider && !needsCard && link('card', own.card)}
${link('cancel', own.cancel)}
</div></section>`;
}

/** Leads to the page for withdrawals, where the buyer is owed that. */
function withdrawLink({ var: { site } }: PageContext, { cycleOrder }: Subscription, texts: Catalogue): Markup | '' {
  if (!owesWithdrawLink(site, cycleOrder.address?.countryCode, Date.now())) return '';
  return html`<p class="order-withdraw"><a href="${withdrawPath()}">${withdrawWords(site, texts).open}</a></p>`;
}

/** Returns the form that asks for the subscription's email address. */
function proofForm(c: PageContext, texts: Catalogue, refused: string | undefined): Markup {
  const { proofWrong: refusal, proofButton: submitText, proof: note } = texts.mySubscription;
  return emailForm({ action: pagePath(c), step: 'proof', refused, refusal, submitText, note }, texts);
}
