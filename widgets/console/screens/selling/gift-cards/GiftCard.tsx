import type { OwnerGiftCardHistory } from '#runtime/contracts/owner-gift-cards.ts';
import { Link } from '../../../app/Link.tsx';
import { useObject } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { amountText } from '../../../parts/amounts.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { Facts } from '../../../parts/Facts.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { GiftCardActions } from './GiftCardActions.tsx';
import { cardName, cardState } from './gift-card-texts.ts';

type Use = OwnerGiftCardHistory['uses'][number];

const COLUMNS: readonly Column<Use>[] = [
  {
    ...{ id: 'order', title: 'Order', isTitle: true },
    cell: ({ orderNumber }) => <Link to={`orders/${orderNumber}`}>#{orderNumber}</Link>,
  },
  { id: 'time', title: 'Paid', cell: ({ paidAt }) => dateTime(paidAt) },
  { id: 'spent', title: 'Amount', isNumber: true, cell: ({ spent }) => amountText(spent) },
  { id: 'returned', title: 'Came back', isNumber: true, cell: ({ returned }) => returned && amountText(returned) },
];

/** One gift card: what is left of it, what it has paid, and what can be done about it. */
export default function GiftCard({ parts: { card: id = '' } }: { parts: ScreenParts }) {
  const path = `/api/owner/gift-cards/${encodeURIComponent(id)}`;
  const reading = useObject<OwnerGiftCardHistory>(path);
  const { data } = reading;
  return (
    <Page
      title={data ? `Gift card ${cardName(data.body)}` : 'Gift card'}
      back={{ to: 'gift-cards', text: 'Gift cards' }}
    >
      <Loaded of={reading}>
        {({ body: card }) => (
          <>
            <GiftCardActions card={card} path={path} />
            <Section title="Card">
              <Facts
                facts={[
                  ['State', cardState(card)],
                  ['Left', amountText(card.balance)],
                  ['Value', amountText(card.initial)],
                  ['Recipient', card.recipientEmail || 'The recipient’s data were erased.'],
                  ['Since', dateTime(card.createdAt)],
                  ['Disabled', card.disabledAt !== null && dateTime(card.disabledAt)],
                  ['From', <Source key="from" orderNumber={card.orderNumber} />],
                ]}
              />
            </Section>
            <Section title="Paid with it">
              <DataTable
                label="Paid with it"
                rows={card.uses}
                columns={COLUMNS}
                rowId={({ orderNumber }) => String(orderNumber)}
                empty={<p>It has not paid for anything yet.</p>}
              />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Source({ orderNumber }: { orderNumber: number | null }) {
  return orderNumber === null ? 'Given by you' : <Link to={`orders/${orderNumber}`}>Order #{orderNumber}</Link>;
}
