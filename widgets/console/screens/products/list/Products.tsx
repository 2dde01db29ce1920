import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer, usePages } from '../../../app/query.ts';
import { $place } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { DataTable } from '../../../parts/DataTable.tsx';
import { ListViews } from '../../../parts/ListViews.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { useRowsOfPages } from '../../../parts/rows-of-pages.ts';
import { useHiddenColumns } from '../../../parts/use-hidden-columns.ts';
import { useRest } from '../../../parts/use-rest.ts';
import { useIsListed, useSelection } from '../../../parts/use-selection.ts';
import { useTableSort } from '../../../parts/use-table-sort.ts';
import { collectionAddress, PRODUCTS } from '../addresses.ts';
import type { ListedProduct } from '../product-names.ts';
import { useCollections } from '../use-collections.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { OrderedProducts } from './OrderedProducts.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { productColumns } from './product-columns.tsx';
import { filtersOf, LIST_ORDERS, searchOf } from './product-search.ts';

const productId = ({ id }: ListedProduct) => id;
const NAMING = { idOf: productId, nameOf: ({ title }: ListedProduct) => title };
const FILTERS = ['q', 'sku', 'collection', 'status', 'stock', 'lacks'] as const;

/** The products of the shop. */
export default function Products() {
  const { query } = useStore($place);
  const { collections } = useCollections();
  const sort = useTableSort(LIST_ORDERS);
  const filters = filtersOf(query);
  const scope = JSON.stringify(filters);
  const pages = usePages(addressOf(PRODUCTS, searchOf(query, { order: sort.order, direction: sort.direction })));
  const { selection, replace } = useSelection(scope, useIsListed(scope, pages), NAMING);
  const rows = useRowsOfPages(pages.data?.pages, ({ products }) => products, productId);
  const isFiltered = FILTERS.some((name) => query.get(name));
  const mayChange = may('catalogue:write');
  const mayStock = may('stock:write');
  const ordered = useOrderedCollection(query);
  useRest(pages, ordered !== undefined);
  const titles = collections.map(({ id, title }) => `${id} ${title}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the titles stand for the collections
  const columns = useMemo(() => productColumns(collections, { mayChange, mayStock }), [titles, mayChange, mayStock]);
  const { shown, isShown, show } = useHiddenColumns(columns);
  const create = mayChange && (
    <Link to="products/new" className="c-button c-button--main">
      {productsTexts.newProduct}
    </Link>
  );
  // A list that was empty may have its first product by now.
  const isReadAnew = rows.length === 0 && pages.isFetching;
  return (
    <Page title={commonTexts.products} actions={create}>
      <ProductFilters collections={collections} />
      <ListViews list="products" columns={columns} isShown={isShown} show={show} />
      {mayChange && (
        <ChosenBar
          ids={selection.ids}
          filters={filters}
          hasMore={pages.hasNextPage || rows.length > selection.ids.size}
          replace={replace}
        />
      )}
      <Loaded of={isReadAnew ? { ...pages, data: undefined, isPending: true } : pages}>
        {() =>
          ordered !== undefined && rows.length > 1 && !pages.hasNextPage && !pages.isPlaceholderData ? (
            <OrderedProducts
              key={ordered}
              collectionId={ordered}
              rows={rows}
              columns={shown}
              server={sort}
              selection={mayChange ? selection : undefined}
              refetch={pages.refetch}
            />
          ) : (
            <>
              <DataTable
                label={commonTexts.products}
                rows={rows}
                columns={shown}
                rowId={productId}
                server={sort}
                selection={mayChange ? selection : undefined}
                empty={isFiltered ? <p>{productsTexts.noProductIsLike}</p> : <NoProducts canCreate={mayChange} />}
              />
              <MoreButton of={pages} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** Returns the collection whose products the person may put in order: it is shown whole, and has no order of its own. */
function useOrderedCollection(query: URLSearchParams): string | undefined {
  const id = query.get('collection');
  const isWhole = [...FILTERS, 'sort'].every((name) => name === 'collection' || !query.get(name));
  const mayOrder = may('catalogue:write') && may('content:read');
  const { data } = useAnswer(id && isWhole && mayOrder ? collectionAddress(id) : undefined);
  return id && isWhole && data?.id === id && data.options.order === 'owner' ? id : undefined;
}

function NoProducts({ canCreate }: { canCreate: boolean }) {
  return (
    <>
      <p>{productsTexts.shopHasNoProducts}</p>
      {canCreate && (
        <p>
          <Link to="products/new">{productsTexts.createTheFirstProduct}</Link>
          {productsTexts.orElse} <Link to="import">{productsTexts.importThoseOfAnother}</Link>.
        </p>
      )}
    </>
  );
}
