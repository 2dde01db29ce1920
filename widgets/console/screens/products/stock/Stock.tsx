import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { usePages } from '../../../app/query.ts';
import { $place } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { DataTable } from '../../../parts/DataTable.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { STOCK } from '../addresses.ts';
import { StockDialog } from './StockDialog.tsx';
import { StockFilters } from './StockFilters.tsx';
import { stockColumns } from './stock-columns.tsx';

/** The stock of all variants. */
export default function Stock() {
  const { query } = useStore($place);
  const [open, setOpen] = useState<string | undefined>();
  const queryText = (name: string) => query.get(name)?.trim() || undefined;
  const filters = { title: queryText('title'), sku: queryText('sku'), atMost: queryText('atMost') };
  const pages = usePages(addressOf(STOCK, { limit: 100, ...filters }));
  const rows = useMemo(() => pages.data?.pages.flatMap(({ variants }) => variants) ?? [], [pages.data]);
  const mayChange = may('stock:write');
  const columns = useMemo(() => stockColumns(mayChange ? setOpen : undefined), [mayChange]);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <Page title={productsTexts.stock}>
      <StockFilters />
      <Loaded of={pages}>
        {() => (
          <>
            <DataTable
              label={productsTexts.stock}
              rows={rows}
              columns={columns}
              rowId={({ variantId }) => variantId}
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
