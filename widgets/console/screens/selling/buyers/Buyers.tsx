import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { isMailAddress } from '#runtime/domain/email.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { amountText } from '../../../parts/amounts.ts';
import type { Column } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { OrderBadges } from '../orders/OrderBadges.tsx';
import { ErasePerson } from './ErasePerson.tsx';

const COLUMNS: readonly Column<Order>[] = [
  {
    id: 'number',
    title: commonTexts.order,
    isTitle: true,
    value: ({ number }) => number,
    cell: ({ number }) => <Link to={`orders/${number}`}>#{number}</Link>,
  },
  {
    id: 'placed',
    title: sellingTexts.placed,
    value: ({ placedAt }) => placedAt,
    cell: ({ placedAt }) => dateTime(placedAt),
  },
  { id: 'state', title: commonTexts.state, cell: (order) => <OrderBadges order={order} /> },
  {
    id: 'total',
    title: sellingTexts.total,
    isNumber: true,
    value: ({ grandTotal }) => grandTotal.value,
    cell: ({ grandTotal }) => amountText(grandTotal),
  },
];

/** Shows what the shop has about a person, by their email address. */
export default function Buyers() {
  const { query } = useStore($place);
  const email = query.get('email') ?? '';
  return (
    <Page title={sellingTexts.buyers}>
      <div className="c-filters">
        <FindBuyer key={email} email={email} />
      </div>
      {email === '' ? (
        <p className="c-quiet">{sellingTexts.enterTheWholeEmail}</p>
      ) : (
        <>
          <OrdersOf email={email} />
          {may('submissions:delete') && <ErasePerson key={email} email={email} />}
        </>
      )}
    </Page>
  );
}

function FindBuyer({ email }: { email: string }) {
  const [text, setText] = useState(email);
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim().toLowerCase();
    const isWrong = wanted !== '' && !isMailAddress(wanted);
    setError(isWrong ? editorTexts.emailWrong : '');
    if (!isWrong) replaceQuery({ email: wanted || undefined });
  };
  return (
    <form className="s-search" noValidate onSubmit={submit}>
      <TextField
        label={commonTexts.email}
        type="search"
        autoComplete="off"
        value={text}
        onChange={setText}
        error={error}
      />
      <button type="submit" className="c-button">
        {sellingTexts.find}
      </button>
    </form>
  );
}

function OrdersOf({ email }: { email: string }) {
  const orders = usePages(addressOf('/api/owner/orders', { email }));
  return (
    <Section title={fill(sellingTexts.ordersOfEmail, { email })}>
      <PagedTable
        of={orders}
        label={sellingTexts.orders}
        rows="orders"
        columns={COLUMNS}
        rowId={({ id }) => id}
        empty={<p>{sellingTexts.nobodyWithThisAddress}</p>}
      />
    </Section>
  );
}
