import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Choice } from './Choice.tsx';
import type { Column } from './column.ts';
import type { TableSort } from './sorted-rows.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  /** Returns by what a column sorts; undefined for a column that does not sort. */
  sortName: (column: Column<Row>) => string | undefined;
  onSort: (sort: TableSort | undefined) => void;
}

/** The order of a table on a phone, whose cards have no titles to press. */
export function SortChoice<Row>({ columns, sort, sortName, onSort }: Props<Row>) {
  const options = columns.flatMap((column) => {
    const { title } = column;
    const order = sortName(column);
    const [up, down] = textsOf(column);
    return order === undefined
      ? []
      : [[order, fill(up, { title })] as const, [`-${order}`, fill(down, { title })] as const];
  });
  if (options.length === 0) return null;
  const choose = (name: string) =>
    onSort(name === '' ? undefined : { by: name.replace(/^-/, ''), isDescending: name.startsWith('-') });
  return (
    <div className="c-sort-choice">
      <Choice
        label={partsTexts.sortBy}
        value={sort ? `${sort.isDescending ? '-' : ''}${sort.by}` : ''}
        options={[['', partsTexts.usualOrder], ...options]}
        onChange={choose}
      />
    </div>
  );
}

function textsOf<Row>({ isNumber, isTime }: Column<Row>): readonly [up: string, down: string] {
  if (isTime) return [partsTexts.sortTimeUp, partsTexts.sortTimeDown];
  return isNumber ? [partsTexts.sortNumberUp, partsTexts.sortNumberDown] : [partsTexts.sortUp, partsTexts.sortDown];
}
