import type { DurabilityGuarantee } from '#runtime/contracts/product-law.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { readWhole } from '../../../parts/amounts.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { LabelField } from './LabelField.tsx';
import type { Errors } from './product-value.ts';

const MIN_YEARS = 3;
const FIRST: DurabilityGuarantee = { years: MIN_YEARS, trademark: '', model: '' };

interface Props {
  value: DurabilityGuarantee | null;
  errors: Errors;
  onChange: (value: DurabilityGuarantee | null) => void;
}

/** The producer's own guarantee of durability, which has a label of its own. */
export function DurabilityFields({ value, errors, onChange }: Props) {
  return (
    <>
      <Tick
        label={productsTexts.hasDurability}
        checked={value !== null}
        hint={productsTexts.hasDurabilityHint}
        onChange={(has) => onChange(has ? FIRST : null)}
      />
      {value && (
        <>
          <div className="c-columns">
            <TextField
              label={productsTexts.durabilityYears}
              type="number"
              min={MIN_YEARS}
              max={99}
              value={value.years === 0 ? '' : String(value.years)}
              error={errors['durability.years']}
              onChange={(text) => onChange({ ...value, years: readWhole(text) ?? 0 })}
            />
            <TextField
              label={productsTexts.durabilityTrademark}
              value={value.trademark}
              maxLength={100}
              error={errors['durability.trademark']}
              onChange={(trademark) => onChange({ ...value, trademark })}
            />
            <TextField
              label={productsTexts.durabilityModel}
              value={value.model}
              maxLength={100}
              error={errors['durability.model']}
              onChange={(model) => onChange({ ...value, model })}
            />
          </div>
          <LabelField value={value} error={errors['durability.labelUrl']} onChange={onChange} />
        </>
      )}
    </>
  );
}

/** Returns what is wrong with it, by the paths of the fields. */
export function durabilityErrors(value: DurabilityGuarantee | null): Record<string, string> {
  if (value === null) return {};
  const errors: Record<string, string> = {};
  if (value.years < MIN_YEARS || value.years > 99) errors['durability.years'] = productsTexts.durabilityYearsWrong;
  for (const name of ['trademark', 'model'] as const) {
    if (value[name].trim() === '') errors[`durability.${name}`] = productsTexts.pleaseFill;
  }
  return errors;
}
