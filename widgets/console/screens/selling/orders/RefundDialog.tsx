import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change, isRefusal, refresh, useAnswer } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { readAmount, typedAmount } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { money } from '../../../parts/formats.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { chosenUnits, noUnits, unitsToReturn } from './chosen-units.ts';
import { refundableCents } from './order-rules.ts';
import { RefundUnits } from './RefundUnits.tsx';
import { keepRefund, type RefundDraft, refundBody, unansweredRefund } from './refund-draft.ts';

/** Statuses of refusals that come before the shop has looked at the refund, so an earlier try stays unanswered. */
const UNEXPLAINED: readonly number[] = [401, 403, 429];

type Kind = 'whole' | 'units' | 'part';

/** Gives the money of an order back, whole or in part. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { number, giftCardTotal, provider } = order;
  const currency = order.grandTotal.currencyCode;
  const [pending, setPending] = useState(() => unansweredRefund(number));
  const [kind, setKind] = useState<Kind>(() => kindOf(pending));
  const [counts, setCounts] = useState(() => noUnits(order));
  const [refundsDelivery, setRefundsDelivery] = useState(true);
  const [unitsError, setUnitsError] = useState('');
  const [amount, setAmount] = useState(
    pending && pending.amountCents !== null ? typedAmount(pending.amountCents, currency) : '',
  );
  const [restock, setRestock] = useState(pending?.restock ?? false);
  const [amountError, setAmountError] = useState('');
  const { run, isBusy, error: failure, errors: refused } = useAction();
  const left = refundableCents(order);
  const { data } = useAnswer(addressOf('/api/owner/returns', { order: order.id }));
  const coming = data?.returns.filter(({ state }) => state === 'open' || state === 'received') ?? [];

  const send = async (refund: RefundDraft) => {
    // It is kept before the call, because the page may be closed before the answer.
    keepRefund(number, refund);
    const path = addressOf('/api/owner/orders/:order/refund', { order: number });
    try {
      const call = { method: 'POST', path, body: refundBody(refund), idempotencyKey: refund.key } as const;
      const answer = await change(call, ['/api/owner']);
      keepRefund(number, undefined);
      const { cents, toGiftCardCents } = answer.body.refund;
      notify(fill(sellingTexts.ofOrderWasRefunded, { amount: money(cents + toGiftCardCents, currency), number }));
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
  const entered = (): RefundDraft | undefined => {
    const cents = kind === 'part' ? readAmount(amount, currency) : null;
    const isWrong = cents === undefined || (cents !== null && (cents <= 0 || cents > left));
    const lines = kind === 'units' ? chosenUnits(order, counts) : null;
    setAmountError(isWrong ? fill(sellingTexts.enterRefundAmount, { amount: money(left, currency) }) : '');
    setUnitsError(lines === undefined ? sellingTexts.eachNumberIsBetween : '');
    if (isWrong || lines === undefined) return undefined;
    return { key: crypto.randomUUID(), amountCents: cents, lines, refundsDelivery, restock };
  };
  const submit = async () => {
    const refund = pending ?? entered();
    if (refund && (await run(() => send(refund)))) onClose();
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
        {fill(provider === 'manual' ? sellingTexts.youGiveItBack : sellingTexts.mayGoBack, {
          amount: money(left, currency),
        })}
        {giftCardTotal.value > 0 &&
          ` ${fill(sellingTexts.giftCardPaid, { amount: money(giftCardTotal.value, currency) })}`}
      </p>
      {coming.length > 0 && !isLocked && (
        <p role="status">
          <strong>{sellingTexts.orderHasReturn}</strong> {sellingTexts.refundByReturn}
        </p>
      )}
      {isLocked && <p role="status">{sellingTexts.lastTryHasEnded}</p>}
      <Choice<Kind>
        label={sellingTexts.howMuch}
        value={kind}
        onChange={setKind}
        disabled={isLocked}
        options={[
          ['whole', fill(sellingTexts.allThatIsLeft, { amount: money(left, currency) })],
          ...(unitsToReturn(order).length > 0 || pending?.lines ? [['units', sellingTexts.someUnits] as const] : []),
          ['part', sellingTexts.anotherAmount],
        ]}
      />
      {kind === 'units' && !isLocked && (
        <RefundUnits
          order={order}
          counts={counts}
          onCounts={setCounts}
          refundsDelivery={refundsDelivery}
          onDelivery={setRefundsDelivery}
          error={unitsError}
        />
      )}
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
        label={kind === 'units' ? sellingTexts.putTheseUnits : sellingTexts.putTheUnits}
        hint={kind === 'units' ? undefined : sellingTexts.allUnitsGoBack}
        disabled={isLocked}
        checked={restock}
        onChange={setRestock}
      />
    </ActionDialog>
  );
}

function kindOf(pending: RefundDraft | undefined): Kind {
  if (pending?.lines) return 'units';
  return pending && pending.amountCents !== null ? 'part' : 'whole';
}
