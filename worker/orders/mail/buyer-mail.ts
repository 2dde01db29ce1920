import { cycleTime, nextBillingAt } from '#runtime/domain/billing.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { downloadsMailPart, downloadsPart } from '../../downloads/service.ts';
import { type LetterBlock, type NewMail, newMailId, writeLetter } from '../../mail/service.ts';
import { dateText } from '../../site/date-text.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { contactAddress } from '../../site/store-settings.ts';
import { subscriptionIdOf, subscriptionPath } from '../../subscriptions/service.ts';
import { sumsOf } from '../amounts.ts';
import { numberText, orderFacts } from '../facts.ts';
import { legalPart } from '../legal-part.ts';
import type { MailedOrder } from './mailed-order.ts';
import { membershipBlocks } from './membership-blocks.ts';
import { nextSteps } from './next-steps.ts';
import { noticeBlocks } from './notice-blocks.ts';
import { contactBlocks, itemsOf } from './shared-blocks.ts';

/** Writes the buyer's confirmation of an order. */
export async function buyerMail(call: ShopCall, order: MailedOrder, texts: Catalogue): Promise<NewMail> {
  const { site, now } = call;
  const { snapshot, placed, lines, link } = order;
  const { placedOrders } = texts;
  const values = { number: numberText(placed.orderId), site: site.title };
  const shop = { currency: snapshot.currency, language: site.language };
  const files = downloadsPart(site, { ...snapshot, downloads: placed.downloads }, texts);
  const steps = nextSteps(site, snapshot, now, texts);
  const memberships = await membershipBlocks(call, snapshot, texts);
  const subscription = subscriptionBlocks(call, order, texts);
  const blocks: LetterBlock[] = [
    { kind: 'text', text: fill(snapshot.renewal ? texts.afterSale.renewalIntro : placedOrders.mailIntro, values) },
    ...testBlocks(snapshot.testMode, texts),
    ...(files ? [{ kind: 'ready' as const, ...downloadsMailPart(files) }] : []),
    { kind: 'items', items: itemsOf(lines, snapshot.baseUrl) },
    { kind: 'sums', sums: sumsOf({ ...snapshot, provider: placed.provider }, shop, texts) },
    { kind: 'facts', facts: orderFacts(site, { ...snapshot, number: placed.orderId, placedAt: now }, texts) },
    ...(steps.length + memberships.length + subscription.length > 0
      ? [{ kind: 'heading' as const, text: texts.afterSale.nextTitle }]
      : []),
    ...steps.map((text) => ({ kind: 'text' as const, text })),
    ...memberships,
    ...subscription,
    { kind: 'button', text: placedOrders.mailButton, url: link },
    ...contactBlocks(site, snapshot.baseUrl, texts),
    ...(await noticeBlocks(call, snapshot, texts)),
    { kind: 'ready', ...(await legalPart(call, snapshot.baseUrl, texts)) },
  ];
  const subject = fill(snapshot.renewal ? texts.afterSale.renewalSubject : placedOrders.mailSubject, values);
  const letter = { subject, blocks, footer: placedOrders.mailFooter };
  return {
    id: newMailId(now),
    kind: 'order-confirmation',
    dedupeKey: `order-confirmation:${placed.orderId}`,
    orderId: placed.orderId,
    recipient: snapshot.email,
    replyTo: contactAddress(site),
    ...(await writeLetter(site, letter)),
  };
}

export function testBlocks(testMode: boolean, { placedOrders }: Catalogue): LetterBlock[] {
  return testMode ? [{ kind: 'text', text: placedOrders.testMode }] : [];
}

/** Says when a subscription is charged again. A subscription is bought alone, so the order's total is what it costs. */
function subscriptionBlocks(
  { site, secret, now }: ShopCall,
  { snapshot, placed }: MailedOrder,
  texts: Catalogue,
): LetterBlock[] {
  const { renewal, lines, baseUrl } = snapshot;
  const position = lines.findIndex(({ plan }) => plan !== null);
  const plan = lines[position]?.plan;
  if (!plan) return [];
  const next = renewal ? renewal.next && cycleTime(plan, renewal.next) : nextBillingAt(plan, now, 1);
  if (next === null) return [{ kind: 'text', text: texts.afterSale.lastCharge }];
  const amount = formatMoney(snapshot.grandTotalCents, snapshot.currency, site.language);
  const id = renewal?.subscriptionId ?? subscriptionIdOf(placed.orderId, position);
  const url = `${baseUrl}${subscriptionPath(secret, site.siteId, id)}`;
  return [
    { kind: 'text', text: fill(texts.afterSale.nextCharge, { amount, date: dateText(site, next) }) },
    { kind: 'link', text: texts.afterSale.manageSubscription, url },
  ];
}
