import { useEffect, useRef } from 'react';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';

/** Which rows of a table are chosen. */
export interface Selection<Row> {
  ids: ReadonlySet<string>;
  idOf: (row: Row) => string;
  /** What a person knows a row by. */
  nameOf: (row: Row) => string;
  /** Chooses rows, or chooses them no longer. */
  choose: (ids: readonly string[], isChosen: boolean) => void;
}

interface RowProps<Row> {
  row: Row;
  id: string;
  selection: Selection<Row>;
}

export function RowTick<Row>({ row, id, selection }: RowProps<Row>) {
  const isChosen = selection.ids.has(id);
  const label = fill(partsTexts.chooseRow, { name: selection.nameOf(row) });
  return (
    <td className="c-choose">
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={label}
          onChange={() => selection.choose([id], !isChosen)}
        />
      </label>
    </td>
  );
}

interface AllProps<Row> {
  rows: readonly Row[];
  selection: Selection<Row>;
}

/** Chooses all rows that were read. */
export function AllTick<Row>({ rows, selection }: AllProps<Row>) {
  const box = useRef<HTMLInputElement>(null);
  const ids = rows.map(selection.idOf);
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  const isAll = chosen > 0 && chosen === ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !isAll;
  }, [chosen, isAll]);
  return (
    <th scope="col" className="c-choose">
      <label>
        <input
          ref={box}
          type="checkbox"
          checked={isAll}
          aria-label={partsTexts.chooseShown}
          onChange={() => selection.choose(ids, !isAll)}
        />
      </label>
    </th>
  );
}
