import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import { STOCK_ORDERS } from '#runtime/contracts/list-orders.ts';
import type { OwnerStock } from '#runtime/contracts/stock.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { usePages } from '../../../app/query.ts';
import { $place } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { DataTable } from '../../../parts/DataTable.tsx';
import { ListViews } from '../../../parts/ListViews.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { useRowsOfPages } from '../../../parts/rows-of-pages.ts';
import { useHiddenColumns } from '../../../parts/use-hidden-columns.ts';
import { useTableSort } from '../../../parts/use-table-sort.ts';
import { STOCK } from '../addresses.ts';
import { StockDialog } from './StockDialog.tsx';
import { StockFilters } from './StockFilters.tsx';
import { stockColumns } from './stock-columns.tsx';

const variantIdOf = ({ variantId }: OwnerStock) => variantId;

/** The stock of all variants. */
export default function Stock() {
  const { query } = useStore($place);
  const [open, setOpen] = useState<string | undefined>();
  const queryText = (name: string) => query.get(name)?.trim() || undefined;
  const filters = { title: queryText('title'), sku: queryText('sku'), atMost: queryText('atMost') };
  const sort = useTableSort(STOCK_ORDERS);
  const { order, direction } = sort;
  const pages = usePages(addressOf(STOCK, { limit: 200, ...filters, order, direction }));
  const rows = useRowsOfPages(pages.data?.pages, ({ variants }) => variants, variantIdOf);
  const mayChange = may('stock:write');
  const columns = useMemo(() => stockColumns(mayChange ? setOpen : undefined), [mayChange]);
  const { shown, isShown, show } = useHiddenColumns(columns);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <Page title={productsTexts.stockTitle}>
      <StockFilters />
      <ListViews list="stock" columns={columns} isShown={isShown} show={show} />
      <Loaded of={pages}>
        {() => (
          <>
            <DataTable
              label={productsTexts.stock}
              rows={rows}
              columns={shown}
              rowId={variantIdOf}
              server={sort}
              empty={<p>{isFiltered ? productsTexts.noVariantIsLike : productsTexts.shopHasNoProductsYet}</p>}
            />
            <MoreButton of={pages} />
          </>
        )}
      </Loaded>
      <StockDialog variantId={open} onClose={() => setOpen(undefined)} />
    </Page>
  );
}
