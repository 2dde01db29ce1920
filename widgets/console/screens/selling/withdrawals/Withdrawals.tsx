import { useStore } from '@nanostores/react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Declaration } from '#runtime/contracts/withdrawals.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { withdrawalTexts } from '#runtime/i18n/en/console/withdrawals.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { date, dateTime } from '../../../parts/formats.ts';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { SearchField } from '../../../parts/SearchField.tsx';
import { DeclarationBadges } from './DeclarationBadges.tsx';
import { KIND_TEXT, openDueAt } from './declaration-texts.ts';

const STATES = ['open', 'overdue', 'late', 'unmatched', 'settled'] as const;
const CHOICES = [
  ['', commonTexts.all],
  ['open', withdrawalTexts.toAnswer],
  ['overdue', withdrawalTexts.overdue],
  ['late', withdrawalTexts.late],
  ['unmatched', withdrawalTexts.notMatched],
  ['settled', withdrawalTexts.settled],
] as const;

const COLUMNS: readonly Column<Declaration>[] = [
  {
    id: 'number',
    title: commonTexts.kind,
    isTitle: true,
    cell: ({ id, number, kind }) => (
      <Link to={`withdrawals/${id}`}>
        {KIND_TEXT[kind]} {number}
      </Link>
    ),
  },
  {
    id: 'received',
    title: withdrawalTexts.received,
    value: ({ receivedAt }) => receivedAt,
    cell: ({ receivedAt }) => dateTime(receivedAt),
  },
  { id: 'name', title: withdrawalTexts.name, value: ({ name }) => name },
  {
    id: 'order',
    title: withdrawalTexts.order,
    cell: ({ order, contract }) => (order ? <Link to={`orders/${order.number}`}>#{order.number}</Link> : contract),
  },
  { id: 'state', title: commonTexts.state, cell: (declaration) => <DeclarationBadges declaration={declaration} /> },
  {
    id: 'due',
    title: withdrawalTexts.moneyDue,
    value: (declaration) => openDueAt(declaration) ?? 0,
    cell: (declaration) => {
      const dueAt = openDueAt(declaration);
      return dueAt === null ? '' : date(dueAt);
    },
  },
];

/** What buyers have declared by the shop's buttons, newest first. */
export default function Withdrawals() {
  const { query } = useStore($place);
  const state = STATES.find((each) => each === query.get('state')) ?? '';
  const search = query.get('search') ?? '';
  const filters = { state: state || undefined, search: search || undefined };
  const declarations = usePages(addressOf('/api/owner/withdrawals', filters));
  return (
    <Page title={withdrawalTexts.withdrawals}>
      <p className="c-quiet">{withdrawalTexts.explained}</p>
      <div className="c-filters">
        <SearchField label={withdrawalTexts.searchLabel} />
        <Choice
          label={withdrawalTexts.show}
          value={state}
          onChange={(next) => replaceQuery({ state: next || undefined })}
          options={CHOICES}
        />
      </div>
      <PagedTable
        views="withdrawals"
        of={declarations}
        label={withdrawalTexts.withdrawals}
        rows="declarations"
        columns={COLUMNS}
        rowId={({ id }) => id}
        empty={<p>{state || search ? withdrawalTexts.noneMatches : withdrawalTexts.noneYet}</p>}
      />
    </Page>
  );
}
