import type { RestockGroup } from '#runtime/contracts/restock.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { choiceText, stockText } from '../product-names.ts';

interface Actions {
  /** Shows who waits. */
  show: (group: RestockGroup) => void;
  /** Changes the stock; undefined for roles that may not. */
  count: ((group: RestockGroup) => void) | undefined;
  /** Undefined for roles that may not send. */
  send: ((group: RestockGroup) => Promise<void>) | undefined;
}

/** The columns of the list of variants that people wait for. */
export function restockColumns({ show, count, send }: Actions): readonly Column<RestockGroup>[] {
  return [
    {
      id: 'title',
      title: productsTexts.variant,
      isTitle: true,
      value: ({ title }) => title,
      cell: (group) => <Link to={`products/${group.productId}`}>{nameOf(group)}</Link>,
    },
    { id: 'sku', title: productsTexts.sku, value: ({ sku }) => sku },
    { id: 'waiting', title: productsTexts.peopleWhoWait, isNumber: true, value: ({ waiting }) => waiting },
    {
      id: 'stock',
      title: productsTexts.stock,
      isNumber: true,
      value: ({ unlimited, quantity }) => (unlimited ? Number.MAX_SAFE_INTEGER : quantity),
      cell: ({ unlimited, quantity }) => stockText(unlimited ? 'unlimited' : quantity),
    },
    {
      id: 'actions',
      title: productsTexts.actions,
      cell: (group) => (
        <span className="p-row-actions">
          <button
            type="button"
            className="c-button c-button--small"
            aria-label={fill(productsTexts.whoWaitsFor, { name: nameOf(group) })}
            onClick={() => show(group)}
          >
            {productsTexts.whoWaits}
          </button>
          {count && !group.unlimited && (
            <button
              type="button"
              className="c-button c-button--small"
              aria-label={fill(productsTexts.changeTheStockOf, { name: nameOf(group) })}
              onClick={() => count(group)}
            >
              {productsTexts.changeTheStock}
            </button>
          )}
          {send && isInStock(group) && (
            <button
              type="button"
              className="c-button c-button--small"
              aria-label={fill(productsTexts.sendTheMailsAbout, { name: nameOf(group) })}
              onClick={() => void send(group)}
            >
              {productsTexts.sendMails}
            </button>
          )}
        </span>
      ),
    },
  ];
}

export function isInStock({ unlimited, quantity }: RestockGroup): boolean {
  return unlimited || quantity > 0;
}

export function nameOf({ title, attributes }: RestockGroup): string {
  const choice = choiceText(attributes);
  return choice ? `${title}: ${choice}` : title;
}
