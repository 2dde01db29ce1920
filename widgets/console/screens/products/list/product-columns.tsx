import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
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
    { id: 'title', title: commonTexts.product, isTitle: true, order: 'title', cell: titleCell },
    { id: 'collection', title: commonTexts.page, cell: ({ collectionId }) => titleOf(collectionId) },
    { id: 'status', title: productsTexts.visibility, order: 'status', cell: statusCell },
    {
      id: 'stock',
      title: productsTexts.stock,
      isNumber: true,
      order: 'stock',
      cell: ({ stock, kind }) => stockText(stock, kind),
    },
    { id: 'price', title: commonTexts.price, isNumber: true, order: 'price', cell: priceText },
    ...(mayChange
      ? [
          {
            id: 'actions',
            title: productsTexts.actions,
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
        {variants > 1 && <small className="c-quiet"> {fill(productsTexts.variantsVariants, { variants })}</small>}
      </span>
    </span>
  );
}

function statusText({ status, isScheduled }: ListedProduct): string {
  return isScheduled ? productsTexts.scheduled : STATUS_NAMES[status];
}

function statusCell(product: ListedProduct) {
  return <span className="c-badge">{statusText(product)}</span>;
}

function priceText({ lowestCents, highestCents }: ListedProduct): string {
  return lowestCents === highestCents
    ? amountText(lowestCents)
    : `${amountText(lowestCents)} – ${amountText(highestCents)}`;
}
