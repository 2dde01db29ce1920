import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { change } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';

interface Props {
  orderNumber: number;
  /** The place of the parcel among those of the order, from 0; all that are on their way without it. */
  parcel?: number;
  onClose: () => void;
}

/** Says that a parcel has arrived, from which the buyer's period to withdraw is counted. */
export function DeliveredDialog({ orderNumber, parcel, onClose }: Props) {
  const [day, setDay] = useState('');
  const { run, isBusy, error, errors: refused } = useAction();
  const submit = async () => {
    const path = addressOf('/api/owner/orders/:order/delivered', { order: orderNumber });
    const call = {
      method: 'POST',
      path,
      body: { ...(parcel !== undefined && { parcel }), ...(day && { day }) },
    } as const;
    if (await run(() => change(call, ['/api/owner']), sellingTexts.deliveryIsRecorded)) onClose();
  };
  return (
    <ActionDialog
      title={sellingTexts.markAsDelivered}
      action={sellingTexts.markAsDelivered}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{sellingTexts.fromTheDelivery}</p>
      <TextField
        label={sellingTexts.dayOfDelivery}
        hint={sellingTexts.todayIfEmpty}
        type="date"
        value={day}
        onChange={setDay}
        error={refused.day}
      />
    </ActionDialog>
  );
}
