import type { Order } from '#runtime/contracts/order.ts';
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
      title: `Mark ${countText(toSend.length)} as sent?`,
      text: 'Each buyer gets a mail that all the rest of their order is on its way, without a carrier and tracking page. This cannot be undone.',
      action: 'Mark as sent',
      run: () => recordAll(toSend, 'sent').then(onDone),
    });
  const pack = () => run(() => recordAll(toPack, 'packed').then(onDone));
  return (
    <section className="c-card" aria-label="Chosen orders">
      <div className="c-row">
        <p>{countText(orders.length)} chosen</p>
        <button
          type="button"
          className="c-button"
          disabled={toPack.length === 0}
          aria-disabled={isBusy}
          onClick={() => void pack()}
        >
          Mark {toPack.length} as packed
        </button>
        <button type="button" className="c-button" disabled={toSend.length === 0} onClick={() => void send()}>
          Mark {toSend.length} as sent
        </button>
        <button type="button" className="c-link" onClick={onDone}>
          Choose none
        </button>
      </div>
    </section>
  );
}

/** Goes on with the others where one is refused, and tells of it. */
async function recordAll(orders: readonly Order[], step: 'packed' | 'sent'): Promise<void> {
  let done = 0;
  for (const { number } of orders) {
    try {
      await change({ method: 'POST', path: `/api/owner/orders/${number}/${step}`, body: {} });
      done += 1;
    } catch (error) {
      notify(`Order ${number}: ${errorText(error)}`, { kind: 'failed' });
    }
  }
  refresh(['/api/owner/orders']);
  if (done > 0) notify(`${countText(done)} marked as ${step}.`);
}

function countText(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`;
}
