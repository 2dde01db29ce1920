import type { Order } from '#runtime/contracts/order.ts';
import { orderStateTexts } from '#runtime/i18n/en/console/orders.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';

/** The state of an order, and whether it was a test, which nobody paid for. */
export function OrderBadges({ order: { state, testMode, events } }: { order: Order }) {
  const isCancelled = events.some(({ kind }) => kind === 'cancelled');
  const isDisputed = events.some(({ kind }) => kind === 'disputed') && !events.some(({ kind }) => isDecision(kind));
  return (
    <span className="c-row">
      <span className="c-badge">{isCancelled ? orderStateTexts.cancelled : orderStateTexts[state]}</span>
      {isDisputed && <span className="c-badge c-badge--warn">{sellingTexts.disputed}</span>}
      {testMode && <span className="c-badge c-badge--warn">{sellingTexts.test}</span>}
    </span>
  );
}

function isDecision(kind: string): boolean {
  return kind === 'disputeWon' || kind === 'disputeLost';
}
