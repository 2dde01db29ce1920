import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useLatest } from './use-latest.ts';

/** Which rows of a table are chosen. */
export interface Selection<Row> {
  ids: ReadonlySet<string>;
  idOf: (row: Row) => string;
  /** What a person knows a row by. */
  nameOf: (row: Row) => string;
  /** Chooses rows, or chooses them no longer. */
  choose: (ids: readonly string[], isChosen: boolean) => void;
}

/** What the boxes of rows do. It stays the same while others are chosen, so that only rows that change are drawn anew. */
export interface RowChoice<Row> {
  nameOf: (row: Row) => string;
  /** Chooses a row; with `isRange` all rows between it and the last one that a person chose, too. */
  choose: (row: Row, isChosen: boolean, isRange: boolean) => void;
}

/** Returns what the boxes of a table's rows do; undefined where none can be chosen. */
export function useRowChoice<Row>(rows: readonly Row[], selection: Selection<Row> | undefined) {
  const last = useRef<string>(undefined);
  const nameOf = useLatest((row: Row) => selection?.nameOf(row) ?? '');
  const choose = useLatest((row: Row, isChosen: boolean, isRange: boolean) => {
    if (!selection) return;
    const { idOf } = selection;
    const at = isRange ? rows.indexOf(row) : -1;
    const from = isRange ? rows.findIndex((each) => idOf(each) === last.current) : -1;
    const range = from < 0 ? [row] : rows.slice(Math.min(at, from), Math.max(at, from) + 1);
    last.current = idOf(row);
    selection.choose(range.map(idOf), isChosen);
  });
  const isThere = selection !== undefined;
  return useMemo(() => (isThere ? { nameOf, choose } : undefined), [isThere, nameOf, choose]);
}

interface RowProps<Row> {
  row: Row;
  choice: RowChoice<Row>;
  isChosen: boolean;
}

/** The box of a row. Shift chooses all rows since the last one; the arrows go to the boxes of the rows beside it. */
export function RowTick<Row>({ row, choice, isChosen }: RowProps<Row>) {
  const isRange = useRef(false);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    isRange.current = event.shiftKey;
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    boxBeside(event.currentTarget, step)?.focus();
  };
  const click = ({ shiftKey }: MouseEvent) => {
    isRange.current = isRange.current || shiftKey;
  };
  return (
    <td className="c-choose">
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={fill(partsTexts.chooseRow, { name: choice.nameOf(row) })}
          onKeyDown={press}
          onClick={click}
          onChange={() => {
            choice.choose(row, !isChosen, isRange.current);
            isRange.current = false;
          }}
        />
      </label>
    </td>
  );
}

const STEPS: Readonly<Record<string, 'previousElementSibling' | 'nextElementSibling'>> = {
  ArrowUp: 'previousElementSibling',
  ArrowDown: 'nextElementSibling',
};

function boxBeside(box: HTMLElement, step: (typeof STEPS)[string]): HTMLElement | undefined {
  for (let line = box.closest('tr')?.[step]; line; line = line[step]) {
    const beside = line.querySelector<HTMLElement>('.c-choose input');
    if (beside) return beside;
  }
  return undefined;
}

interface AllProps<Row> {
  rows: readonly Row[];
  selection: Selection<Row>;
}

/** Chooses all rows that were read. */
export function AllTick<Row>({ rows, selection: { ids, idOf, choose } }: AllProps<Row>) {
  const box = useRef<HTMLInputElement>(null);
  // Either ends at the first row that decides it, since there can be very many.
  const isAll = useMemo(() => ids.size > 0 && rows.every((row) => ids.has(idOf(row))), [rows, ids, idOf]);
  const isSome = useMemo(() => ids.size > 0 && rows.some((row) => ids.has(idOf(row))), [rows, ids, idOf]);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome && !isAll;
  }, [isSome, isAll]);
  return (
    <th scope="col" className="c-choose">
      <label data-label={partsTexts.chooseShown}>
        <input
          ref={box}
          type="checkbox"
          checked={isAll}
          aria-label={partsTexts.chooseShown}
          onChange={() => choose(rows.map(idOf), !isAll)}
        />
      </label>
    </th>
  );
}
