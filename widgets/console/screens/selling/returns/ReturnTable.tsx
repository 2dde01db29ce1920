import type { Return } from '#runtime/contracts/returns.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { amountText } from '../../../parts/amounts.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { date, dateTime } from '../../../parts/formats.ts';
import { ReturnBadges } from './ReturnBadges.tsx';
import { isOpen } from './return-texts.ts';

/** The columns of a list of returns. */
export const RETURN_COLUMNS: readonly Column<Return>[] = [
  {
    id: 'opened',
    title: sellingTexts.returnWord,
    isTitle: true,
    value: ({ createdAt }) => createdAt,
    cell: ({ id, createdAt }) => <Link to={`returns/${id}`}>{dateTime(createdAt)}</Link>,
  },
  {
    id: 'order',
    title: commonTexts.order,
    cell: ({ orderNumber }) => (
      <Link to={`orders/${orderNumber}`}>{fill(sellingTexts.orderOrderNumber, { orderNumber })}</Link>
    ),
  },
  { id: 'state', title: commonTexts.state, cell: (each) => <ReturnBadges of={each} /> },
  {
    id: 'due',
    title: sellingTexts.moneyDue,
    cell: ({ dueAt, state }) => (dueAt !== null && isOpen({ state }) ? date(dueAt) : ''),
  },
  {
    id: 'total',
    title: sellingTexts.amount,
    isNumber: true,
    value: ({ total }) => total.value,
    cell: ({ total }) => amountText(total),
  },
];

/** A table of returns. */
export function ReturnTable({ rows, empty }: { rows: readonly Return[]; empty: string }) {
  return (
    <DataTable
      label={sellingTexts.returns}
      rows={rows}
      columns={RETURN_COLUMNS}
      rowId={({ id }) => id}
      empty={<p>{empty}</p>}
    />
  );
}
