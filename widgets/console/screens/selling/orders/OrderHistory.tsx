import { useState } from 'react';
import type { Order, OrderEvent } from '#runtime/contracts/order.ts';
import { parcelTexts } from '#runtime/i18n/en/console/orders.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { may } from '../../../app/session.ts';
import { amountText } from '../../../parts/amounts.ts';
import { dateTime } from '../../../parts/formats.ts';
import { Section } from '../../../parts/Section.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { DeliveredDialog } from './DeliveredDialog.tsx';
import { NoteForm } from './NoteForm.tsx';
import { OrderEventActions } from './OrderEventActions.tsx';
import { ORDER_EVENT_TEXT } from './order-texts.ts';

/** Lists what has happened to an order, the newest first, and a form for notes. */
export function OrderHistory({ order }: { order: Order }) {
  const { events, placedAt, items, number } = order;
  const newestFirst = [...events].reverse();
  const [opened, setOpened] = useState<number | undefined>();
  const [corrected, correct] = useState<OrderEvent | undefined>();
  return (
    <Section title={sellingTexts.history}>
      {may('orders:write') && <NoteForm orderNumber={number} />}
      <ol className="c-list">
        {newestFirst.map((event) => (
          <li key={`${event.kind} ${event.parcel} ${event.happenedAt} ${event.note}`}>
            <p className="c-quiet">{dateTime(event.happenedAt)}</p>
            <p>
              {event.step === 'packed' ? parcelTexts.packingWasTakenBack : ORDER_EVENT_TEXT[event.kind]}
              {event.amount && ` ${amountText(event.amount)}`}
              {event.toGiftCard && ` ${fill(sellingTexts.andToGiftCard, { amount: amountText(event.toGiftCard) })}`}
            </p>
            <Parcel event={event} items={items} />
            <OrderEventActions order={order} event={event} onDelivered={setOpened} onCorrect={correct} />
            {event.note && <p className="s-said">{event.note}</p>}
          </li>
        ))}
        <li>
          <p className="c-quiet">{dateTime(placedAt)}</p>
          <p>{sellingTexts.itWasPlaced}</p>
        </li>
      </ol>
      {opened !== undefined && (
        <DeliveredDialog orderNumber={number} parcel={opened} onClose={() => setOpened(undefined)} />
      )}
      {corrected && <CorrectDialog order={order} event={corrected} onClose={() => correct(undefined)} />}
    </Section>
  );
}

function Parcel({ event, items }: { event: OrderEvent; items: Order['items'] }) {
  const { carrier, trackingNumber, trackingUrl, lines } = event;
  return (
    <>
      {carrier && <p>{fill(sellingTexts.carrierCarrier, { carrier })}</p>}
      {trackingNumber && <p>{fill(parcelTexts.trackingNumberIs, { number: trackingNumber })}</p>}
      {trackingUrl && (
        <p>
          <a href={trackingUrl} target="_blank" rel="noreferrer">
            {sellingTexts.trackingPage}
          </a>
        </p>
      )}
      {lines?.map(({ position, quantity }) => (
        <p key={position}>
          {quantity} × {items[position]?.productName}
        </p>
      ))}
    </>
  );
}
