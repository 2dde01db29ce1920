import type { OwnerGiftCard, OwnerGiftCards } from '#runtime/contracts/owner.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { amountText } from '../../../parts/amounts.ts';
import type { Column } from '../../../parts/DataTable.tsx';
import { date } from '../../../parts/formats.ts';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { cardName, cardState } from './gift-card-texts.ts';

const COLUMNS: readonly Column<OwnerGiftCard>[] = [
  {
    ...{ id: 'card', title: 'Code ends in', isTitle: true },
    cell: (card) => <Link to={`gift-cards/${card.id}`}>{cardName(card)}</Link>,
  },
  { id: 'recipient', title: 'Recipient', value: ({ recipientEmail }) => recipientEmail || '(erased)' },
  { id: 'state', title: 'State', cell: (card) => <span className="c-badge">{cardState(card)}</span> },
  {
    ...{ id: 'created', title: 'Since' },
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => date(createdAt),
  },
  {
    ...{ id: 'order', title: 'From' },
    cell: ({ orderNumber }) =>
      orderNumber === null ? 'Given by you' : <Link to={`orders/${orderNumber}`}>Order #{orderNumber}</Link>,
  },
  {
    ...{ id: 'initial', title: 'Value', isNumber: true },
    value: ({ initial }) => initial.value,
    cell: ({ initial }) => amountText(initial),
  },
  {
    ...{ id: 'balance', title: 'Left', isNumber: true },
    value: ({ balance }) => balance.value,
    cell: ({ balance }) => amountText(balance),
  },
];

/** The gift cards that were bought or given. */
export default function GiftCards() {
  const cards = usePages<OwnerGiftCards>('/api/owner/gift-cards');
  const give = may('orders:write') && (
    <Link className="c-button c-button--main" to="gift-cards/new">
      Give a gift card
    </Link>
  );
  return (
    <Page title="Gift cards" actions={give}>
      <PagedTable
        of={cards}
        label="Gift cards"
        rows="giftCards"
        columns={COLUMNS}
        rowId={({ id }) => id}
        empty={
          <p>
            There are no gift cards yet. They appear here when somebody buys one in the shop, and when you give one.
          </p>
        }
      />
    </Page>
  );
}
