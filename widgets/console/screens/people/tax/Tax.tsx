import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';
import { newId } from '../preferences/new-id.ts';
import { PreferencesScreen } from '../preferences/PreferencesScreen.tsx';
import { type Rule, RuleCard } from './RuleCard.tsx';

type Values = { pricesIncludeTax: boolean; rules: Rule[]; priceNote: boolean | string };

/** Taxes by place, and what stands beside prices about them. */
export default function Tax() {
  return (
    <PreferencesScreen
      namespace="taxes"
      title="Tax"
      intro="Orders are taxed by the rules of the place that they go to. Taxes of a country and of its region add up."
      names={{ pricesIncludeTax: 'Prices include tax', rules: 'Taxes', priceNote: 'Note beside prices' }}
    >
      {(fields) => (
        <>
          <Prices {...fields} />
          <Rules {...fields} />
        </>
      )}
    </PreferencesScreen>
  );
}

const NOTES = [
  ['none', 'Nothing'],
  ['usual', 'The usual words, such as “incl. VAT”'],
  ['own', 'My own words'],
] as const;

function Prices({ value, change, errors }: Fields<Values>) {
  const { pricesIncludeTax, priceNote } = value;
  const kind = priceNote === false ? 'none' : priceNote === true ? 'usual' : 'own';
  return (
    <Section title="Prices">
      <Tick
        label="My prices include the tax"
        hint="Without it, the tax comes on top at the checkout."
        checked={pricesIncludeTax}
        onChange={(isOn) => change({ pricesIncludeTax: isOn })}
      />
      <Choice
        label="What stands beside prices"
        value={kind}
        onChange={(next) => change({ priceNote: next === 'own' ? 'Tax included' : next === 'usual' })}
        options={NOTES}
      />
      {typeof priceNote === 'string' && (
        <TextField
          label="My words beside prices"
          value={priceNote}
          onChange={(text) => change({ priceNote: text })}
          error={errors.priceNote ?? (priceNote.trim() === '' ? 'This must not be empty.' : undefined)}
          maxLength={200}
        />
      )}
    </Section>
  );
}

function Rules({ value, change, errors }: Fields<Values>) {
  const { rules } = value;
  const add = () =>
    change({
      rules: [
        ...rules,
        { id: newId(), name: '', zone: { countryCode: '', region: '' }, rate: 0, taxesShipping: false } satisfies Rule,
      ],
    });
  return (
    <>
      {rules.length === 0 && <p className="c-empty">Add a tax first: without one, orders are not taxed.</p>}
      {rules.map((rule, i) => (
        <RuleCard
          key={rule.id}
          rule={rule}
          errorOf={(path) => errors[`rules.${i}.${path}`]}
          onChange={(next) => change({ rules: rules.map((other, at) => (at === i ? next : other)) })}
          onRemove={() => change({ rules: rules.filter((_, at) => at !== i) })}
        />
      ))}
      {errors.rules && (
        <p role="alert" className="c-error">
          {errors.rules}
        </p>
      )}
      <p>
        <button type="button" className="c-button" onClick={add}>
          Add a tax
        </button>
      </p>
    </>
  );
}
