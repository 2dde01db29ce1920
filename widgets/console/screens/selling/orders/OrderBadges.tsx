import type { Order } from '#runtime/contracts/order.ts';
import { ORDER_STATE_TEXT } from './order-texts.ts';

/** The state of an order, and whether it was a test, which nobody paid for. */
export function OrderBadges({ order: { state, testMode, events } }: { order: Order }) {
  const isCancelled = events.some(({ kind }) => kind === 'cancelled');
  const isDisputed = events.some(({ kind }) => kind === 'disputed') && !events.some(({ kind }) => isDecision(kind));
  return (
    <span className="c-row">
      <span className="c-badge">{isCancelled ? 'Cancelled' : ORDER_STATE_TEXT[state]}</span>
      {isDisputed && <span className="c-badge c-badge--warn">Disputed</span>}
      {testMode && <span className="c-badge c-badge--warn">Test</span>}
    </span>
  );
}

function isDecision(kind: string): boolean {
  return kind === 'disputeWon' || kind === 'disputeLost';
}
