import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import type { SentParcel } from '#runtime/contracts/parcels.ts';
import { parcelTexts } from '#runtime/i18n/en/console/orders.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { unsentUnits } from './order-rules.ts';
import { ParcelUnits } from './ParcelUnits.tsx';
import { TrackingFields } from './TrackingFields.tsx';
import { keepCarrier, newEntry, toTracking, trackingError } from './tracking-entry.ts';

const SAME_PARCEL = sellingTexts.parcelWithTheSame;

/** Says that an order or a part of it is on its way. */
export function SentDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [entry, setEntry] = useState(newEntry);
  const [counts, setCounts] = useState<Readonly<Record<number, string>>>({});
  const [numberError, setNumberError] = useState('');
  const [unitsError, setUnitsError] = useState('');
  const { run, isBusy, error: failure, errors: refused } = useAction();
  const rest = unsentUnits(order);
  const submit = async () => {
    const wrong = trackingError(entry);
    const lines = chosenLines(rest, counts);
    setNumberError(wrong);
    setUnitsError(lines === 'wrong' ? sellingTexts.eachNumberIsBetween : '');
    if (wrong || lines === 'wrong') return;
    const body: SentParcel = { ...toTracking(entry), ...(lines !== 'all' && { lines }) };
    const path = addressOf('/api/owner/orders/:order/sent', { order: order.number });
    await run(async () => {
      const answer = await change({ method: 'POST', path, body }, ['/api/owner']);
      // The shop takes a parcel with the same entries for a repeat, and records none.
      if (parcelsOf(answer.body) === parcelsOf(order)) return setUnitsError(SAME_PARCEL);
      keepCarrier(entry);
      notify(sellingTexts.parcelIsRecorded);
      onClose();
    });
  };
  return (
    <ActionDialog
      title={sellingTexts.markAsSentAction}
      action={sellingTexts.markAsSentAction}
      isBusy={isBusy}
      error={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{parcelTexts.buyerGetsAMail}</p>
      <TrackingFields
        entry={entry}
        onChange={setEntry}
        country={order.address?.countryCode ?? ''}
        error={numberError || refused.trackingNumber || refused.trackingUrl || ''}
        carrierError={refused.carrier}
      />
      <ParcelUnits units={rest} counts={counts} onChange={setCounts} error={unitsError} />
    </ActionDialog>
  );
}

function parcelsOf({ events }: Order): number {
  return events.filter(({ kind }) => kind === 'sent').length;
}

/** Returns the lines of a part of the rest; a parcel with all of it names none. */
function chosenLines(
  rest: ReturnType<typeof unsentUnits>,
  counts: Readonly<Record<number, string>>,
): NonNullable<SentParcel['lines']> | 'all' | 'wrong' {
  const chosen = rest.map((line) => ({ ...line, chosen: countOf(counts[line.position], line.quantity) }));
  if (chosen.every(({ quantity, chosen: count }) => count === quantity)) return 'all';
  const isWrong = chosen.some(
    ({ quantity, chosen: count }) => !Number.isInteger(count) || count < 0 || count > quantity,
  );
  const lines = chosen
    .filter((line) => line.chosen > 0)
    .map(({ position, chosen: quantity }) => ({ position, quantity }));
  return isWrong || lines.length === 0 ? 'wrong' : lines;
}

/** Returns how many units were entered: all where nothing was changed, and no number where the field is empty. */
function countOf(text: string | undefined, all: number): number {
  if (text === undefined) return all;
  return text.trim() === '' ? Number.NaN : Number(text);
}
