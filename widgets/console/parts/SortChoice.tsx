import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Choice } from './Choice.tsx';
import type { Column } from './column.ts';
import type { ServerSort } from './use-table-sort.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  server: ServerSort;
}

/** The order of a table on a phone, whose cards have no titles to press. */
export function SortChoice<Row>({ columns, server: { sort, onSort } }: Props<Row>) {
  const options = columns.flatMap(({ order, title, isNumber }) =>
    order === undefined
      ? []
      : ([
          [order, fill(isNumber ? partsTexts.sortNumberUp : partsTexts.sortUp, { title })],
          [`-${order}`, fill(isNumber ? partsTexts.sortNumberDown : partsTexts.sortDown, { title })],
        ] as const),
  );
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
