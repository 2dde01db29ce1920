import { zonedTitle } from '../site/date-text.ts';
import type { Site } from '../site/site.ts';
import { type BookedRefund, refundTotal } from './booked-refunds.ts';
import {
  amountCells,
  type BookTexts,
  buyerCells,
  buyerTitles,
  entryCells,
  entryTitles,
  paymentCells,
  paymentTitles,
} from './entry-cells.ts';
import type { BookEntry } from './read-books.ts';
import { deliveryOf } from './refunded-delivery.ts';

export function orderTitles(site: Site, { bookTitles: titles }: BookTexts): string[] {
  const { goods, discount, delivery, tax, taxWithin, total, giftCard, charged } = titles;
  const amounts = [goods, discount, delivery, tax, taxWithin, total, giftCard, charged];
  return [
    zonedTitle(site, titles.date),
    ...entryTitles(titles),
    ...buyerTitles(titles),
    ...[titles.currency, ...amounts, titles.coupons, titles.deliveryMethod],
    ...paymentTitles(titles),
  ];
}

/**
 * Returns the row of an order, or of money of one that went back, whose amounts are below 0. In each row the total is goods
 * less discount with delivery, and with the tax that is added to prices; gift card and charge are its two parts.
 */
export function orderRows(site: Site, entry: BookEntry, texts: BookTexts): string[][] {
  const { order } = entry;
  const amounts = entry.refund ? refundAmounts(entry, entry.refund) : saleAmounts(entry);
  return [
    [
      ...entryCells(site, entry, texts),
      ...buyerCells(entry),
      order.currency,
      ...amountCells(entry, amounts),
      entry.refund ? '' : order.coupons.join(', '),
      entry.refund ? '' : order.shippingName,
      ...paymentCells(entry, texts),
    ],
  ];
}

function saleAmounts({ order }: BookEntry): number[] {
  const { subtotalCents, discountCents, shippingCents, grandTotalCents, giftCardCents } = order;
  const charged = grandTotalCents - giftCardCents;
  return [subtotalCents, discountCents, shippingCents, ...taxCells(order), grandTotalCents, giftCardCents, charged];
}

function refundAmounts({ order }: BookEntry, refund: BookedRefund): number[] {
  const total = refundTotal(refund);
  const delivery = deliveryOf(order, refund);
  const added = order.taxIncluded ? 0 : refund.taxCents;
  const taxes = taxCells({ taxIncluded: order.taxIncluded, taxCents: refund.taxCents });
  const back = [total - added - delivery, 0, delivery, ...taxes, total, refund.giftCardCents, refund.cents];
  return back.map((cents) => -cents);
}

/** The tax that is added to prices, and the one that is part of them. */
function taxCells({ taxIncluded, taxCents }: { taxIncluded: boolean; taxCents: number }): number[] {
  return taxIncluded ? [0, taxCents] : [taxCents, 0];
}
