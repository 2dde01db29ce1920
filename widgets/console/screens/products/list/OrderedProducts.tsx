import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { onStepKeys } from '../../../parts/keys.ts';
import type { Selection } from '../../../parts/table-selection.tsx';
import { dropAt, useDrag } from '../../../parts/use-drag.ts';
import type { ServerSort } from '../../../parts/use-table-sort.ts';
import type { ListedProduct } from '../product-names.ts';
import { useProductOrder } from './use-product-order.ts';

interface Props {
  collectionId: string;
  rows: readonly ListedProduct[];
  columns: readonly Column<ListedProduct>[];
  /** A sort leaves the order of the page for another list. */
  server: ServerSort;
  selection: Selection<ListedProduct> | undefined;
  refetch: () => Promise<unknown>;
}

/** All products of a collection in the order in which its page shows them, which a handle and keys change. */
export function OrderedProducts({ collectionId, rows, columns, server, selection, refetch }: Props) {
  const { ordered, move } = useProductOrder(collectionId, rows, refetch);
  const place = useRef<HTMLDivElement>(null);
  const list = useMemo(
    () => ({
      get current() {
        return place.current?.querySelector('tbody') ?? null;
      },
    }),
    [],
  );
  const focused = useRef<string>(undefined);
  const [moved, setMoved] = useState('');
  const moveTo = (from: number, to: number) => {
    const product = ordered[from];
    if (!product || !move(from, to)) return;
    focused.current = product.id;
    setMoved(fill(productsTexts.isNowAtPlace, { title: product.title, to: to + 1, count: ordered.length }));
  };
  const { dragged, start } = useDrag(list, moveTo);
  const positionOf = (id: string) => ordered.findIndex((product) => product.id === id);
  const latest = useRef({ positionOf, moveTo, start });
  latest.current = { positionOf, moveTo, start };
  // The browser takes the focus from a line that moves.
  useLayoutEffect(() => {
    const id = ordered.find((product) => product.id === focused.current)?.id;
    focused.current = undefined;
    if (id) place.current?.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus();
  }, [ordered]);
  const withHandles = useMemo(() => {
    const press = (event: KeyboardEvent, id: string) =>
      onStepKeys((step) => {
        const from = latest.current.positionOf(id);
        latest.current.moveTo(from, from + step);
      })(event);
    const drag = (event: PointerEvent, id: string) => latest.current.start(event, latest.current.positionOf(id));
    const handle = (product: ListedProduct) => <Handle product={product} onDrag={drag} onPress={press} />;
    return [{ id: 'place', title: commonTexts.place, cell: handle }, ...columns];
  }, [columns]);
  return (
    <>
      <p className="c-quiet">{productsTexts.visitorsSeeTheProducts}</p>
      <div ref={place}>
        <DataTable
          label={commonTexts.products}
          rows={ordered}
          columns={withHandles}
          rowId={({ id }) => id}
          server={server}
          selection={selection}
          isWhole
          rowClass={({ id }) => {
            const drop = dragged && dropAt(dragged, positionOf(id));
            return drop && `p-line--${drop}`;
          }}
          empty={<p>{productsTexts.noProductIsLike}</p>}
        />
      </div>
      <span className="sq-visually-hidden" role="status">
        {moved}
      </span>
    </>
  );
}

interface HandleProps {
  product: ListedProduct;
  onDrag: (event: PointerEvent, id: string) => void;
  onPress: (event: KeyboardEvent, id: string) => void;
}

function Handle({ product: { id, title }, onDrag, onPress }: HandleProps) {
  return (
    <button
      type="button"
      className="c-icon p-handle"
      data-handle={id}
      aria-label={fill(productsTexts.move, { title })}
      onPointerDown={(event) => onDrag(event, id)}
      onKeyDown={(event) => onPress(event, id)}
    >
      ⠿
    </button>
  );
}
