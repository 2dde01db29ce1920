import { useStore } from '@nanostores/react';
import { addressOf } from '#runtime/api/calls.ts';
import { CUSTOMER_SORTS } from '#runtime/contracts/customer-limits.ts';
import type { ListedCustomer } from '#runtime/contracts/customers.ts';
import { customersTexts } from '#runtime/i18n/en/console/customers.ts';
import { usePages } from '../../../app/query.ts';
import { $place } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { DataTable } from '../../../parts/DataTable.tsx';
import { ExportButton } from '../../../parts/ExportButton.tsx';
import { ListViews } from '../../../parts/ListViews.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { useRowsOfPages } from '../../../parts/rows-of-pages.ts';
import { useHiddenColumns } from '../../../parts/use-hidden-columns.ts';
import { useIsListed, useSelection } from '../../../parts/use-selection.ts';
import { useTableSort } from '../../../parts/use-table-sort.ts';
import { ChosenCustomers } from './ChosenCustomers.tsx';
import { CustomerFilters } from './CustomerFilters.tsx';
import { CUSTOMER_COLUMNS } from './customer-columns.tsx';
import { filtersIn } from './customer-filters.ts';

/** The most customers that one call answers. */
const PAGE_SIZE = 200;

const emailOf = ({ email }: ListedCustomer) => email;
const NAMING = { idOf: emailOf, nameOf: ({ name, email }: ListedCustomer) => name || email };

/** Everybody who has ordered or has an account; the shop sorts, searches and filters all of them. */
export default function Customers() {
  const { query } = useStore($place);
  const filters = filtersIn(query);
  const isFiltered = Object.values(filters).some(Boolean);
  const sort = useTableSort(CUSTOMER_SORTS);
  const order = { sort: sort.order, direction: sort.direction };
  const scope = JSON.stringify(filters);
  const { shown, isShown, show } = useHiddenColumns(CUSTOMER_COLUMNS);
  const pages = usePages(addressOf('/api/owner/customers', { limit: PAGE_SIZE, ...filters, ...order }));
  const { selection, replace } = useSelection(scope, useIsListed(scope, pages), NAMING);
  const rows = useRowsOfPages(pages.data?.pages, ({ customers }) => customers, emailOf);
  return (
    <Page
      title={customersTexts.customers}
      actions={
        <ExportButton path={addressOf('/api/owner/customers.csv', { ...filters, ...order })}>
          {isFiltered ? customersTexts.exportTheseCsv : customersTexts.exportCsv}
        </ExportButton>
      }
    >
      <CustomerFilters filters={filters} />
      <ListViews list="customers" columns={CUSTOMER_COLUMNS} isShown={isShown} show={show} />
      <ChosenCustomers
        emails={selection.ids}
        list={{ ...filters, ...order }}
        hasMore={pages.hasNextPage || rows.length > selection.ids.size}
        mayTag={may('orders:write')}
        replace={replace}
      />
      <Loaded of={pages}>
        {() => (
          <>
            <DataTable
              label={customersTexts.customers}
              rows={rows}
              columns={shown}
              rowId={emailOf}
              server={sort}
              selection={selection}
              empty={<p>{isFiltered ? customersTexts.noCustomerMatches : customersTexts.thereAreNoCustomers}</p>}
            />
            <MoreButton of={pages} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
