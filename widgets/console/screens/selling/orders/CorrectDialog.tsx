import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Order, OrderEvent } from '#runtime/contracts/order.ts';
import { parcelTexts } from '#runtime/i18n/en/console/orders.ts';
import { change } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { parcelIndex } from './order-rules.ts';
import { TrackingFields } from './TrackingFields.tsx';
import { entryOf, toTracking, trackingError } from './tracking-entry.ts';

interface Props {
  order: Order;
  /** The parcel of which something is wrong. */
  event: OrderEvent;
  onClose: () => void;
}

/** Gives a parcel another carrier or number, and sends its buyer a mail about that where the person wants it. */
export function CorrectDialog({ order, event, onClose }: Props) {
  const [entry, setEntry] = useState(() => entryOf(event));
  const [notifies, setNotifies] = useState(true);
  const [numberError, setNumberError] = useState('');
  const { run, isBusy, error, errors: refused } = useAction();
  const submit = async () => {
    const wrong = trackingError(entry);
    setNumberError(wrong);
    if (wrong) return;
    const parcel = parcelIndex(order, event);
    const path = addressOf('/api/owner/orders/:order/parcels/:parcel', { order: order.number, parcel });
    const call = { method: 'PUT', path, body: { ...toTracking(entry), notifies } } as const;
    if (await run(() => change(call, ['/api/owner']), parcelTexts.trackingIsSaved)) onClose();
  };
  return (
    <ActionDialog
      title={parcelTexts.correctTheTracking}
      action={parcelTexts.saveTracking}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TrackingFields
        entry={entry}
        onChange={setEntry}
        country={order.address?.countryCode ?? ''}
        error={numberError || refused.trackingNumber || refused.trackingUrl || ''}
        carrierError={refused.carrier}
      />
      <Tick label={parcelTexts.tellTheBuyer} checked={notifies} onChange={setNotifies} />
    </ActionDialog>
  );
}
