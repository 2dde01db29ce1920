import { booksTexts } from '#runtime/i18n/en/console/books.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { ExportBooks } from '../../../parts/ExportBooks.tsx';
import { Section } from '../../../parts/Section.tsx';
import { shopCountry } from '../../../parts/shop-facts.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useAddedFocus } from '../../../parts/use-added-focus.ts';
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
      title={peopleTexts.tax}
      intro={peopleTexts.ordersAreTaxed}
      names={{
        pricesIncludeTax: peopleTexts.pricesIncludeTax,
        rules: peopleTexts.taxes,
        priceNote: peopleTexts.noteBesidePrices,
      }}
    >
      {(fields) => (
        <>
          <Prices {...fields} />
          <Rules {...fields} />
          {may('orders:read') && (
            <Section title={booksTexts.forTheAccountant}>
              <div className="c-row">
                <ExportBooks kind="taxes" />
              </div>
            </Section>
          )}
        </>
      )}
    </PreferencesScreen>
  );
}

const NOTES = [
  ['none', peopleTexts.nothing],
  ['usual', peopleTexts.usualWords],
  ['own', peopleTexts.myOwnWords],
] as const;

function Prices({ value, change, errors }: Fields<Values>) {
  const { pricesIncludeTax, priceNote } = value;
  const kind = priceNote === false ? 'none' : priceNote === true ? 'usual' : 'own';
  return (
    <Section title={peopleTexts.prices}>
      <Tick
        label={peopleTexts.myPricesInclude}
        hint={peopleTexts.withoutItTheTax}
        checked={pricesIncludeTax}
        onChange={(isOn) => change({ pricesIncludeTax: isOn })}
      />
      <Choice
        label={peopleTexts.whatStandsBesidePrices}
        value={kind}
        onChange={(next) => change({ priceNote: next === 'own' ? peopleTexts.taxIncluded : next === 'usual' })}
        options={NOTES}
      />
      {typeof priceNote === 'string' && (
        <TextField
          label={peopleTexts.myWordsBesidePrices}
          value={priceNote}
          onChange={(text) => change({ priceNote: text })}
          error={errors.priceNote ?? (priceNote.trim() === '' ? peopleTexts.mustNotBeEmpty : undefined)}
          maxLength={200}
        />
      )}
    </Section>
  );
}

function Rules({ value, change, errors }: Fields<Values>) {
  const { rules } = value;
  const { place, noteAdded } = useAddedFocus<HTMLDivElement>();
  const add = () => {
    noteAdded();
    const zone = { countryCode: shopCountry(), region: '' };
    const rule: Rule = { id: newId(), name: '', zone, rate: 0, taxesShipping: false };
    change({ rules: [...rules, rule] });
  };
  return (
    <>
      <p>
        <button type="button" className="c-button c-button--main" onClick={add}>
          {peopleTexts.addATax}
        </button>
      </p>
      {rules.length === 0 && <p className="c-empty">{peopleTexts.addATaxFirst}</p>}
      <div className="c-stack" ref={place}>
        {rules.map((rule, i) => (
          <RuleCard
            key={rule.id}
            rule={rule}
            errorOf={(path) => errors[`rules.${i}.${path}`]}
            onChange={(next) => change({ rules: rules.map((other, at) => (at === i ? next : other)) })}
            onRemove={() => change({ rules: rules.filter((_, at) => at !== i) })}
          />
        ))}
      </div>
      {errors.rules && (
        <p role="alert" className="c-error">
          {errors.rules}
        </p>
      )}
    </>
  );
}
