import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderUnits } from '#runtime/contracts/order.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
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
  /** Minor units of the charge. */
  cents: number;
  /** The units that it is for; undefined for an amount or the whole rest. */
  lines?: readonly OrderUnits[] | undefined;
  /** Minor units that a gift card gets back beside it. */
  giftCardCents?: number | undefined;
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
  refund: Refund,
  earlierCents: number,
): Promise<NewMail & { id: string }> {
  const { site } = call;
  const { order } = found;
  const { id, cents, lines } = refund;
  const { grandTotal, giftCardTotal, giftCardRefunded } = order;
  const texts = await textsIn(site.language);
  const { afterSale } = texts;
  const money = (amount: number) => formatMoney(amount, grandTotal.currencyCode, site.language);
  const paidCents = grandTotal.value - giftCardTotal.value;
  const refundedCents = Math.min(paidCents, earlierCents + cents);
  const { toCardCents, isWhole } = shareOfCard(order, refund, refundedCents >= paidCents);
  const has = (type: number) => order.items.some(({ productType }) => productType === type);
  const values = { number: numberText(order.id), site: site.title, amount: money(cents || toCardCents) };
  const blocks: LetterBlock[] = [
    { kind: 'text', text: fill(afterSale.refundIntro, values) },
    ...(lines ? unitBlocks(order, lines, texts) : []),
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
        { title: afterSale.refundedSum, amount: money(refundedCents + giftCardRefunded.value + toCardCents) },
      ],
    },
  ];
  const subject = fill(afterSale.refundSubject, values);
  return laterMail(call, found, { kind: 'order-refunded', key: id, subject, blocks }, texts);
}

/** What a gift card gets back, and whether all of the order has gone back then. */
function shareOfCard(
  { giftCardTotal, giftCardRefunded, events }: Order,
  { lines, giftCardCents = 0 }: Refund,
  isChargeBack: boolean,
): { toCardCents: number; isWhole: boolean } {
  const isLost = events.some(({ kind }) => kind === 'disputeLost');
  const left = giftCardTotal.value - giftCardRefunded.value;
  const hasUnits = lines !== undefined || events.some((event) => isRefund(event) && event.lines !== null);
  if (hasUnits) return { toCardCents: giftCardCents, isWhole: isChargeBack && giftCardCents >= left && !isLost };
  const isWhole = isChargeBack && !isLost;
  return { toCardCents: isWhole ? left : 0, isWhole };
}

function isRefund({ kind }: Order['events'][number]): boolean {
  return kind === 'partlyRefunded' || kind === 'refunded';
}

/** Lists the units that a refund is for. */
export function unitBlocks(order: Order, lines: readonly OrderUnits[], { product }: Catalogue): LetterBlock[] {
  const items = lines.flatMap(({ position, quantity }) => {
    const item = order.items[position];
    const facts = [{ title: product.quantity, value: String(quantity) }];
    return item ? [{ title: item.productName, facts, amount: '' }] : [];
  });
  return items.length > 0 ? [{ kind: 'items', items }] : [];
}
