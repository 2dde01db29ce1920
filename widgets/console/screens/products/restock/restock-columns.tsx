import type { RestockGroup } from '#runtime/contracts/restock.ts';
import { Link } from '../../../app/Link.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { choiceText, stockText } from '../product-names.ts';

interface Actions {
  /** Shows who waits. */
  show: (group: RestockGroup) => void;
  /** Undefined for roles that may not send. */
  send: ((group: RestockGroup) => Promise<void>) | undefined;
}

/** The columns of the list of variants that people wait for. */
export function restockColumns({ show, send }: Actions): readonly Column<RestockGroup>[] {
  return [
    {
      id: 'title',
      title: 'Variant',
      isTitle: true,
      value: ({ title }) => title,
      cell: (group) => <Link to={`products/${group.productId}`}>{nameOf(group)}</Link>,
    },
    { id: 'sku', title: 'SKU', value: ({ sku }) => sku },
    { id: 'waiting', title: 'People who wait', isNumber: true, value: ({ waiting }) => waiting },
    {
      id: 'stock',
      title: 'Stock',
      isNumber: true,
      value: ({ unlimited, quantity }) => (unlimited ? Number.MAX_SAFE_INTEGER : quantity),
      cell: ({ unlimited, quantity }) => stockText(unlimited ? 'unlimited' : quantity),
    },
    {
      id: 'actions',
      title: 'Actions',
      cell: (group) => (
        <span className="p-row-actions">
          <button
            type="button"
            className="c-button c-button--small"
            aria-label={`Who waits for ${nameOf(group)}`}
            onClick={() => show(group)}
          >
            Who waits
          </button>
          {send && isInStock(group) && (
            <button
              type="button"
              className="c-button c-button--small"
              aria-label={`Send the mails about ${nameOf(group)}`}
              onClick={() => void send(group)}
            >
              Send mails
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
