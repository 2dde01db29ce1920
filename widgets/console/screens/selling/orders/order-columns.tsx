import type { Order } from '#runtime/contracts/order.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { orderListTexts } from '#runtime/i18n/en/console/orders.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { amountText } from '../../../parts/amounts.ts';
import type { Column } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { countryText } from '../parts/CountryChoice.tsx';
import { OrderBadges } from './OrderBadges.tsx';

/** Lines of an order that the list shows. */
const SHOWN_LINES = 2;

/** The columns of the list. The shop sorts, because the list has a part of all orders. */
export const ORDER_COLUMNS: readonly Column<Order>[] = [
  {
    id: 'number',
    title: commonTexts.order,
    isTitle: true,
    order: 'number',
    cell: ({ number }) => <Link to={`orders/${number}`}>#{number}</Link>,
  },
  { id: 'buyer', title: sellingTexts.buyer, order: 'buyer', cell: buyerName },
  { id: 'goods', title: orderListTexts.goods, cell: (order) => <Goods order={order} /> },
  { id: 'state', title: commonTexts.state, order: 'state', cell: (order) => <OrderBadges order={order} /> },
  {
    id: 'total',
    title: sellingTexts.total,
    isNumber: true,
    order: 'total',
    cell: ({ grandTotal }) => amountText(grandTotal),
  },
  {
    id: 'placed',
    title: sellingTexts.placed,
    isTime: true,
    order: 'placed',
    cell: ({ placedAt }) => dateTime(placedAt),
  },
  { id: 'email', title: orderListTexts.email, isExtra: true, cell: ({ email }) => email || '–' },
  {
    id: 'country',
    title: orderListTexts.country,
    isExtra: true,
    cell: ({ address }) => countryText(address?.countryCode ?? ''),
  },
  { id: 'coupons', title: orderListTexts.coupon, isExtra: true, cell: ({ coupons }) => coupons.join(', ') || '–' },
];

/** Returns the buyer's name, or the email address of an order without one. */
export function buyerName({ address, email }: Order): string {
  const name = [address?.firstName, address?.lastName].filter(Boolean).join(' ');
  return name || email || sellingTexts.notKnown;
}

function Goods({ order: { items } }: { order: Order }) {
  const rest = items.length - SHOWN_LINES;
  return (
    <span className="s-goods">
      {items.slice(0, SHOWN_LINES).map(({ productName, quantity, variantId, sku }) => (
        <span key={`${variantId} ${sku}`}>{quantity > 1 ? `${quantity} × ${productName}` : productName}</span>
      ))}
      {rest > 0 && <span className="c-quiet">{fill(orderListTexts.moreLines, { count: rest })}</span>}
    </span>
  );
}
