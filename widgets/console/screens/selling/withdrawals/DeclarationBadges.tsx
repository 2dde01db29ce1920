import type { Declaration } from '#runtime/contracts/withdrawals.ts';
import { withdrawalTexts } from '#runtime/i18n/en/console/withdrawals.ts';
import { STATE_TEXT } from './declaration-texts.ts';

/** The state of a declaration, and what its owner must look at. */
export function DeclarationBadges({ declaration: { state, period, order } }: { declaration: Declaration }) {
  return (
    <span className="c-row">
      <span className="c-badge">{STATE_TEXT[state]}</span>
      {period?.isLate && <span className="c-badge c-badge--warn">{withdrawalTexts.lateBadge}</span>}
      {!order && <span className="c-badge c-badge--warn">{withdrawalTexts.notMatchedBadge}</span>}
    </span>
  );
}
