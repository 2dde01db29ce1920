import { EDITOR } from '../../../app/editor-strings.ts';
import { useCurrency } from '../../../parts/preferences.ts';
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
      title="Delivery"
      intro="The checkout offers the ways of delivery that have a price for the buyer’s place. A way for a closer place wins: where one is for a region, those for the whole country are not offered there."
      names={{ options: 'Ways of delivery' }}
    >
      {(fields) => (currency ? <Options {...fields} currency={currency} /> : <p className="c-waiting">Loading…</p>)}
    </PreferencesScreen>
  );
}

function Options({ value, change, errors, currency }: Fields<Values> & { currency: string }) {
  const { options } = value;
  const replace = (index: number, option: Option) =>
    change({ options: options.map((other, i) => (i === index ? option : other)) });
  const add = () =>
    change({
      options: [
        ...options,
        { id: newId(), name: '', zones: [], basis: 'flat', tiers: [{ from: 0, cents: 0 }] } satisfies Option,
      ],
    });
  return (
    <>
      {options.length === 0 && (
        <p className="c-empty">Add a way of delivery first: without one, the shop cannot sell what must be sent.</p>
      )}
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
      {errors.options && (
        <p role="alert" className="c-error">
          {errors.options || EDITOR.wrong}
        </p>
      )}
      <p>
        <button type="button" className="c-button" onClick={add}>
          Add a way of delivery
        </button>
      </p>
    </>
  );
}
