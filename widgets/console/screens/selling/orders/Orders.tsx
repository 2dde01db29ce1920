import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import { ORDER_ORDERS } from '#runtime/contracts/list-orders.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { orderListTexts } from '#runtime/i18n/en/console/orders.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { DataTable } from '../../../parts/DataTable.tsx';
import { ExportBooks } from '../../../parts/ExportBooks.tsx';
import { ExportButton } from '../../../parts/ExportButton.tsx';
import { ListViews } from '../../../parts/ListViews.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { useRowsOfPages } from '../../../parts/rows-of-pages.ts';
import type { Selection } from '../../../parts/table-selection.tsx';
import { useHiddenColumns } from '../../../parts/use-hidden-columns.ts';
import { useIsListed } from '../../../parts/use-selection.ts';
import { useTableSort } from '../../../parts/use-table-sort.ts';
import { OrderFiltersBar } from './OrderFiltersBar.tsx';
import { OrdersAtOnce } from './OrdersAtOnce.tsx';
import { ORDER_COLUMNS } from './order-columns.tsx';
import { filtersIn, NO_FILTERS } from './order-filters.ts';

/** The most orders that one call answers. */
const PAGE_SIZE = 200;
const NO_ORDERS: readonly Order[] = [];

/** The paid orders, by default the newest first. */
export default function Orders() {
  const { query } = useStore($place);
  const filters = filtersIn(query);
  const isFiltered = Object.values(filters).some(Boolean);
  const sort = useTableSort(ORDER_ORDERS);
  const { order, direction } = sort;
  const { shown, isShown, show } = useHiddenColumns(ORDER_COLUMNS);
  const path = addressOf('/api/owner/orders', { limit: PAGE_SIZE, ...filters, order, direction });
  const orders = usePages(path);
  const rows = useRowsOfPages(orders.data?.pages, (page) => page.orders, orderId);
  const scope = JSON.stringify(filters);
  const [chosen, setChosen] = useState<readonly Order[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins without a choice
  useEffect(() => setChosen([]), [scope]);
  const chosenAsRead = useMemo(() => asReadLast(chosen, rows), [chosen, rows]);
  const listed = useIsListed(scope, orders) ? rows : NO_ORDERS;
  const selection = useMemo(() => selectionIn(listed, chosen, setChosen), [chosen, listed]);
  return (
    <Page
      title={sellingTexts.orders}
      actions={
        <>
          {may('orders:write') && (
            <Link className="c-button c-button--main" to="orders/new">
              {draftTexts.newOrder}
            </Link>
          )}
          <ExportButton path={addressOf('/api/owner/orders.csv', { ...filters, order, direction })}>
            {isFiltered ? orderListTexts.exportTheseCsv : orderListTexts.exportCsv}
          </ExportButton>
          <ExportBooks kind="orders" />
        </>
      }
    >
      <OrderFiltersBar
        filters={filters}
        views={<ListViews list="orders" columns={ORDER_COLUMNS} isShown={isShown} show={show} />}
      />
      <Loaded of={{ ...orders, data: orders.data && rows }}>
        {(list) => (
          <>
            <OrdersAtOnce path={path} shown={list} chosen={chosenAsRead} onChoose={setChosen} />
            <DataTable
              label={sellingTexts.orders}
              rows={list}
              columns={shown}
              rowId={orderId}
              server={sort}
              selection={selection}
              empty={<Empty isFiltered={isFiltered} mayGoOn={orders.hasNextPage} />}
            />
            <MoreButton of={orders} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Says why nothing is shown, and leads on. */
function Empty({ isFiltered, mayGoOn }: { isFiltered: boolean; mayGoOn: boolean }) {
  if (!isFiltered) return <p>{sellingTexts.thereAreNoOrders}</p>;
  return (
    <>
      <p>{mayGoOn ? orderListTexts.seeMore : orderListTexts.noOrderMatches}</p>
      <button type="button" className="c-button" onClick={() => replaceQuery({ ...NO_FILTERS })}>
        {orderListTexts.showAll}
      </button>
    </>
  );
}

/** Returns the chosen orders as they were read last: those that the list shows have changed since they were chosen. */
function asReadLast(chosen: readonly Order[], shown: readonly Order[]): Order[] {
  if (chosen.length === 0) return [];
  const read = new Map(shown.map((order) => [order.id, order]));
  return chosen.map((order) => read.get(order.id) ?? order);
}

const orderId = ({ id }: Order) => id;

/** Orders stay chosen as they are, also those that the list does not show. Those of other filters cannot be chosen. */
function selectionIn(
  listed: readonly Order[],
  chosen: readonly Order[],
  choose: (orders: readonly Order[]) => void,
): Selection<Order> {
  return {
    ids: new Set(chosen.map(orderId)),
    idOf: orderId,
    nameOf: ({ number }) => `#${number}`,
    choose: (ids, isChosen) => {
      const changed = new Set(ids);
      const others = chosen.filter(({ id }) => !changed.has(id));
      choose(isChosen ? [...others, ...listed.filter(({ id }) => changed.has(id))] : others);
    },
  };
}
