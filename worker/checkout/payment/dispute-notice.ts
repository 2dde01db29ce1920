import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { LetterBlock, NewMail } from '../../mail/service.ts';
import { type FoundOrder, findByName, numberText } from '../../orders/service.ts';
import type { Dispute } from '../../payments/service.ts';
import { consoleLink } from '../../site/console-link.ts';
import { timeText } from '../../site/date-text.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { ownerLetter, PROVIDER_NAMES } from './owner-letter.ts';

/** Writes the owner's mail about the state of a dispute; none without an address for notices. */
export async function disputeMails(
  call: ShopCall,
  orderId: string,
  dispute: Dispute,
): Promise<(NewMail & { id: string })[]> {
  const found = await findByName(call.db, call.site.siteId, orderId);
  return found ? disputeMail(call, found, dispute) : [];
}

export async function disputeMail(
  call: ShopCall,
  found: FoundOrder,
  dispute: Dispute,
): Promise<(NewMail & { id: string })[]> {
  const { site } = call;
  const { order } = found;
  const texts = await textsIn(site.language);
  const { moneyNotices, afterSale, placedOrders, subscriptionNotices } = texts;
  const amount = formatMoney(dispute.cents, order.grandTotal.currencyCode, site.language);
  const provider = PROVIDER_NAMES[order.provider ?? 'stripe'];
  const values = { number: numberText(order.id), amount, provider };
  const { subject, parts } = partsOf(call, found, dispute, { texts, values });
  const blocks: LetterBlock[] = [
    ...parts,
    {
      kind: 'facts',
      facts: [
        { title: placedOrders.number, value: numberText(order.id) },
        { title: moneyNotices.amount, value: amount },
        { title: moneyNotices.reason, value: reasonText(dispute.reason, texts) },
        { title: moneyNotices.buyer, value: order.email, url: `mailto:${order.email}` },
      ],
    },
    { kind: 'button', text: fill(moneyNotices.disputeButton, values), url: dispute.url },
    {
      kind: 'link',
      text: afterSale.openOrder,
      url: consoleLink(found.baseUrl, 'orders/:order', { order: order.id }),
    },
    ...(dispute.state === 'lost' && order.subscriptionId
      ? [
          {
            kind: 'link' as const,
            text: subscriptionNotices.show,
            url: consoleLink(found.baseUrl, 'subscriptions/:subscription', { subscription: order.subscriptionId }),
          },
        ]
      : []),
  ];
  const dedupeKey = `dispute-notice:${dispute.id}:${dispute.state}`;
  return ownerLetter(call, { kind: 'dispute-notice', dedupeKey, orderId: order.id, subject, blocks });
}

interface NoticeTexts {
  texts: Catalogue;
  values: Record<'number' | 'amount' | 'provider', string>;
}

function partsOf(
  call: ShopCall,
  found: FoundOrder,
  dispute: Dispute,
  { texts: { moneyNotices }, values }: NoticeTexts,
) {
  switch (dispute.state) {
    case 'won':
      return {
        subject: fill(moneyNotices.disputeWonSubject, values),
        parts: [text(moneyNotices.disputeWonIntro, values)],
      };
    case 'lost':
      return {
        subject: fill(moneyNotices.disputeLostSubject, values),
        parts: [text(moneyNotices.disputeLostIntro, values), ...lostParts(found, dispute, moneyNotices)],
      };
    case 'open': {
      const { answerBy } = dispute;
      const until =
        answerBy === null
          ? text(moneyNotices.disputeNoAnswer)
          : text(moneyNotices.disputeUntil, { day: timeText(call.site, answerBy) });
      return {
        subject: fill(moneyNotices.disputeSubject, values),
        parts: [text(moneyNotices.disputeIntro, values), until],
      };
    }
  }
}

/** Returns the texts about the consequences of a lost dispute, and the owner's decision. */
function lostParts({ order }: FoundOrder, { cents }: Dispute, notices: Catalogue['moneyNotices']): LetterBlock[] {
  const { grandTotal, giftCardTotal, refundedTotal, items, subscriptionId } = order;
  const isWhole = refundedTotal.value + cents >= grandTotal.value - giftCardTotal.value;
  const isStocked = items.some(({ productType }) => productType === PRODUCT_TYPE.physical);
  return [
    ...(isWhole ? [text(notices.disputeLostWhole)] : []),
    ...(giftCardTotal.value > 0 ? [text(notices.disputeLostCard)] : []),
    ...(isWhole && isStocked ? [text(notices.disputeLostStock)] : []),
    ...(subscriptionId ? [text(notices.disputeLostSubscription)] : []),
  ];
}

function text(template: string, values: Record<string, string> = {}): LetterBlock {
  return { kind: 'text', text: fill(template, values) };
}

/** Returns the provider's reason in words. */
function reasonText(code: string, { disputeReasons }: Catalogue): string {
  const { other, ...known } = disputeReasons;
  return Object.hasOwn(known, code) ? known[code as keyof typeof known] : fill(other, { code });
}
