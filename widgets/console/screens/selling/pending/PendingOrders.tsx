import { useStore } from '@nanostores/react';
import { PENDING_ORDER_STATES } from '#runtime/contracts/enumerations.ts';
import type { OwnerPendingOrder, OwnerPendingOrders } from '#runtime/contracts/pending-order.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { amountText } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { PENDING_KIND_TEXT } from './pending-texts.ts';

const STATES = [
  ['placed', 'Waits for payment'],
  ['started', 'Started, without an email'],
] as const;

const COLUMNS: readonly Column<OwnerPendingOrder>[] = [
  {
    ...{ id: 'reference', title: 'Order', isTitle: true },
    cell: ({ id, reference }) => <Link to={`pending-orders/${id}`}>{reference}</Link>,
  },
  {
    ...{ id: 'time', title: 'Since' },
    value: ({ placedAt, createdAt }) => placedAt ?? createdAt,
    cell: ({ placedAt, createdAt }) => dateTime(placedAt ?? createdAt),
  },
  { id: 'kind', title: 'Kind', value: ({ kind }) => PENDING_KIND_TEXT[kind] },
  { id: 'product', title: 'Product', value: ({ title }) => title },
  { id: 'buyer', title: 'Buyer', value: ({ email }) => email || 'Not known yet' },
  {
    ...{ id: 'price', title: 'Price of one', isNumber: true },
    value: ({ price }) => price.value,
    cell: ({ price }) => amountText(price),
  },
];

/** Subscriptions and gift cards that somebody has ordered and not paid yet. */
export default function PendingOrders() {
  const { query } = useStore($place);
  const state = PENDING_ORDER_STATES.find((each) => each === query.get('state')) ?? 'placed';
  const orders = usePages<OwnerPendingOrders>(`/api/owner/pending-orders?state=${state}`);
  return (
    <Page title="Unpaid orders">
      <p className="c-quiet">
        Subscriptions and gift cards have an order page of their own. What is ordered there stands here until it is
        paid.
      </p>
      <div className="c-filters">
        <Choice
          label="State"
          value={state}
          onChange={(next) => replaceQuery({ state: next === 'placed' ? undefined : next })}
          options={STATES}
        />
      </div>
      <PagedTable
        of={orders}
        label="Unpaid orders"
        rows="orders"
        columns={COLUMNS}
        rowId={({ id }) => id}
        empty={<p>Nobody has left such an order unpaid.</p>}
      />
    </Page>
  );
}
