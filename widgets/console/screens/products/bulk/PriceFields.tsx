import { amountText, shopCurrency } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { PriceDraft } from './bulk-draft.ts';

type Kind = PriceDraft['kind'];

const PRICES = [
  ['', 'Stay as they are'],
  ['percent', 'Change by a share'],
  ['amount', 'Change by an amount'],
  ['set', 'Become one amount'],
] as const satisfies readonly (readonly [Kind, string])[];
const SALES = [
  ['', 'Stay as they are'],
  ['percent', 'The price, changed by a share'],
  ['amount', 'The price, changed by an amount'],
  ['set', 'Become one amount'],
  ['end', 'The sale ends'],
] as const satisfies readonly (readonly [Kind, string])[];
/** Steps of rounding, in minor units. */
const ROUNDINGS = [1, 5, 10, 50, 100, 500, 1_000];

interface Props {
  label: 'Prices' | 'Sale prices';
  draft: PriceDraft;
  error: string | undefined;
  onChange: (draft: PriceDraft) => void;
}

/** Fields that say by how much prices change. */
export function PriceFields({ label, draft, error, onChange }: Props) {
  const isSale = label === 'Sale prices';
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
          label={draft.kind === 'percent' ? `${label}: percent` : `${label}: ${shopCurrency()}`}
          value={draft.number}
          inputMode="text"
          hint={draft.kind === 'set' ? undefined : 'A minus takes off: -10'}
          error={error}
          onChange={(number) => onChange({ ...draft, number })}
        />
      )}
      {draft.kind === 'percent' && (
        <Choice
          label={`${label}: round to`}
          value={draft.roundTo}
          options={ROUNDINGS.map((cents) => [String(cents), amountText(cents)] as const)}
          onChange={(roundTo) => onChange({ ...draft, roundTo })}
        />
      )}
    </div>
  );
}
