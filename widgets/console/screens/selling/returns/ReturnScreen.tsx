import { addressOf } from '#runtime/api/calls.ts';
import type { Return } from '#runtime/contracts/returns.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { amountText } from '../../../parts/amounts.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { ReturnActions } from './ReturnActions.tsx';
import { ReturnBadges } from './ReturnBadges.tsx';
import { isOpen } from './return-texts.ts';

/** One return: what comes back, the money for it, and what can be done about it. */
export default function ReturnScreen({ parts: { returnId = '' } }: { parts: ScreenParts }) {
  const reading = useAnswer(addressOf('/api/owner/returns/:returnId', { returnId }));
  const { data } = reading;
  return (
    <Page
      title={data ? fill(sellingTexts.returnFromOrder, { number: data.orderNumber }) : sellingTexts.returnWord}
      back={{ to: 'returns', text: sellingTexts.returns }}
    >
      <Loaded of={reading}>
        {(shown) => (
          <>
            <ReturnBadges of={shown} />
            <ReturnActions of={shown} />
            <div className="c-columns">
              <Section title={sellingTexts.unitsThatGoBack}>
                <Units of={shown} />
              </Section>
              <Section title={sellingTexts.refund}>
                <Money of={shown} />
              </Section>
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Units({ of: { lines, orderId, orderNumber, note } }: { of: Return }) {
  const reading = useAnswer(addressOf('/api/owner/orders/:order', { order: orderId }));
  return (
    <Loaded of={reading}>
      {({ items }) => (
        <>
          <ul className="c-list">
            {lines.map(({ position, quantity }) => (
              <li key={position}>
                {quantity} × {items[position]?.productName}
              </li>
            ))}
          </ul>
          <p>
            <Link to={`orders/${orderNumber}`}>{fill(sellingTexts.orderOrderNumber, { orderNumber })}</Link>
          </p>
          {note && <p className="s-said">{note}</p>}
        </>
      )}
    </Loaded>
  );
}

function Money({ of }: { of: Return }) {
  const { goods, delivery, total, toGiftCard, dueAt, createdAt, receivedAt, refundedAt } = of;
  return (
    <Facts
      facts={[
        [sellingTexts.goodsWord, amountText(goods)],
        [sellingTexts.delivery, delivery.value > 0 && amountText(delivery)],
        [sellingTexts.total, amountText(total)],
        [sellingTexts.toTheGiftCard, toGiftCard.value > 0 && amountText(toGiftCard)],
        [sellingTexts.moneyDue, dueAt !== null && isOpen(of) && dateTime(dueAt)],
        [sellingTexts.opened, dateTime(createdAt)],
        [sellingTexts.goodsReceived, receivedAt === null ? sellingTexts.notYet : dateTime(receivedAt)],
        [sellingTexts.refunded, refundedAt !== null && dateTime(refundedAt)],
        [commonTexts.note, dueAt !== null && isOpen(of) && receivedAt === null && sellingTexts.mayWaitForTheGoods],
      ]}
    />
  );
}
