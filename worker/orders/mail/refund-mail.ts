import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { LetterBlock, NewMail } from '../../mail/service.ts';
import { inLanguageOf } from '../../site/mail-language.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { numberText } from '../facts.ts';
import { type FoundOrder, findByName } from '../repository.ts';
import { laterMail } from './later-mail.ts';

export interface Refund {
  /** The provider's id of the refund. */
  id: string;
  /** Minor units. */
  cents: number;
}

/**
 * Writes the buyer's mails about refunds whose events are about to be stored; none for an unknown order, or where
 * nothing goes back.
 */
export async function refundMails(
  call: ShopCall,
  orderId: string,
  refunds: readonly Refund[],
): Promise<(NewMail & { id: string })[]> {
  const found = refunds.length > 0 ? await findByName(call.db, call.site.siteId, orderId) : undefined;
  if (!found) return [];
  const { grandTotal, refundedTotal } = found.order;
  if (grandTotal.value === 0) return [];
  const buyersCall = await inLanguageOf(call, found.order.email);
  let earlierCents = refundedTotal.value;
  const mails: (NewMail & { id: string })[] = [];
  for (const refund of refunds) {
    mails.push(await refundMail(buyersCall, found, refund, earlierCents));
    earlierCents += refund.cents;
  }
  return mails;
}

/** Writes the mail of one refund in the language of the call's site; `earlierCents` went back before it. */
export async function refundMail(
  call: ShopCall,
  found: FoundOrder,
  { id, cents }: Refund,
  earlierCents: number,
): Promise<NewMail & { id: string }> {
  const { site } = call;
  const { order } = found;
  const { grandTotal, giftCardTotal, events } = order;
  const texts = await textsIn(site.language);
  const { afterSale } = texts;
  const money = (amount: number) => formatMoney(amount, grandTotal.currencyCode, site.language);
  const paidCents = grandTotal.value - giftCardTotal.value;
  const refundedCents = Math.min(paidCents, earlierCents + cents);
  const isWhole = refundedCents >= paidCents && !events.some(({ kind }) => kind === 'disputeLost');
  const has = (type: number) => order.items.some(({ productType }) => productType === type);
  const toCardCents = isWhole ? giftCardTotal.value : 0;
  const values = { number: numberText(order.id), site: site.title, amount: money(cents || toCardCents) };
  const blocks: LetterBlock[] = [
    { kind: 'text', text: fill(afterSale.refundIntro, values) },
    ...(cents > 0
      ? [{ kind: 'text' as const, text: order.testMode ? afterSale.refundTest : afterSale.refundToPayer }]
      : []),
    ...(toCardCents > 0
      ? [{ kind: 'text' as const, text: fill(afterSale.refundToGiftCard, { amount: money(toCardCents) }) }]
      : []),
    ...(isWhole && has(PRODUCT_TYPE.digital) ? [{ kind: 'text' as const, text: afterSale.refundDownloads }] : []),
    ...(isWhole && has(PRODUCT_TYPE.giftCard) ? [{ kind: 'text' as const, text: afterSale.refundGiftCards }] : []),
    {
      kind: 'sums',
      sums: [
        { title: texts.placedOrders.total, amount: money(grandTotal.value) },
        { title: afterSale.refundedSum, amount: money(refundedCents + toCardCents) },
      ],
    },
  ];
  const subject = fill(afterSale.refundSubject, values);
  return laterMail(call, found, { kind: 'order-refunded', key: id, subject, blocks }, texts);
}
