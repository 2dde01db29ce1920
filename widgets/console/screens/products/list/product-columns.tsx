import { Link } from '../../../app/Link.tsx';
import { amountText } from '../../../parts/amounts.ts';
import type { Column } from '../../../parts/DataTable.tsx';
import { pictureUrl } from '../pictures/picture-url.ts';
import { type ListedProduct, STATUS_NAMES, stockText } from '../product-names.ts';
import type { ProductCollection } from '../use-collections.ts';
import { ProductActions } from './ProductActions.tsx';

/** The columns of a list of products; roles that may not change them have no buttons. */
export function productColumns(
  collections: readonly ProductCollection[],
  mayChange: boolean,
): readonly Column<ListedProduct>[] {
  const titleOf = (id: string) => collections.find((collection) => collection.id === id)?.title ?? '–';
  return [
    { id: 'title', title: 'Product', isTitle: true, value: ({ title }) => title, cell: titleCell },
    { id: 'collection', title: 'Page', value: ({ collectionId }) => titleOf(collectionId) },
    { id: 'status', title: 'Visibility', value: statusText, cell: statusCell },
    {
      id: 'stock',
      title: 'Stock',
      isNumber: true,
      value: ({ stock }) => (stock === 'unlimited' ? Number.MAX_SAFE_INTEGER : stock),
      cell: ({ stock, kind }) => stockText(stock, kind),
    },
    { id: 'price', title: 'Price', isNumber: true, value: ({ lowestCents }) => lowestCents, cell: priceText },
    ...(mayChange
      ? [
          {
            id: 'actions',
            title: 'Actions',
            cell: (product: ListedProduct) => <ProductActions product={product} />,
          },
        ]
      : []),
  ];
}

function titleCell({ id, title, assetUrl, variants }: ListedProduct) {
  return (
    <span className="p-named">
      {assetUrl ? (
        <img className="p-thumb" src={pictureUrl(assetUrl, 100)} alt="" loading="lazy" />
      ) : (
        <span className="p-thumb" />
      )}
      <span>
        <Link to={`products/${id}`}>{title}</Link>
        {variants > 1 && <small className="c-quiet"> {variants} variants</small>}
      </span>
    </span>
  );
}

function statusText({ status, isScheduled }: ListedProduct): string {
  return isScheduled ? 'Scheduled' : STATUS_NAMES[status];
}

function statusCell(product: ListedProduct) {
  return <span className="c-badge">{statusText(product)}</span>;
}

function priceText({ lowestCents, highestCents }: ListedProduct): string {
  return lowestCents === highestCents
    ? amountText(lowestCents)
    : `${amountText(lowestCents)} – ${amountText(highestCents)}`;
}
