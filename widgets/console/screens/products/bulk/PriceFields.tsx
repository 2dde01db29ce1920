import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { amountText, shopCurrency } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { PriceDraft } from './bulk-draft.ts';

type Kind = PriceDraft['kind'];

const PRICES = [
  ['', productsTexts.stayAsTheyAre],
  ['percent', productsTexts.changeByAShare],
  ['amount', productsTexts.changeByAnAmount],
  ['set', productsTexts.becomeOneAmount],
] as const satisfies readonly (readonly [Kind, string])[];
const SALES = [
  ['', productsTexts.stayAsTheyAre],
  ['percent', productsTexts.priceChanged],
  ['amount', productsTexts.priceChangedByAnAmount],
  ['set', productsTexts.becomeOneAmount],
  ['end', productsTexts.saleEnds],
] as const satisfies readonly (readonly [Kind, string])[];
/** Steps of rounding, in minor units. */
const ROUNDINGS = [1, 5, 10, 50, 100, 500, 1_000];

interface Props {
  /** Whether it changes prices of a sale. */
  isSale?: boolean;
  draft: PriceDraft;
  error: string | undefined;
  onChange: (draft: PriceDraft) => void;
}

/** Fields that say by how much prices change. */
export function PriceFields({ isSale = false, draft, error, onChange }: Props) {
  const label = isSale ? productsTexts.salePrices : productsTexts.prices;
  const hasNumber = draft.kind === 'percent' || draft.kind === 'amount' || draft.kind === 'set';
  return (
    <div className="c-columns">
      <Choice<Kind>
        label={label}
        value={draft.kind}
        options={isSale ? SALES : PRICES}
        onChange={(kind) => onChange({ ...draft, kind })}
      />
      {hasNumber && (
        <TextField
          label={draft.kind === 'percent' ? fill(productsTexts.labelPercent, { label }) : `${label}: ${shopCurrency()}`}
          value={draft.number}
          inputMode="text"
          hint={draft.kind === 'set' ? undefined : productsTexts.minusTakesOff}
          error={error}
          onChange={(number) => onChange({ ...draft, number })}
        />
      )}
      {draft.kind === 'percent' && (
        <Choice
          label={fill(productsTexts.labelRoundTo, { label })}
          value={draft.roundTo}
          options={ROUNDINGS.map((cents) => [String(cents), amountText(cents)] as const)}
          onChange={(roundTo) => onChange({ ...draft, roundTo })}
        />
      )}
    </div>
  );
}
