import type { OwnerGiftCard } from '#runtime/contracts/owner.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
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
    id: 'card',
    title: sellingTexts.codeEndsIn,
    isTitle: true,
    cell: (card) => <Link to={`gift-cards/${card.id}`}>{cardName(card)}</Link>,
  },
  {
    id: 'recipient',
    title: sellingTexts.recipient,
    value: ({ recipientEmail }) => recipientEmail || sellingTexts.erased,
  },
  { id: 'state', title: commonTexts.state, cell: (card) => <span className="c-badge">{cardState(card)}</span> },
  {
    id: 'created',
    title: sellingTexts.since,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => date(createdAt),
  },
  {
    id: 'order',
    title: sellingTexts.from,
    cell: ({ orderNumber }) =>
      orderNumber === null ? (
        sellingTexts.givenByYou
      ) : (
        <Link to={`orders/${orderNumber}`}>{fill(sellingTexts.orderOrderNumber, { orderNumber })}</Link>
      ),
  },
  {
    id: 'initial',
    title: sellingTexts.value,
    isNumber: true,
    value: ({ initial }) => initial.value,
    cell: ({ initial }) => amountText(initial),
  },
  {
    id: 'balance',
    title: sellingTexts.balance,
    isNumber: true,
    value: ({ balance }) => balance.value,
    cell: ({ balance }) => amountText(balance),
  },
];

/** The gift cards that were bought or given. */
export default function GiftCards() {
  const cards = usePages('/api/owner/gift-cards');
  const give = may('orders:write') && (
    <Link className="c-button c-button--main" to="gift-cards/new">
      {sellingTexts.giveAGiftCard}
    </Link>
  );
  return (
    <Page title={sellingTexts.giftCards} actions={give}>
      <PagedTable
        views="gift-cards"
        of={cards}
        label={sellingTexts.giftCards}
        rows="giftCards"
        columns={COLUMNS}
        rowId={({ id }) => id}
        empty={<p>{sellingTexts.thereAreNoGift}</p>}
      />
    </Page>
  );
}
