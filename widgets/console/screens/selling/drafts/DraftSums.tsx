import type { DraftTotals } from '#runtime/contracts/draft-order.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { amountText } from '../../../parts/amounts.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { Section } from '../../../parts/Section.tsx';
import { allProblems } from './draft-form.ts';

/** What a draft would cost now, and what keeps it from being paid. */
export function DraftSums({ totals, isOld }: { totals: DraftTotals | undefined; isOld: boolean }) {
  if (!totals) return <p className="c-quiet">{draftTexts.pricing}</p>;
  const { subtotal, discount, delivery, deliveryName, tax, taxIncluded, total } = totals;
  const problems = allProblems(totals);
  return (
    <Section title={draftTexts.sums}>
      <div aria-live="polite" aria-busy={isOld}>
        <Facts
          facts={[
            [draftTexts.subtotal, amountText(subtotal)],
            [draftTexts.discount, discount.value > 0 && `−${amountText(discount)}`],
            [
              deliveryName ? `${draftTexts.delivery}: ${deliveryName}` : draftTexts.delivery,
              deliveryName && (delivery.value === 0 ? draftTexts.free : amountText(delivery)),
            ],
            [taxIncluded ? draftTexts.taxesIncluded : draftTexts.taxes, tax.value > 0 && amountText(tax)],
            [draftTexts.total, <strong key="total">{amountText(total)}</strong>],
          ]}
        />
      </div>
      {problems.length > 0 && (
        <>
          <p>{draftTexts.missing}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
