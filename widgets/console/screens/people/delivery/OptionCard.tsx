import type { DeliveryOption } from '#runtime/contracts/money-rules.ts';
import { fractionDigits } from '#runtime/domain/money.ts';
import { GRAMS_PER_KG } from '#runtime/domain/weight-and-size.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tiers } from './Tiers.tsx';
import { Zones } from './Zones.tsx';

export type Option = DeliveryOption;

const BASES = [
  ['flat', peopleTexts.onePrice],
  ['subtotal', peopleTexts.byTheValue],
  ['quantity', peopleTexts.byTheNumber],
  ['weight', peopleTexts.byTheWeight],
] as const;

interface Props {
  option: Option;
  currency: string;
  /** Returns the error of a field of the option, by its path in it. */
  errorOf: (path: string) => string | undefined;
  onChange: (option: Option) => void;
  onRemove: () => void;
}

/** One way of delivery. */
export function OptionCard({ option, currency, errorOf, onChange, onRemove }: Props) {
  const { name, zones, basis, tiers } = option;
  const set = (changes: Partial<Option>) => onChange({ ...option, ...changes });
  return (
    <Section
      title={name || peopleTexts.newWayOfDelivery}
      actions={
        <button type="button" className="c-button c-button--small" onClick={onRemove}>
          {commonTexts.remove}
          <span className="sq-visually-hidden"> {name || peopleTexts.newWay}</span>
        </button>
      }
    >
      <TextField
        label={commonTexts.name}
        hint={peopleTexts.buyersChoose}
        value={name}
        onChange={(text) => set({ name: text })}
        error={errorOf('name')}
        maxLength={200}
        required
      />
      <Zones zones={zones} error={errorOf('zones')} onChange={(next) => set({ zones: next })} />
      <Choice
        label={peopleTexts.howItIsPriced}
        value={basis}
        onChange={(next) => set({ basis: next, tiers: tiersFor(option, next, currency) })}
        options={BASES}
        error={errorOf('basis')}
      />
      <Tiers
        basis={basis}
        tiers={tiers}
        currency={currency}
        errorOf={(path) => errorOf(`tiers${path}`)}
        onChange={(next) => set({ tiers: next })}
      />
    </Section>
  );
}

/** Returns the tiers for another basis: the numbers from which prices hold stay as people read them. */
function tiersFor({ basis, tiers }: Option, next: Option['basis'], currency: string): Option['tiers'] {
  if (next === 'flat') return tiers.slice(0, 1).map((tier) => ({ ...tier, from: 0 }));
  if (basis === 'flat' || basis === next) return tiers;
  const units = { flat: 1, subtotal: 10 ** fractionDigits(currency), quantity: 1, weight: GRAMS_PER_KG };
  return tiers.map((tier) => ({ ...tier, from: Math.round((tier.from / units[basis]) * units[next]) }));
}
