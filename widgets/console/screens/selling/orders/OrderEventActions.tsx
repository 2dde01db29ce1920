import { addressOf } from '#runtime/api/calls.ts';
import type { Order, OrderEvent } from '#runtime/contracts/order.ts';
import type { StepBack } from '#runtime/contracts/parcels.ts';
import { parcelTexts } from '#runtime/i18n/en/console/orders.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { mayTakeBack, parcelIndex, parcelToArrive } from './order-rules.ts';

interface Props {
  order: Order;
  event: OrderEvent;
  onDelivered: (parcel: number) => void;
  onCorrect: (event: OrderEvent) => void;
}

/** The buttons of a step in the history of an order: it has arrived, has another number, or was recorded by mistake. */
export function OrderEventActions({ order, event, onDelivered, onCorrect }: Props) {
  if (!may('orders:write')) return null;
  const parcel = parcelToArrive(order, event);
  const canTakeBack = mayTakeBack(order, event);
  if (event.kind !== 'sent' && !canTakeBack) return null;
  return (
    <p className="c-row">
      {parcel !== undefined && (
        <button type="button" className="c-button" onClick={() => onDelivered(parcel)}>
          {sellingTexts.markAsDeliveredButton}
        </button>
      )}
      {event.kind === 'sent' && (
        <button type="button" className="c-button" onClick={() => onCorrect(event)}>
          {parcelTexts.correctTracking}
        </button>
      )}
      {canTakeBack && (
        <button type="button" className="c-button" onClick={() => void takeBack(order, event)}>
          {parcelTexts.takeBack}
        </button>
      )}
    </p>
  );
}

function takeBack(order: Order, event: OrderEvent): Promise<boolean> {
  const isParcel = event.kind === 'sent';
  const body: StepBack = isParcel
    ? { step: 'sent', parcel: parcelIndex(order, event), sentAt: event.happenedAt }
    : { step: 'packed' };
  const path = addressOf('/api/owner/orders/:order/taken-back', { order: order.number });
  return ask({
    title: isParcel ? parcelTexts.takeBackParcel : parcelTexts.takeBackPacked,
    text: isParcel ? parcelTexts.takeBackParcelText : parcelTexts.takeBackPackedText,
    action: parcelTexts.takeBackAction,
    run: async () => {
      await change({ method: 'POST', path, body }, ['/api/owner']);
      notify(isParcel ? parcelTexts.parcelTakenBack : parcelTexts.packedTakenBack);
    },
  });
}
