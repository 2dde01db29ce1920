import type { OwnerStock } from '#runtime/contracts/stock.ts';
import { Link } from '../../../app/Link.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { choiceText, stockText } from '../product-names.ts';

/** The columns of the list of stock; without `open` it only shows. */
export function stockColumns(open: ((variantId: string) => void) | undefined): readonly Column<OwnerStock>[] {
  return [
    {
      id: 'title',
      title: 'Variant',
      isTitle: true,
      value: ({ title }) => title,
      cell: (stock) => <Link to={`stock/${stock.variantId}`}>{nameOf(stock)}</Link>,
    },
    { id: 'sku', title: 'SKU', value: ({ sku }) => sku },
    { id: 'stock', title: 'Stock', isNumber: true, value: amountOf, cell: levelText },
    { id: 'reserved', title: 'Reserved', isNumber: true, value: ({ reserved }) => reserved },
    ...(open
      ? [
          {
            id: 'change',
            title: 'Change',
            cell: (stock: OwnerStock) =>
              stock.isEndless ? null : (
                <button
                  type="button"
                  className="c-button c-button--small"
                  aria-label={`Change the stock of ${nameOf(stock)}`}
                  onClick={() => open(stock.variantId)}
                >
                  Change
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

function amountOf({ unlimited, isEndless, quantity }: OwnerStock): number {
  return unlimited || isEndless ? Number.MAX_SAFE_INTEGER : quantity;
}

function levelText({ unlimited, isEndless, quantity }: OwnerStock): string {
  return isEndless ? 'Never runs out' : stockText(unlimited ? 'unlimited' : quantity);
}
