import { formatMoney } from '#runtime/domain/money.ts';
import { subscriptionPrice } from '#runtime/domain/subscription.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { Letter, LetterBlock, LetterFact } from '../mail/service.ts';
import { personName } from '../site/address-lines.ts';
import { consoleLink } from '../site/console-link.ts';
import { dateText } from '../site/date-text.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { SubscriptionEvent } from './event.ts';
import type { Subscription } from './subscription.ts';

/** Writes the owner's notice of an event; undefined where nothing is lost or stopped, so that the owner has no notice. */
export function ownerLetter(
  { site }: ShopCall,
  subscription: Subscription,
  event: SubscriptionEvent,
  texts: Catalogue,
): Letter | undefined {
  const { subscriptionNotices: own } = texts;
  if (event.kind !== 'delayed' && event.kind !== 'paused' && event.kind !== 'cancelled') return undefined;
  const product = subscription.cycleOrder.lines[0]?.title ?? '';
  const blocks: LetterBlock[] = [
    ...whatHappened(site, event, texts).map((text) => ({ kind: 'text' as const, text })),
    { kind: 'facts', facts: facts(site, subscription, texts) },
    {
      kind: 'button',
      text: own.show,
      url: consoleLink(subscription.cycleOrder.baseUrl, 'subscriptions/:subscription', {
        subscription: subscription.id,
      }),
    },
  ];
  const subject = `${fill(own[event.kind], { product })} · ${site.title}`;
  return { subject, blocks, footer: texts.placedOrders.noticeFooter };
}

type Noticed = Extract<SubscriptionEvent, { kind: 'delayed' | 'paused' | 'cancelled' }>;

function whatHappened(site: ShopCall['site'], event: Noticed, { subscriptionNotices: own }: Catalogue): string[] {
  switch (event.kind) {
    case 'delayed':
      return [fill(own.delayedText, { date: dateText(site, event.nextTryAt) })];
    case 'cancelled':
      return [
        event.by === 'buyer' ? own.cancelledByBuyer : byOwner(event, own.cancelledByPerson, own.cancelledByOwner),
      ];
    case 'paused': {
      const owner = byOwner(event, own.byPerson, own.byOwner);
      const reasons = { buyer: own.byBuyer, owner, payment: own.forPayment, stock: own.forStock };
      return [...(event.decline ? [own[event.decline]] : []), reasons[event.reason]];
    }
  }
}

/** Names the contributor who did it, or says that a program with a key did. */
function byOwner({ person }: { person?: string | undefined }, named: string, byKey: string): string {
  return person === undefined ? byKey : fill(named, { person });
}

function facts({ language }: ShopCall['site'], subscription: Subscription, texts: Catalogue): LetterFact[] {
  const { subscriptionNotices: own, product } = texts;
  const { email, cycleOrder, cycleCents, currency, plan, cyclesBilled } = subscription;
  const [line] = cycleOrder.lines;
  const options = Object.entries(line?.attributes ?? {}).map(([title, value]) => ({ title, value }));
  const all = [
    { title: own.customer, value: personName(cycleOrder.address ?? {}) },
    { title: texts.placedOrders.email, value: email, url: `mailto:${email}` },
    { title: own.item, value: line?.title ?? '' },
    { title: texts.afterSale.sku, value: line?.sku ?? '' },
    ...options,
    { title: product.quantity, value: String(line?.quantity ?? 1) },
    {
      title: texts.mySubscription.price,
      value: subscriptionPrice(formatMoney(cycleCents, currency, language), plan, texts),
    },
    { title: own.paid, value: String(cyclesBilled) },
  ];
  return all.filter(({ value }) => value !== '');
}
