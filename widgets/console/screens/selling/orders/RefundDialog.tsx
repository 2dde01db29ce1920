import { useState } from 'react';
import { ConsoleRefusal } from '#runtime/api/console.ts';
import type { Order } from '#runtime/contracts/order.ts';
import type { RefundAnswer } from '#runtime/contracts/payments.ts';
import { notify } from '../../../app/notices.ts';
import { change, refresh } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { readAmount, typedAmount } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { money } from '../../../parts/formats.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { refundableCents } from './order-rules.ts';
import { keepRefund, type RefundDraft, unansweredRefund } from './refund-draft.ts';

/** Statuses of refusals that come before the shop has looked at the refund, so an earlier try stays unanswered. */
const SAYS_NOTHING: readonly number[] = [401, 403, 429];

type Kind = 'whole' | 'part';

/** Gives the money of an order back, whole or in part. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { number, giftCardTotal } = order;
  const currency = order.grandTotal.currencyCode;
  const [pending, setPending] = useState(() => unansweredRefund(number));
  const [kind, setKind] = useState<Kind>(pending && pending.amountCents !== null ? 'part' : 'whole');
  const [amount, setAmount] = useState(
    pending && pending.amountCents !== null ? typedAmount(pending.amountCents, currency) : '',
  );
  const [restock, setRestock] = useState(pending?.restock ?? false);
  const [amountError, setAmountError] = useState('');
  const { run, isBusy, error: failure, errors: refused } = useAction();
  const left = refundableCents(order);

  const send = async (refund: RefundDraft) => {
    // It is kept before the call, because the page may be closed before the answer.
    keepRefund(number, refund);
    const body = { restock: refund.restock, ...(refund.amountCents !== null && { amountCents: refund.amountCents }) };
    const path = `/api/owner/orders/${number}/refund`;
    try {
      const call = { method: 'POST', path, body, idempotencyKey: refund.key } as const;
      const answer = await change<RefundAnswer>(call, ['/api/owner']);
      keepRefund(number, undefined);
      notify(`${money(answer.body.refund.cents, currency)} of order ${number} was refunded.`);
    } catch (error) {
      const isUnsure = !(error instanceof ConsoleRefusal) || error.status >= 500;
      if (isUnsure) setPending(refund);
      else if (!pending || !SAYS_NOTHING.includes(error.status)) {
        keepRefund(number, undefined);
        setPending(undefined);
      }
      refresh(['/api/owner/orders']);
      throw error;
    }
  };
  const submit = async () => {
    const cents = kind === 'whole' ? null : readAmount(amount, currency);
    const isWrong = cents === undefined || (cents !== null && (cents <= 0 || (!pending && cents > left)));
    setAmountError(isWrong ? `Enter an amount above 0, and at most ${money(left, currency)}.` : '');
    if (isWrong) return;
    const refund = pending ?? { key: crypto.randomUUID(), amountCents: cents, restock };
    if (await run(() => send(refund))) onClose();
  };
  const isLocked = pending !== undefined;
  return (
    <ActionDialog
      title={`Refund order ${number}`}
      action={isLocked ? 'Try the same refund again' : 'Refund'}
      isDangerous
      isBusy={isBusy}
      error={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        {money(left, currency)} can go back to the buyer’s card or wallet. A refund cannot be undone.
        {giftCardTotal.value > 0 &&
          ` A gift card paid ${money(giftCardTotal.value, currency)}, which goes back to the card once all the rest is refunded.`}
      </p>
      {isLocked && (
        <p role="status">
          The last try has ended without a clear answer. Trying the same refund again finishes it, and gives the money
          back only once.
        </p>
      )}
      <Choice<Kind>
        label="How much"
        value={kind}
        onChange={setKind}
        disabled={isLocked}
        options={[
          ['whole', `All that is left, ${money(left, currency)}`],
          ['part', 'A part'],
        ]}
      />
      {kind === 'part' && (
        <TextField
          label={`Amount in ${currency}`}
          inputMode="decimal"
          autoComplete="off"
          hint={`At most ${typedAmount(left, currency)}`}
          disabled={isLocked}
          value={amount}
          onChange={setAmount}
          error={amountError || refused.amountCents}
        />
      )}
      <Tick
        label="Put the units of the order back into stock"
        hint="All units go back, also with a refund in part."
        disabled={isLocked}
        checked={restock}
        onChange={setRestock}
      />
    </ActionDialog>
  );
}
