import type { Order, OrderItem } from '#runtime/contracts/order.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { stampIn } from '#runtime/domain/zoned-time.ts';
import type { OwnerTexts } from '#runtime/i18n/owner-texts.ts';
import { csvFile } from '../http/csv.ts';
import { personName } from '../site/address-lines.ts';
import { zonedTitle } from '../site/date-text.ts';
import type { Site } from '../site/site.ts';
import { listOrders, type OrderListing } from './list.ts';

/** Orders that are read at once. */
const PER_PAGE = 200;

type ExportTexts = Pick<OwnerTexts, 'bookTitles' | 'bookWords' | 'orderStateTexts'>;

/**
 * Returns the orders of a list as a CSV file, in its order. Times are by the shop's clock, and states are named as the console
 * names them; the last column has their codes, for programs.
 */
export function exportOrders(
  db: D1Database,
  site: Site,
  listing: OrderListing,
  texts: ExportTexts,
): ReadableStream<Uint8Array> {
  const { bookTitles: titles } = texts;
  let cursor: string | null | undefined;
  const next = async () => {
    // A page can be empty and yet have a next one.
    while (cursor !== null) {
      const page = await listOrders(db, site.siteId, { ...listing, cursor, limit: PER_PAGE });
      cursor = page.nextPageCursor;
      if (page.orders.length > 0) return page.orders.map((order) => cells(site, order, texts));
    }
    return [];
  };
  const header = [
    ...[titles.order, zonedTitle(site, titles.placed), titles.state, titles.name, titles.email, titles.country],
    ...[titles.postalCode, titles.city, titles.goods, titles.currency, titles.total, titles.refunded, titles.payment],
    ...[titles.paymentMethod, titles.coupons, titles.deliveryMethod, titles.testOrder, titles.stateCode],
  ];
  return csvFile({ siteId: site.siteId, header, next });
}

function cells(site: Site, order: Order, { bookWords: words, orderStateTexts }: ExportTexts): string[] {
  const { address, grandTotal, refundedTotal, giftCardRefunded } = order;
  const isCancelled = order.events.some(({ kind }) => kind === 'cancelled');
  return [
    String(order.number),
    stampIn(order.placedAt, site.timeZone),
    orderStateTexts[isCancelled ? 'cancelled' : order.state],
    personName(address ?? {}),
    order.email,
    address?.countryCode ?? '',
    address?.postalCode ?? '',
    address?.city ?? '',
    order.items.map(goodsText).join('; '),
    grandTotal.currencyCode,
    grandTotal.decimalValue,
    toDecimalText(refundedTotal.value + giftCardRefunded.value, grandTotal.currencyCode),
    order.provider ?? '',
    order.provider ? order.paymentMethod : '',
    order.coupons.join(', '),
    order.shippingName,
    order.testMode ? words.yes : '',
    order.state,
  ];
}

function goodsText({ productName, quantity, removedQuantity, sku }: OrderItem): string {
  return `${quantity - removedQuantity} × ${productName}${sku && ` (${sku})`}`;
}
