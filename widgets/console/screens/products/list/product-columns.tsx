import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { amountText, typedAmount } from '../../../parts/amounts.ts';
import type { Column } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { InlineEdit } from '../../../parts/InlineEdit.tsx';
import { pictureUrl } from '../pictures/picture-url.ts';
import { type ListedProduct, STATUS_NAMES, stockText } from '../product-names.ts';
import type { ProductCollection } from '../use-collections.ts';
import { changePrice, changeUnits, isCounted, isSimple } from './inline-changes.ts';
import { run, setStatus } from './product-actions.ts';

/** What a person may change in the list. */
export interface ListRights {
  mayChange: boolean;
  mayStock: boolean;
}

/** The columns of a list of products; roles that may not change them have no buttons. */
export function productColumns(
  collections: readonly ProductCollection[],
  { mayChange, mayStock }: ListRights,
): readonly Column<ListedProduct>[] {
  const titles = new Map(collections.map(({ id, title }) => [id, title]));
  const titleOf = (id: string) => titles.get(id) ?? '–';
  return [
    { id: 'title', title: commonTexts.product, isTitle: true, order: 'title', cell: titleCell },
    { id: 'collection', title: commonTexts.page, cell: ({ collectionId }) => titleOf(collectionId) },
    { id: 'status', title: productsTexts.visibility, order: 'status', cell: statusCell },
    {
      id: 'stock',
      title: productsTexts.stock,
      isNumber: true,
      order: 'stock',
      cell: mayStock ? stockCell : ({ stock, kind }) => stockText(stock, kind),
    },
    { id: 'price', title: commonTexts.price, isNumber: true, order: 'price', cell: mayChange ? priceCell : priceText },
    {
      id: 'updated',
      title: productsTexts.lastChange,
      isTime: true,
      isExtra: true,
      order: 'updated',
      cell: ({ updatedAt }) => dateTime(updatedAt),
    },
    ...(mayChange
      ? [
          {
            id: 'actions',
            title: productsTexts.actions,
            cell: visibilityButton,
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

/** A product is copied and deleted on its own screen. */
function visibilityButton(product: ListedProduct) {
  const { title, status } = product;
  const isVisible = status === 'published';
  return (
    <button
      type="button"
      className="c-button c-button--small"
      aria-label={fill(isVisible ? productsTexts.hideTitle : productsTexts.showTitle, { title })}
      onClick={() => run(() => setStatus(product, isVisible ? 'private' : 'published'))}
    >
      {isVisible ? commonTexts.hide : commonTexts.show}
    </button>
  );
}

function statusText({ status, isScheduled }: ListedProduct): string {
  return isScheduled ? productsTexts.scheduled : STATUS_NAMES[status];
}

function statusCell(product: ListedProduct) {
  return <span className="c-badge">{statusText(product)}</span>;
}

function stockCell(product: ListedProduct) {
  const shown = stockText(product.stock, product.kind);
  if (!isCounted(product)) return shown;
  return (
    <InlineEdit
      label={fill(productsTexts.changeTheStockOf, { name: product.title })}
      shown={shown}
      typed={String(product.stock)}
      inputMode="numeric"
      save={(text) => changeUnits(product, text)}
    />
  );
}

function priceCell(product: ListedProduct) {
  if (!isSimple(product)) return priceText(product);
  return (
    <InlineEdit
      label={fill(productsTexts.changeThePriceOf, { name: product.title })}
      shown={priceText(product)}
      typed={typedAmount(product.lowestCents)}
      inputMode="decimal"
      save={(text) => changePrice(product, text)}
    />
  );
}

function priceText({ lowestCents, highestCents }: ListedProduct): string {
  return lowestCents === highestCents
    ? amountText(lowestCents)
    : `${amountText(lowestCents)} – ${amountText(highestCents)}`;
}
