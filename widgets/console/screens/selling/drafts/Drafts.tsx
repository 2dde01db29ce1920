import { useStore } from '@nanostores/react';
import { type AnswerOf, addressOf } from '#runtime/api/calls.ts';
import { DRAFT_ORDER_STATES } from '#runtime/contracts/order-enumerations.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { amountText } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { DRAFT_STATE_TEXT } from './draft-form.ts';

type Row = AnswerOf<'/api/owner/draft-orders', 'GET'>['drafts'][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'buyer',
    title: draftTexts.buyer,
    isTitle: true,
    cell: ({ id, name, email }) => <Link to={`draft-orders/${id}`}>{name || email || draftTexts.buyerUnknown}</Link>,
  },
  {
    id: 'lines',
    title: draftTexts.lines,
    value: ({ firstTitle, otherLines }) =>
      otherLines > 0 ? fill(draftTexts.andMore, { title: firstTitle, n: otherLines }) : firstTitle,
  },
  {
    id: 'total',
    title: draftTexts.total,
    isNumber: true,
    value: ({ total }) => total.value,
    cell: ({ total }) => amountText(total),
  },
  {
    id: 'updated',
    title: draftTexts.lastChange,
    value: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => dateTime(updatedAt),
  },
  {
    id: 'ends',
    title: draftTexts.ends,
    value: ({ expiresAt }) => expiresAt ?? 0,
    cell: ({ expiresAt }) => (expiresAt === null ? '' : dateTime(expiresAt)),
  },
];

/** Orders that owners write, by their state. */
export default function Drafts() {
  const { query } = useStore($place);
  const state = DRAFT_ORDER_STATES.find((each) => each === query.get('state')) ?? 'draft';
  const drafts = usePages(addressOf('/api/owner/draft-orders', { state }));
  return (
    <Page
      title={draftTexts.draftOrders}
      actions={
        may('orders:write') && (
          <Link className="c-button c-button--main" to="orders/new">
            {draftTexts.newOrder}
          </Link>
        )
      }
    >
      <p className="c-quiet">{draftTexts.listPurpose}</p>
      <div className="c-filters">
        <Choice
          label={draftTexts.state}
          value={state}
          onChange={(next) => replaceQuery({ state: next === 'draft' ? undefined : next })}
          options={DRAFT_ORDER_STATES.map((each) => [each, DRAFT_STATE_TEXT[each]] as const)}
        />
      </div>
      <PagedTable
        of={drafts}
        label={draftTexts.draftOrders}
        rows="drafts"
        columns={COLUMNS}
        rowId={({ id }) => id}
        empty={<p>{state === 'draft' ? draftTexts.nothingYet : draftTexts.nothingHere}</p>}
      />
    </Page>
  );
}
