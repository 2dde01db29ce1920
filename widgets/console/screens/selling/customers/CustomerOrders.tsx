import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { customersTexts } from '#runtime/i18n/en/console/customers.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { amountText } from '../../../parts/amounts.ts';
import type { Column } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { Section } from '../../../parts/Section.tsx';
import { OrderBadges } from '../orders/OrderBadges.tsx';

const COLUMNS: readonly Column<Order>[] = [
  {
    id: 'number',
    title: commonTexts.order,
    isTitle: true,
    value: ({ number }) => number,
    cell: ({ number }) => <Link to={`orders/${number}`}>#{number}</Link>,
  },
  {
    id: 'placed',
    title: sellingTexts.placed,
    value: ({ placedAt }) => placedAt,
    cell: ({ placedAt }) => dateTime(placedAt),
  },
  { id: 'state', title: commonTexts.state, cell: (order) => <OrderBadges order={order} /> },
  {
    id: 'total',
    title: sellingTexts.total,
    isNumber: true,
    value: ({ grandTotal }) => grandTotal.value,
    cell: ({ grandTotal }) => amountText(grandTotal),
  },
];

/** The orders of one address, the newest first. */
export function CustomerOrders({ email }: { email: string }) {
  const orders = usePages(addressOf('/api/owner/orders', { email }));
  return (
    <Section title={fill(customersTexts.ordersOfEmail, { email })}>
      <PagedTable
        of={orders}
        label={customersTexts.orders}
        rows="orders"
        columns={COLUMNS}
        rowId={({ id }) => id}
        empty={<p>{customersTexts.nobodyWithThisAddress}</p>}
      />
    </Section>
  );
}
