import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useState } from 'react';

interface Focused {
  /** The row's id. */
  id: string;
  /** The place of its cell among those of the row. */
  cell: number;
}

const CONTROLS = 'a, button, input, select';

/**
 * Keeps the focus of a table: `kept` is the place of the row that has it, which stays in the page. Where that row leaves
 * the list, as when it no longer fulfils the filter, the focus goes to the row in its place.
 */
export function useRowFocus<Row>(
  place: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  idOf: (row: Row) => string,
) {
  const [focused, setFocused] = useState<Focused | undefined>();
  const id = focused?.id;
  const kept = useMemo(() => (id === undefined ? -1 : rows.findIndex((row) => idOf(row) === id)), [rows, id, idOf]);
  const [lastKept, setLastKept] = useState(kept);
  if (kept >= 0 && kept !== lastKept) setLastKept(kept);
  const isGone = focused !== undefined && kept < 0;
  useLayoutEffect(() => {
    if (!isGone || !focused) return;
    setFocused(undefined);
    if (document.activeElement !== document.body) return;
    const lines = [...(place.current?.querySelectorAll<HTMLTableRowElement>('tbody tr[data-index]') ?? [])];
    const next = lines.find(({ dataset }) => Number(dataset.index) === lastKept) ?? lines.at(-1);
    const cell = next?.cells[focused.cell];
    (cell?.querySelector<HTMLElement>(CONTROLS) ?? next?.querySelector<HTMLElement>(CONTROLS))?.focus();
  }, [isGone, focused, lastKept, place]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const line = target.closest<HTMLTableRowElement>('tr[data-index]');
    const row = line && rows[Number(line.dataset.index)];
    const cell = target.closest('td');
    if (!row || !cell) return;
    const next = { id: idOf(row), cell: cell.cellIndex };
    setFocused((before) => (before?.id === next.id && before.cell === next.cell ? before : next));
  };
  const onBlur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Node && !place.current?.contains(relatedTarget)) setFocused(undefined);
  };
  return { kept, onFocus, onBlur };
}
