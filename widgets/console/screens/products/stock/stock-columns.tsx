import type { OwnerStock } from '#runtime/contracts/stock.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { type RowsOf, renewRow } from '../../../app/renew-row.ts';
import type { Column } from '../../../parts/DataTable.tsx';
import { InlineEdit } from '../../../parts/InlineEdit.tsx';
import { STOCK } from '../addresses.ts';
import { choiceText, stockText } from '../product-names.ts';
import { countStock } from './count-stock.ts';

const LIST: RowsOf<typeof STOCK, OwnerStock> = {
  route: STOCK,
  rowsOf: ({ variants }) => variants,
  withRows: (page, variants) => ({ ...page, variants }),
  idOf: ({ variantId }) => variantId,
};

/** The columns of the list of stock; without `open` it only shows. */
export function stockColumns(open: ((variantId: string) => void) | undefined): readonly Column<OwnerStock>[] {
  return [
    {
      id: 'title',
      title: productsTexts.variant,
      isTitle: true,
      order: 'title',
      cell: (stock) => <Link to={`stock/${stock.variantId}`}>{nameOf(stock)}</Link>,
    },
    { id: 'sku', title: productsTexts.sku, order: 'sku', cell: ({ sku }) => sku },
    { id: 'stock', title: productsTexts.stock, isNumber: true, order: 'units', cell: open ? levelCell : levelText },
    { id: 'reserved', title: productsTexts.reserved, isNumber: true, cell: ({ reserved }) => reserved },
    ...(open
      ? [
          {
            id: 'change',
            title: productsTexts.changeButton,
            cell: (stock: OwnerStock) =>
              stock.isEndless ? null : (
                <button
                  type="button"
                  className="c-button c-button--small"
                  aria-label={fill(productsTexts.changeTheStockOf, { name: nameOf(stock) })}
                  onClick={() => open(stock.variantId)}
                >
                  {productsTexts.changeButton}
                </button>
              ),
          },
        ]
      : []),
  ];
}

function nameOf({ title, attributes }: OwnerStock): string {
  const choice = choiceText(attributes);
  return choice ? `${title}: ${choice}` : title;
}

function levelText({ unlimited, isEndless, quantity }: OwnerStock): string {
  return isEndless ? productsTexts.neverRunsOut : stockText(unlimited ? 'unlimited' : quantity);
}

/** The number of a counted variant is changed where it stands. */
function levelCell(stock: OwnerStock) {
  const { unlimited, isEndless, quantity } = stock;
  if (isEndless || unlimited) return levelText(stock);
  const name = nameOf(stock);
  return (
    <InlineEdit
      label={fill(productsTexts.changeTheStockOf, { name })}
      shown={levelText(stock)}
      typed={String(quantity)}
      inputMode="numeric"
      save={(text) => countStock({ ...stock, name }, text, (after) => renewRow(LIST, after))}
    />
  );
}
