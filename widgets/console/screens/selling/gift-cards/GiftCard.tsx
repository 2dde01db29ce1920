import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerGiftCardHistory } from '#runtime/contracts/owner-gift-cards.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
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
    id: 'order',
    title: commonTexts.order,
    isTitle: true,
    cell: ({ orderNumber }) => <Link to={`orders/${orderNumber}`}>#{orderNumber}</Link>,
  },
  { id: 'time', title: sellingTexts.paid, cell: ({ paidAt }) => dateTime(paidAt) },
  { id: 'spent', title: sellingTexts.amount, isNumber: true, cell: ({ spent }) => amountText(spent) },
  {
    id: 'returned',
    title: sellingTexts.cameBack,
    isNumber: true,
    cell: ({ returned }) => returned && amountText(returned),
  },
];

/** One gift card: what is left of it, what it has paid, and what can be done about it. */
export default function GiftCard({ parts: { card: id = '' } }: { parts: ScreenParts }) {
  const reading = useObject(addressOf('/api/owner/gift-cards/:cardId', { cardId: id }));
  const { data } = reading;
  return (
    <Page
      title={data ? fill(sellingTexts.giftCardCard, { card: cardName(data.body) }) : sellingTexts.giftCard}
      back={{ to: 'gift-cards', text: sellingTexts.giftCards }}
    >
      <Loaded of={reading}>
        {({ body: card }) => (
          <>
            <GiftCardActions card={card} />
            <Section title={sellingTexts.card}>
              <Facts
                facts={[
                  [commonTexts.state, cardState(card)],
                  [sellingTexts.balance, amountText(card.balance)],
                  [sellingTexts.value, amountText(card.initial)],
                  [sellingTexts.recipient, card.recipientEmail || sellingTexts.recipientsDataWereErased],
                  [sellingTexts.since, dateTime(card.createdAt)],
                  [sellingTexts.disabled, card.disabledAt !== null && dateTime(card.disabledAt)],
                  [sellingTexts.from, <Source key="from" orderNumber={card.orderNumber} />],
                ]}
              />
            </Section>
            <Section title={sellingTexts.paidWithIt}>
              <DataTable
                label={sellingTexts.paidWithIt}
                rows={card.uses}
                columns={COLUMNS}
                rowId={({ orderNumber }) => String(orderNumber)}
                empty={<p>{sellingTexts.itHasNotPaid}</p>}
              />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Source({ orderNumber }: { orderNumber: number | null }) {
  return orderNumber === null ? (
    sellingTexts.givenByYou
  ) : (
    <Link to={`orders/${orderNumber}`}>{fill(sellingTexts.orderOrderNumber, { orderNumber })}</Link>
  );
}
