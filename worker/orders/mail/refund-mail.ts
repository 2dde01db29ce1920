import { formatMoney } from '#runtime/domain/money.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { LetterBlock, NewMail } from '../../mail/service.ts';
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

/** Writes the mail that tells a buyer of a refund whose event is about to be stored; none for an unknown order. */
export async function refundMails(
  call: ShopCall,
  orderId: string,
  refund: Refund,
): Promise<(NewMail & { id: string })[]> {
  const found = await findByName(call.db, call.site.siteId, orderId);
  return found ? [await refundMail(call, found, refund)] : [];
}

export async function refundMail(
  call: ShopCall,
  found: FoundOrder,
  { id, cents }: Refund,
): Promise<NewMail & { id: string }> {
  const { site } = call;
  const { order } = found;
  const { grandTotal, giftCardTotal, refundedTotal } = order;
  const texts = await textsIn(site.language);
  const { afterSale } = texts;
  const money = (amount: number) => formatMoney(amount, grandTotal.currencyCode, site.language);
  const values = { number: numberText(order.id), site: site.title, amount: money(cents) };
  const paidCents = grandTotal.value - giftCardTotal.value;
  const refundedCents = Math.min(paidCents, refundedTotal.value + cents);
  const toGiftCard = refundedCents >= paidCents && giftCardTotal.value > 0;
  const blocks: LetterBlock[] = [
    ...(cents > 0
      ? [
          { kind: 'text' as const, text: fill(afterSale.refundIntro, values) },
          { kind: 'text' as const, text: order.testMode ? afterSale.refundTest : afterSale.refundToPayer },
        ]
      : []),
    ...(toGiftCard
      ? [{ kind: 'text' as const, text: fill(afterSale.refundToGiftCard, { amount: money(giftCardTotal.value) }) }]
      : []),
    {
      kind: 'sums',
      sums: [
        { title: texts.placedOrders.total, amount: money(grandTotal.value) },
        { title: afterSale.refundedSum, amount: money(refundedCents + (toGiftCard ? giftCardTotal.value : 0)) },
      ],
    },
  ];
  const subject = fill(afterSale.refundSubject, values);
  return laterMail(call, found, { kind: 'order-refunded', key: id, subject, blocks }, texts);
}
