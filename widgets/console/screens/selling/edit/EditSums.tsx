import type { EditTotals } from '#runtime/contracts/order-edit.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { amountText } from '../../../parts/amounts.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { Section } from '../../../parts/Section.tsx';
import { problemTexts } from '../drafts/draft-form.ts';

/** What an edit costs, and what happens by it. */
export function EditSums({ totals }: { totals: EditTotals | undefined }) {
  return (
    <Section title={draftTexts.difference}>
      <div aria-live="polite">
        {totals ? (
          <>
            <Facts
              facts={[
                [draftTexts.addedSum, totals.added.value > 0 && amountText(totals.added)],
                [draftTexts.addedTaxes, totals.tax.value > 0 && amountText(totals.tax)],
                [draftTexts.removedSum, totals.removed.value > 0 && `−${amountText(totals.removed)}`],
                [draftTexts.deliveryBack, totals.deliveryBack.value > 0 && amountText(totals.deliveryBack)],
                [draftTexts.backToCard, totals.toGiftCard.value > 0 && amountText(totals.toGiftCard)],
              ]}
            />
            <p>
              <strong>{headOf(totals)}</strong>
            </p>
            <p>{textOf(totals)}</p>
            {problemTexts(totals.problems, null).map((problem) => (
              <p key={problem} className="c-error">
                {problem}
              </p>
            ))}
          </>
        ) : (
          <p className="c-quiet">{draftTexts.chooseChanges}</p>
        )}
      </div>
    </Section>
  );
}

/** An amount that goes back, without its sign. */
function backText({ difference }: EditTotals): string {
  return amountText({ ...difference, value: -difference.value });
}

function headOf(totals: EditTotals): string {
  const { difference } = totals;
  if (difference.value > 0) return fill(draftTexts.buyerPays, { amount: amountText(difference) });
  return difference.value < 0 ? fill(draftTexts.goesBack, { amount: backText(totals) }) : '';
}

function textOf(totals: EditTotals): string {
  const { difference } = totals;
  if (difference.value > 0) return fill(draftTexts.buyerPaysText, { amount: amountText(difference) });
  return difference.value < 0 ? fill(draftTexts.goesBackText, { amount: backText(totals) }) : draftTexts.evenText;
}
