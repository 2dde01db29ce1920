import { useRef } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Return } from '#runtime/contracts/returns.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, isRefusal } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { amountText } from '../../../parts/amounts.ts';
import { isOpen } from './return-texts.ts';

/** What the calls below change: the return, its order, stock and mails. */
const TOUCHED = ['/api/owner'];

/** The buttons of a return: those that its state and the person's role allow. */
export function ReturnActions({ of: { id, state, receivedAt, total } }: { of: Return }) {
  // The shop recognises a repeat by its key, and gives nothing back a second time.
  const key = useRef(crypto.randomUUID());
  if (!may('orders:write') || state === 'cancelled') return null;
  const receive = (restock: boolean) => {
    const path = addressOf('/api/owner/returns/:returnId/receive', { returnId: id });
    return change({ method: 'POST', path, body: { restock } }, TOUCHED);
  };
  const refund = () =>
    ask({
      title: fill(sellingTexts.refundTheReturn, { amount: amountText(total) }),
      text: receivedAt === null ? sellingTexts.mayWaitForTheGoods : sellingTexts.refundCannotBeUndone,
      action: sellingTexts.refundAction,
      isDangerous: true,
      run: async () => {
        const path = addressOf('/api/owner/returns/:returnId/refund', { returnId: id });
        await change({ method: 'POST', path, body: {}, idempotencyKey: key.current }, TOUCHED).catch(
          (error: unknown) => {
            // What was refused can be asked for anew; what got no answer is repeated as the same.
            if (isRefusal(error) && error.status < 500) key.current = crypto.randomUUID();
            throw error;
          },
        );
        notify(sellingTexts.returnWasRefunded);
      },
    });
  const cancel = () =>
    ask({
      title: sellingTexts.cancelThisReturn,
      text: sellingTexts.nothingGoesBackThen,
      action: sellingTexts.cancelTheReturn,
      keep: sellingTexts.keepTheReturn,
      isDangerous: true,
      run: async () => {
        const path = addressOf('/api/owner/returns/:returnId/cancel', { returnId: id });
        await change({ method: 'POST', path, body: {} }, TOUCHED);
      },
    });
  return (
    <div className="c-row">
      {receivedAt === null && (
        <>
          <ActionButton isMain action={() => receive(true)} done={sellingTexts.goodsAreInStock}>
            {sellingTexts.receivedToStock}
          </ActionButton>
          <ActionButton action={() => receive(false)} done={sellingTexts.goodsAreReceived}>
            {sellingTexts.receivedOnly}
          </ActionButton>
        </>
      )}
      {isOpen({ state }) && (
        <>
          <button type="button" className="c-button" onClick={() => void refund()}>
            {sellingTexts.refundButton}
          </button>
          <button type="button" className="c-button" onClick={() => void cancel()}>
            {sellingTexts.cancelTheReturnButton}
          </button>
        </>
      )}
    </div>
  );
}
