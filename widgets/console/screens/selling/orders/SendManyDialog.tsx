import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { carriersOf } from '#runtime/domain/carriers.ts';
import { orderListTexts, parcelTexts } from '#runtime/i18n/en/console/orders.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change, errorText, refresh } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { buyerName } from './order-columns.tsx';
import { keepCarrier, newEntry, type TrackingEntry, toTracking, trackingError } from './tracking-entry.ts';

interface Props {
  orders: readonly Order[];
  onClose: () => void;
}

/** Says of several orders that all the rest of them is on its way, each with its own number. Those that are refused stay. */
export function SendManyDialog({ orders, onClose }: Props) {
  const [left, setLeft] = useState(orders);
  const [carrierId, setCarrier] = useState<TrackingEntry['carrierId']>(() => newEntry().carrierId);
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<number, string>>>({});
  const { run, isBusy, error } = useAction();
  const entryOf = ({ number }: Order): TrackingEntry => ({ carrierId, carrier: '', tracking: numbers[number] ?? '' });
  const submit = () => {
    const wrong = Object.fromEntries(
      left.flatMap((order) => (trackingError(entryOf(order)) ? [[order.number, trackingError(entryOf(order))]] : [])),
    );
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    void run(async () => {
      const failed: Record<number, string> = {};
      for (const order of left) {
        const path = addressOf('/api/owner/orders/:order/sent', { order: order.number });
        try {
          await change({ method: 'POST', path, body: toTracking(entryOf(order)) });
        } catch (failure) {
          failed[order.number] = errorText(failure);
        }
      }
      const rest = left.filter(({ number }) => number in failed);
      const done = left.length - rest.length;
      if (done > 0) {
        keepCarrier({ ...newEntry(), carrierId });
        notify(fill(sellingTexts.markedAsSent, { count: fill(sellingTexts.countOrders, { n: done }) }));
      }
      refresh(['/api/owner']);
      if (rest.length === 0) return onClose();
      setLeft(rest);
      setErrors(failed);
    });
  };
  return (
    <ActionDialog
      title={orderListTexts.sendTitle}
      action={fill(sellingTexts.markCountAsSent, { count: left.length })}
      isBusy={isBusy}
      error={error ?? (left.length < orders.length ? fill(orderListTexts.someFailed, { n: left.length }) : undefined)}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{orderListTexts.sendIntro}</p>
      <Choice
        label={parcelTexts.carrier}
        value={carrierId}
        onChange={setCarrier}
        options={[
          ['', parcelTexts.noCarrier],
          ...carriersOf(orders[0]?.address?.countryCode ?? '').map(({ id, name }) => [id, name] as const),
        ]}
      />
      {left.map((order) => (
        <TextField
          key={order.number}
          label={fill(orderListTexts.numberOf, { number: order.number, name: buyerName(order) })}
          placeholder={parcelTexts.trackingNumberOrLink}
          value={numbers[order.number] ?? ''}
          onChange={(text) => setNumbers({ ...numbers, [order.number]: text })}
          autoComplete="off"
          spellCheck={false}
          error={errors[order.number]}
        />
      ))}
    </ActionDialog>
  );
}
