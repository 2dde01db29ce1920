import { useStore } from '@nanostores/react';
import { addressOf } from '#runtime/api/calls.ts';
import { SUBSCRIPTION_STATES } from '#runtime/contracts/enumerations.ts';
import type { OwnerSubscription } from '#runtime/contracts/subscription.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { amountText } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { date } from '../../../parts/formats.ts';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { planText } from '../parts/plan-text.ts';
import { SUBSCRIPTION_STATE_TEXT } from './subscription-texts.ts';

const STATES = [
  ['', commonTexts.all],
  ...SUBSCRIPTION_STATES.map((state) => [state, SUBSCRIPTION_STATE_TEXT[state]] as const),
] as const;

const COLUMNS: readonly Column<OwnerSubscription>[] = [
  {
    id: 'product',
    title: commonTexts.product,
    isTitle: true,
    value: ({ title }) => title,
    cell: ({ id, title, quantity }) => (
      <Link to={`subscriptions/${id}`}>
        {quantity > 1 && `${quantity} × `}
        {title}
      </Link>
    ),
  },
  { id: 'buyer', title: sellingTexts.buyer, value: ({ email }) => email || sellingTexts.notKnown },
  {
    id: 'state',
    title: commonTexts.state,
    cell: ({ state, failedTries }) => (
      <span className="c-row">
        <span className="c-badge">{SUBSCRIPTION_STATE_TEXT[state]}</span>
        {failedTries > 0 && <span className="c-badge c-badge--warn">{sellingTexts.paymentFailed}</span>}
      </span>
    ),
  },
  { id: 'plan', title: sellingTexts.payments, cell: ({ plan }) => planText(plan) },
  {
    id: 'next',
    title: sellingTexts.nextPayment,
    value: ({ nextBillingAt }) => nextBillingAt ?? Number.MAX_SAFE_INTEGER,
    cell: ({ nextBillingAt, state }) =>
      nextBillingAt === null || state !== 'active' ? commonTexts.none : date(nextBillingAt),
  },
  {
    id: 'price',
    title: commonTexts.price,
    isNumber: true,
    value: ({ price }) => price.value,
    cell: ({ price }) => amountText(price),
  },
];

/** Lists what buyers have subscribed to, newest first. */
export default function Subscriptions() {
  const { query } = useStore($place);
  const state = SUBSCRIPTION_STATES.find((each) => each === query.get('state')) ?? '';
  const subscriptions = usePages(addressOf('/api/owner/subscriptions', { state: state || undefined }));
  return (
    <Page title={sellingTexts.subscriptions}>
      <div className="c-filters">
        <Choice
          label={commonTexts.state}
          value={state}
          onChange={(next) => replaceQuery({ state: next || undefined })}
          options={STATES}
        />
      </div>
      <PagedTable
        views="subscriptions"
        of={subscriptions}
        label={sellingTexts.subscriptions}
        rows="subscriptions"
        columns={COLUMNS}
        rowId={({ id }) => id}
        empty={state ? <p>{sellingTexts.noSubscription}</p> : <p>{sellingTexts.thereAreNoSubscriptions}</p>}
      />
    </Page>
  );
}
