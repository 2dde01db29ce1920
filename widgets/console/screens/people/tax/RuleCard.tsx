import type { TaxRule } from '#runtime/contracts/money-rules.ts';
import { ANY_COUNTRY } from '#runtime/domain/countries.ts';
import { regionsOf } from '#runtime/domain/regions.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { NumberField } from '../../../parts/NumberField.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { COUNTRY_CODES, countryName } from '../preferences/country-names.ts';

export type Rule = TaxRule;

/** The shop counts rates in parts per million: 1 % is 10,000 of them. */
const PARTS_PER_PERCENT = 10_000;

interface Props {
  rule: Rule;
  errorOf: (path: string) => string | undefined;
  onChange: (rule: Rule) => void;
  onRemove: () => void;
}

/** The tax of one place. */
export function RuleCard({ rule, errorOf, onChange, onRemove }: Props) {
  const { name, zone, rate, taxesShipping } = rule;
  const set = (changes: Partial<Rule>) => onChange({ ...rule, ...changes });
  const regions = regionsOf(zone.countryCode);
  return (
    <Section
      title={name || peopleTexts.newTax}
      actions={
        <button type="button" className="c-button c-button--small" onClick={onRemove}>
          {commonTexts.remove}
          <span className="sq-visually-hidden"> {name || peopleTexts.theNewTax}</span>
        </button>
      }
    >
      <div className="c-columns">
        <TextField
          label={commonTexts.name}
          hint={peopleTexts.buyersReadItBeside}
          value={name}
          onChange={(text) => set({ name: text })}
          error={errorOf('name')}
          maxLength={200}
          required
        />
        <NumberField
          label={peopleTexts.rateInPercent}
          digits={4}
          value={rate === null ? Number.NaN : rate / PARTS_PER_PERCENT}
          onChange={(percent) => set({ rate: Math.round(percent * PARTS_PER_PERCENT) })}
          error={errorOf('rate')}
        />
        <Choice
          label={commonTexts.country}
          value={zone.countryCode}
          onChange={(countryCode) => set({ zone: { countryCode, region: '' } })}
          options={[
            ['', peopleTexts.chooseACountry],
            ...COUNTRY_CODES.map((code) => [code, countryName(code)] as const),
            [ANY_COUNTRY, countryName(ANY_COUNTRY)],
          ]}
          error={errorOf('zone.countryCode')}
        />
        {regions.length > 0 && (
          <Choice
            label={peopleTexts.region}
            value={zone.region}
            onChange={(region) => set({ zone: { ...zone, region } })}
            options={[['', peopleTexts.wholeCountry], ...regions.map((region) => [region.code, region.name] as const)]}
            error={errorOf('zone.region')}
          />
        )}
      </div>
      <Tick
        label={peopleTexts.deliveryIsTaxedToo}
        checked={taxesShipping}
        onChange={(isOn) => set({ taxesShipping: isOn })}
      />
    </Section>
  );
}
