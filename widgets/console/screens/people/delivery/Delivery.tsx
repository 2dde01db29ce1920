import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { shopCountry } from '../../../parts/shop-facts.ts';
import { useAddedFocus } from '../../../parts/use-added-focus.ts';
import { useCurrency } from '../../../parts/use-currency.ts';
import type { Fields } from '../parts/EditorScreen.tsx';
import { newId } from '../preferences/new-id.ts';
import { PreferencesScreen } from '../preferences/PreferencesScreen.tsx';
import { type Option, OptionCard } from './OptionCard.tsx';

type Values = { options: Option[] };

/** Ways of delivery with their countries and prices. */
export default function Delivery() {
  const currency = useCurrency();
  return (
    <PreferencesScreen
      namespace="delivery"
      title={peopleTexts.delivery}
      intro={peopleTexts.checkoutOffersTheWays}
      names={{ options: peopleTexts.waysOfDelivery }}
    >
      {(fields) => <Options {...fields} currency={currency} />}
    </PreferencesScreen>
  );
}

function Options({ value, change, errors, currency }: Fields<Values> & { currency: string }) {
  const { options } = value;
  const replace = (index: number, option: Option) =>
    change({ options: options.map((other, i) => (i === index ? option : other)) });
  const { place, noteAdded } = useAddedFocus<HTMLDivElement>();
  const add = () => {
    noteAdded();
    // Most parcels stay in the country.
    const countryCode = shopCountry();
    const zones = countryCode ? [{ countryCode, region: '' }] : [];
    const option: Option = { id: newId(), name: '', zones, basis: 'flat', tiers: [{ from: 0, cents: 0 }] };
    change({ options: [...options, option] });
  };
  return (
    <>
      <p>
        <button type="button" className="c-button c-button--main" onClick={add}>
          {peopleTexts.addAWayOfDelivery}
        </button>
      </p>
      {options.length === 0 && <p className="c-empty">{peopleTexts.addAWay}</p>}
      <div className="c-stack" ref={place}>
        {options.map((option, i) => (
          <OptionCard
            key={option.id}
            option={option}
            currency={currency}
            errorOf={(path) => errors[`options.${i}.${path}`]}
            onChange={(next) => replace(i, next)}
            onRemove={() => change({ options: options.filter((_, other) => other !== i) })}
          />
        ))}
      </div>
      {errors.options && (
        <p role="alert" className="c-error">
          {errors.options || editorTexts.wrong}
        </p>
      )}
    </>
  );
}
