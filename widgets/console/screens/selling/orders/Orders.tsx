import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import { ORDER_STATES } from '#runtime/contracts/enumerations.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { amountText } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { OrderBadges } from './OrderBadges.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import { OrdersAtOnce } from './OrdersAtOnce.tsx';
import { ORDER_STATE_TEXT } from './order-texts.ts';

const STATES = [
  ['', commonTexts.all],
  ...ORDER_STATES.map((state) => [state, ORDER_STATE_TEXT[state]] as const),
] as const;

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
  { id: 'buyer', title: sellingTexts.buyer, value: ({ email }) => email || sellingTexts.notKnown },
  { id: 'state', title: commonTexts.state, cell: (order) => <OrderBadges order={order} /> },
  {
    id: 'total',
    title: sellingTexts.total,
    isNumber: true,
    value: ({ grandTotal }) => grandTotal.value,
    cell: ({ grandTotal }) => amountText(grandTotal),
  },
];

/** The paid orders, newest first. */
export default function Orders() {
  const { query } = useStore($place);
  const state = ORDER_STATES.find((each) => each === query.get('state')) ?? '';
  const email = query.get('email') ?? '';
  const search = query.get('search') ?? '';
  const filters = { state: state || undefined, email: email || undefined, search: search || undefined };
  const isFiltered = Boolean(state || email || search);
  const path = addressOf('/api/owner/orders', filters);
  const orders = usePages(path);
  const rows = useMemo(() => orders.data?.pages.flatMap((page) => page.orders), [orders.data]);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins without a choice
  useEffect(() => setChosen([]), [path]);
  const canStep = may('orders:write');
  const columns = useMemo(() => (canStep ? [tickColumn(chosen, setChosen), ...COLUMNS] : COLUMNS), [canStep, chosen]);
  return (
    <Page
      title={sellingTexts.orders}
      actions={
        canStep && (
          <Link className="c-button" to="orders/new">
            {draftTexts.newOrder}
          </Link>
        )
      }
    >
      <div className="c-filters">
        <OrderSearch search={email || search} />
        <Choice
          label={commonTexts.state}
          value={state}
          onChange={(next) => replaceQuery({ state: next || undefined })}
          options={STATES}
        />
      </div>
      <Loaded of={{ ...orders, data: rows }}>
        {(list) => (
          <>
            <OrdersAtOnce orders={list.filter(({ number }) => chosen.includes(number))} onDone={() => setChosen([])} />
            <DataTable
              label={sellingTexts.orders}
              rows={list}
              columns={columns}
              rowId={({ id }) => id}
              empty={<p>{isFiltered ? sellingTexts.noOrderMatchesChoose : sellingTexts.thereAreNoOrders}</p>}
            />
            <MoreButton of={orders} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function tickColumn(chosen: readonly number[], choose: (numbers: readonly number[]) => void): Column<Order> {
  return {
    id: 'choice',
    title: sellingTexts.choose,
    cell: ({ number }) => (
      <label className="s-choose">
        <span className="sq-visually-hidden">{fill(sellingTexts.chooseOrderNumber, { number })}</span>
        <input
          type="checkbox"
          checked={chosen.includes(number)}
          onChange={(event) =>
            choose(event.target.checked ? [...chosen, number] : chosen.filter((each) => each !== number))
          }
        />
      </label>
    ),
  };
}
