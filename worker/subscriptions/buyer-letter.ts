import { formatMoney } from '#runtime/domain/money.ts';
import { subscriptionPrice } from '#runtime/domain/subscription.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { Letter, LetterBlock } from '../mail/service.ts';
import { addressLines } from '../site/address-lines.ts';
import { dateText, timeText } from '../site/date-text.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { contactAddress } from '../site/store-settings.ts';
import type { SubscriptionEvent } from './event.ts';
import { subscriptionPath } from './links.ts';
import type { Subscription } from './subscription.ts';

/** Writes the buyer's letter about an event: what has happened, what is charged when, and what the buyer can do. */
export function buyerLetter(
  call: ShopCall,
  subscription: Subscription,
  event: SubscriptionEvent,
  texts: Catalogue,
): Letter {
  const { site, secret } = call;
  const { siteId, id, cycleOrder } = subscription;
  const { subscriptionMails: own } = texts;
  const titles = { ...own, ending: texts.cancellations.ending };
  const heading = fill(titles[event.kind], { product: cycleOrder.lines[0]?.title ?? '' });
  const sentences = [...whatHappened(call, subscription, event, texts), ...advice(call, subscription, event, texts)];
  const url = `${cycleOrder.baseUrl}${subscriptionPath(secret, siteId, id)}`;
  const blocks: LetterBlock[] = [
    ...sentences.map((text) => ({ kind: 'text' as const, text })),
    ...facts(call, subscription, event, texts),
    { kind: 'button', text: own.button, url },
  ];
  return { subject: `${heading} · ${site.title}`, blocks, footer: own.footer };
}

function whatHappened(call: ShopCall, subscription: Subscription, event: SubscriptionEvent, texts: Catalogue) {
  const { subscriptionMails: own, mySubscription: page, payments } = texts;
  const retry = (nextTryAt: number) => ({ amount: amountOf(call, subscription), date: dateText(call.site, nextTryAt) });
  switch (event.kind) {
    case 'failed':
      return [payments[event.reason], fill(own.nextTry, retry(event.nextTryAt))];
    case 'delayed':
      return [fill(own.nextLook, retry(event.nextTryAt))];
    case 'paused': {
      const reasons = {
        buyer: page.pausedByBuyer,
        owner: page.pausedByShop,
        payment: page.pausedForPayment,
        stock: page.pausedForStock,
      };
      return [...(event.decline ? [payments[event.decline]] : []), reasons[event.reason]];
    }
    case 'cancelled':
      return [event.by === 'buyer' ? own.byBuyer : own.byShop, own.nothingMore];
    case 'ending':
      return [fill(texts.cancellations.endingText, { date: dateText(call.site, event.endsAt) })];
    case 'ended':
      return [own.nothingMore];
    default:
      return nextCharge(call, subscription, texts);
  }
}

/** Returns the text about the next charge; none where no charge is due. */
function nextCharge(call: ShopCall, subscription: Subscription, { subscriptionMails: own }: Catalogue): string[] {
  const { state, nextBillingAt } = subscription;
  if (state !== 'active' || nextBillingAt === null) return [];
  const amount = amountOf(call, subscription);
  if (nextBillingAt <= call.now) return [fill(own.chargeToday, { amount })];
  return [fill(own.nextCharge, { amount, date: dateText(call.site, nextBillingAt) })];
}

/** Says what the buyer can do by the link. */
function advice(call: ShopCall, subscription: Subscription, event: SubscriptionEvent, texts: Catalogue): string[] {
  const { subscriptionMails: own } = texts;
  switch (event.kind) {
    case 'announced':
      return [own.beforeRenewal];
    case 'failed':
      return [own.otherCard];
    case 'delayed':
      return [own.whenBack, own.manage];
    case 'paused':
      if (event.reason === 'payment') return [fill(own.cardThen, { amount: amountOf(call, subscription) })];
      return [event.reason === 'owner' ? own.cancelThere : own.resumeOrCancel];
    case 'ending':
      return event.endsAt > call.now ? [texts.cancellations.keepText] : [];
    case 'cancelled':
    case 'ended':
      return [];
    case 'addressChanged':
    case 'cardChanged':
      return [
        ...(contactAddress(call.site) ? [own.notYou] : []),
        ...(subscription.state === 'active' ? [own.manage] : []),
      ];
    default:
      return [own.manage];
  }
}

function facts(call: ShopCall, subscription: Subscription, event: SubscriptionEvent, texts: Catalogue): LetterBlock[] {
  const { subscriptionMails: own, placedOrders } = texts;
  const { cycleOrder, plan } = subscription;
  const { language } = call.site;
  if (event.kind === 'cancelled')
    return [{ kind: 'facts', facts: [{ title: own.cancelledAt, value: timeText(call.site, call.now) }] }];
  if (event.kind !== 'addressChanged' || !cycleOrder.address) return [];
  const shown = [
    { title: own.newAddress, value: addressLines(cycleOrder.address, language).join('\n') },
    { title: placedOrders.delivery, value: cycleOrder.shippingName },
    { title: own.eachPayment, value: subscriptionPrice(amountOf(call, subscription), plan, texts) },
  ];
  return [{ kind: 'facts', facts: shown.filter(({ value }) => value !== '') }];
}

function amountOf({ site }: ShopCall, { cycleCents, currency }: Subscription): string {
  return formatMoney(cycleCents, currency, site.language);
}
