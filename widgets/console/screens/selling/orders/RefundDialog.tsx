import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change, isRefusal, refresh } from '../../../app/query.ts';
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
const UNEXPLAINED: readonly number[] = [401, 403, 429];

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
    const path = addressOf('/api/owner/orders/:order/refund', { order: number });
    try {
      const call = { method: 'POST', path, body, idempotencyKey: refund.key } as const;
      const answer = await change(call, ['/api/owner']);
      keepRefund(number, undefined);
      notify(fill(sellingTexts.ofOrderWasRefunded, { amount: money(answer.body.refund.cents, currency), number }));
    } catch (error) {
      const status = isRefusal(error) ? error.status : undefined;
      if (status === undefined || status >= 500) setPending(refund);
      else if (!pending || !UNEXPLAINED.includes(status)) {
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
    setAmountError(isWrong ? fill(sellingTexts.enterRefundAmount, { amount: money(left, currency) }) : '');
    if (isWrong) return;
    const refund = pending ?? { key: crypto.randomUUID(), amountCents: cents, restock };
    if (await run(() => send(refund))) onClose();
  };
  const isLocked = pending !== undefined;
  return (
    <ActionDialog
      title={fill(sellingTexts.refundOrderNumber, { number })}
      action={isLocked ? sellingTexts.tryTheSameRefund : sellingTexts.refundAction}
      isDangerous
      isBusy={isBusy}
      error={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        {fill(sellingTexts.mayGoBack, { amount: money(left, currency) })}
        {giftCardTotal.value > 0 &&
          ` ${fill(sellingTexts.giftCardPaid, { amount: money(giftCardTotal.value, currency) })}`}
      </p>
      {isLocked && <p role="status">{sellingTexts.lastTryHasEnded}</p>}
      <Choice<Kind>
        label={sellingTexts.howMuch}
        value={kind}
        onChange={setKind}
        disabled={isLocked}
        options={[
          ['whole', fill(sellingTexts.allThatIsLeft, { amount: money(left, currency) })],
          ['part', sellingTexts.part],
        ]}
      />
      {kind === 'part' && (
        <TextField
          label={fill(sellingTexts.amountInCurrency, { currency })}
          inputMode="decimal"
          autoComplete="off"
          hint={fill(sellingTexts.atMostAmount, { amount: typedAmount(left, currency) })}
          disabled={isLocked}
          value={amount}
          onChange={setAmount}
          error={amountError || refused.amountCents}
        />
      )}
      <Tick
        label={sellingTexts.putTheUnits}
        hint={sellingTexts.allUnitsGoBack}
        disabled={isLocked}
        checked={restock}
        onChange={setRestock}
      />
    </ActionDialog>
  );
}
