import { useStore } from '@nanostores/react';
import { addressOf } from '#runtime/api/calls.ts';
import { PENDING_ORDER_STATES } from '#runtime/contracts/enumerations.ts';
import type { OwnerPendingOrder } from '#runtime/contracts/pending-order.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
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
  ['placed', sellingTexts.waitsForPayment],
  ['started', sellingTexts.startedWithoutAnEmail],
] as const;

const COLUMNS: readonly Column<OwnerPendingOrder>[] = [
  {
    id: 'reference',
    title: commonTexts.order,
    isTitle: true,
    cell: ({ id, reference }) => <Link to={`pending-orders/${id}`}>{reference}</Link>,
  },
  {
    id: 'time',
    title: sellingTexts.since,
    value: ({ placedAt, createdAt }) => placedAt ?? createdAt,
    cell: ({ placedAt, createdAt }) => dateTime(placedAt ?? createdAt),
  },
  { id: 'kind', title: commonTexts.kind, value: ({ kind }) => PENDING_KIND_TEXT[kind] },
  { id: 'product', title: commonTexts.product, value: ({ title }) => title },
  { id: 'buyer', title: sellingTexts.buyer, value: ({ email }) => email || sellingTexts.notKnownYet },
  {
    id: 'price',
    title: sellingTexts.priceOfOne,
    isNumber: true,
    value: ({ price }) => price.value,
    cell: ({ price }) => amountText(price),
  },
];

/** Subscriptions and gift cards that somebody has ordered and not paid yet. */
export default function PendingOrders() {
  const { query } = useStore($place);
  const state = PENDING_ORDER_STATES.find((each) => each === query.get('state')) ?? 'placed';
  const orders = usePages(addressOf('/api/owner/pending-orders', { state }));
  return (
    <Page title={sellingTexts.unpaidOrders}>
      <p className="c-quiet">{sellingTexts.subscriptionsAndGiftCards}</p>
      <div className="c-filters">
        <Choice
          label={commonTexts.state}
          value={state}
          onChange={(next) => replaceQuery({ state: next === 'placed' ? undefined : next })}
          options={STATES}
        />
      </div>
      <PagedTable
        of={orders}
        label={sellingTexts.unpaidOrders}
        rows="orders"
        columns={COLUMNS}
        rowId={({ id }) => id}
        empty={<p>{sellingTexts.nothingUnpaid}</p>}
      />
    </Page>
  );
}
