import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, errorText, refresh } from '../../../app/query.ts';
import { useAction } from '../../../parts/use-action.ts';
import { stepsOf } from './order-rules.ts';

interface Props {
  /** The orders that the person has chosen. */
  orders: readonly Order[];
  onDone: () => void;
}

/** Says of several orders at once that they are packed, or sent. */
export function OrdersAtOnce({ orders, onDone }: Props) {
  const { run, isBusy } = useAction();
  if (orders.length === 0) return null;
  const toPack = orders.filter((order) => stepsOf(order).canPack);
  const toSend = orders.filter((order) => stepsOf(order).canSend);
  const send = () =>
    ask({
      title: fill(sellingTexts.markAsSentQuestion, { count: countText(toSend.length) }),
      text: sellingTexts.eachBuyerGets,
      action: sellingTexts.markAsSentAction,
      run: () => recordAll(toSend, 'sent').then(onDone),
    });
  const pack = () => run(() => recordAll(toPack, 'packed').then(onDone));
  return (
    <section className="c-card" aria-label={sellingTexts.chosenOrders}>
      <div className="c-row">
        <p>{fill(sellingTexts.countChosen, { count: countText(orders.length) })}</p>
        <button
          type="button"
          className="c-button"
          disabled={toPack.length === 0}
          aria-disabled={isBusy}
          onClick={() => void pack()}
        >
          {fill(sellingTexts.markCountAsPacked, { count: toPack.length })}
        </button>
        <button type="button" className="c-button" disabled={toSend.length === 0} onClick={() => void send()}>
          {fill(sellingTexts.markCountAsSent, { count: toSend.length })}
        </button>
        <button type="button" className="c-link" onClick={onDone}>
          {sellingTexts.chooseNone}
        </button>
      </div>
    </section>
  );
}

/** Goes on with the others where one is refused, and reports that. */
async function recordAll(orders: readonly Order[], step: 'packed' | 'sent'): Promise<void> {
  let done = 0;
  for (const { number } of orders) {
    try {
      const path = addressOf(`/api/owner/orders/:order/${step}`, { order: number });
      await change({ method: 'POST', path, body: {} });
      done += 1;
    } catch (error) {
      notify(fill(sellingTexts.orderNumberError, { number, error: errorText(error) }), { kind: 'failed' });
    }
  }
  refresh(['/api/owner/orders']);
  if (done > 0)
    notify(
      step === 'sent'
        ? fill(sellingTexts.markedAsSent, { count: countText(done) })
        : fill(sellingTexts.markedAsPacked, { count: countText(done) }),
    );
}

function countText(count: number): string {
  return fill(sellingTexts.countOrders, { n: count });
}
