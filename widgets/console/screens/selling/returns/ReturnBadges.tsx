import type { Return } from '#runtime/contracts/returns.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { isOverdue, RETURN_STATE_TEXT } from './return-texts.ts';

/** The state of a return, and whether its money is late or its goods are still to come. */
export function ReturnBadges({ of }: { of: Return }) {
  return (
    <span className="c-row">
      <span className="c-badge">{RETURN_STATE_TEXT[of.state]}</span>
      {of.state === 'refunded' && of.receivedAt === null && (
        <span className="c-badge">{sellingTexts.goodsNotReceived}</span>
      )}
      {isOverdue(of, Date.now()) && <span className="c-badge c-badge--warn">{sellingTexts.overdue}</span>}
    </span>
  );
}
