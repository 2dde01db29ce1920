import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { change } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { money } from '../../../parts/formats.ts';
import { TextArea } from '../../../parts/TextArea.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { refundableCents } from './order-rules.ts';

/** Longest reason of a cancellation, in UTF-16 code units. */
const REASON_MAX_LENGTH = 500;

/** Cancels an order of which nothing was sent. */
export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(true);
  const { run, isBusy, error: failure, errors: refused } = useAction();
  const left = refundableCents(order);
  const submit = async () => {
    const path = addressOf('/api/owner/orders/:order/cancel', { order: order.number });
    const call = { method: 'POST', path, body: { reason: reason.trim(), restock } } as const;
    if (await run(() => change(call, ['/api/owner']), fill(sellingTexts.orderIsCancelled, { number: order.number })))
      onClose();
  };
  return (
    <ActionDialog
      title={fill(sellingTexts.cancelOrderNumber, { number: order.number })}
      action={sellingTexts.cancelTheOrderAction}
      keep={sellingTexts.keepTheOrder}
      isDangerous
      isBusy={isBusy}
      error={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        {left > 0 ? `${fill(sellingTexts.goesBack, { amount: money(left, order.grandTotal.currencyCode) })} ` : ''}
        {order.giftCardTotal.value > 0 ? `${sellingTexts.whatAGiftCard} ` : ''}
        {sellingTexts.buyerGetsAMail}
      </p>
      <TextArea
        label={sellingTexts.reasonOptional}
        hint={sellingTexts.buyerReadsIt}
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        onChange={setReason}
        error={refused.reason}
      />
      <Tick label={sellingTexts.putTheUnitsBack} checked={restock} onChange={setRestock} />
    </ActionDialog>
  );
}
