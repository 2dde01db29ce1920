import { zonedTitle } from '../site/date-text.ts';
import type { Site } from '../site/site.ts';
import { type BookedLine, lineTotal, shippingTax } from './booked-order.ts';
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
import { deliveryTax } from './refunded-delivery.ts';

export function lineTitles(site: Site, { bookTitles: titles }: BookTexts): string[] {
  const { date, part, sku, product, options, quantity, currency, unitPrice, discount, tax, total } = titles;
  return [
    zonedTitle(site, date),
    ...entryTitles(titles),
    ...[part, sku, product, options, quantity, currency, unitPrice, discount, tax, total],
    ...buyerTitles(titles),
    ...paymentTitles(titles),
  ];
}

/** A part of an order, or of what went back of one: a line, its delivery, or an amount that is for no line. */
interface Part {
  part: 'product' | 'delivery' | 'amount';
  line?: BookedLine;
  /** Below 0 where they went back. */
  quantity?: number;
  unitCents: number;
  discountCents: number;
  taxCents: number;
  /** With the tax that is added to prices. */
  totalCents: number;
}

/** Returns a row for each line of an order and its delivery, or for each part of a refund. They add up to its total. */
export function lineRows(site: Site, entry: BookEntry, texts: BookTexts): string[][] {
  const parts = entry.refund ? refundParts(entry, entry.refund) : saleParts(entry);
  return parts.map(({ part, line, quantity, unitCents, discountCents, taxCents, totalCents }) => [
    ...entryCells(site, entry, texts),
    texts.bookWords[part],
    line?.sku ?? '',
    line?.title ?? (part === 'delivery' ? entry.order.shippingName : ''),
    Object.entries(line?.attributes ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
    quantity === undefined ? '' : String(quantity),
    entry.order.currency,
    ...amountCells(entry, [unitCents, discountCents, taxCents, totalCents]),
    ...buyerCells(entry),
    ...paymentCells(entry, texts),
  ]);
}

function saleParts({ order }: BookEntry): Part[] {
  const tax = shippingTax(order);
  const products = order.lines.map((line): Part => {
    const { quantity, unitCents, discountCents, taxCents } = line;
    return { part: 'product', line, quantity, unitCents, discountCents, taxCents, totalCents: lineTotal(order, line) };
  });
  const delivery: Part = {
    part: 'delivery',
    unitCents: order.shippingCents,
    discountCents: 0,
    taxCents: tax,
    totalCents: order.shippingCents + (order.taxIncluded ? 0 : tax),
  };
  const sum = [...products, delivery].reduce((total, { totalCents }) => total + totalCents, 0);
  return [
    ...products,
    ...(order.shippingName !== '' || delivery.totalCents !== 0 ? [delivery] : []),
    ...rest(order.grandTotalCents - sum, 0),
  ];
}

function refundParts({ order }: BookEntry, refund: BookedRefund): Part[] {
  const { units, deliveryCents } = refund;
  const products = units.map(({ position, quantity, cents, taxCents }): Part => {
    const line = order.lines[position];
    const back = { quantity: -quantity, discountCents: 0, taxCents: -taxCents, totalCents: -cents };
    return { part: 'product', ...(line && { line }), unitCents: line?.unitCents ?? 0, ...back };
  });
  const tax = deliveryTax(order, deliveryCents);
  const delivery: Part = {
    part: 'delivery',
    unitCents: 0,
    discountCents: 0,
    taxCents: -tax,
    totalCents: -deliveryCents,
  };
  const named = deliveryCents === 0 ? products : [...products, delivery];
  const sum = named.reduce((total, part) => total + part.totalCents, 0);
  const taxes = named.reduce((total, part) => total + part.taxCents, 0);
  return [...named, ...rest(-refundTotal(refund) - sum, -refund.taxCents - taxes)];
}

/** What no line and no delivery is for, such as a refund of an amount; nothing where there is none. */
function rest(totalCents: number, taxCents: number): Part[] {
  if (totalCents === 0 && taxCents === 0) return [];
  return [{ part: 'amount', unitCents: 0, discountCents: 0, taxCents, totalCents }];
}
