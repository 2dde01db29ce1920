import { useState } from 'react';
import type { Order } from '#runtime/contracts/order.ts';
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
    const path = `/api/owner/orders/${order.number}/cancel`;
    const call = { method: 'POST', path, body: { reason: reason.trim(), restock } } as const;
    if (await run(() => change(call, ['/api/owner']), `Order ${order.number} is cancelled.`)) onClose();
  };
  return (
    <ActionDialog
      title={`Cancel order ${order.number}?`}
      action="Cancel the order"
      keep="Keep the order"
      isDangerous
      isBusy={isBusy}
      error={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        {left > 0 ? `${money(left, order.grandTotal.currencyCode)} goes back to the buyer. ` : ''}
        {order.giftCardTotal.value > 0 ? 'What a gift card has paid goes back to the card. ' : ''}
        The buyer gets a mail. This cannot be undone.
      </p>
      <TextArea
        label="Reason (optional)"
        hint="The buyer reads it."
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        onChange={setReason}
        error={refused.reason}
      />
      <Tick label="Put the units back into stock" checked={restock} onChange={setRestock} />
    </ActionDialog>
  );
}
