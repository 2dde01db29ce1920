import type { DeliveryOption } from '#runtime/contracts/money-rules.ts';
import { GRAMS_PER_KG } from '#runtime/domain/weight-and-size.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { MoneyField } from '../../../parts/MoneyField.tsx';
import { NumberField } from '../../../parts/NumberField.tsx';
import { useAddedFocus } from '../../../parts/use-added-focus.ts';

type Tier = DeliveryOption['tiers'][number];

/** People type weights in kg, to the gram. */
const KG_DIGITS = 3;

interface Props {
  basis: DeliveryOption['basis'];
  tiers: readonly Tier[];
  currency: string;
  /** Returns an error by the rest of its path, ".0.cents"; '' is the list's own. */
  errorOf: (path: string) => string | undefined;
  onChange: (tiers: Tier[]) => void;
}

/** The prices of a way of delivery: one, or a price from each value, number or weight on. */
export function Tiers({ basis, tiers, currency, errorOf, onChange }: Props) {
  const replace = (index: number, changes: Partial<Tier>) =>
    onChange(tiers.map((tier, i) => (i === index ? { ...tier, ...changes } : tier)));
  const { place, noteAdded } = useAddedFocus<HTMLDivElement>();
  const add = () => {
    noteAdded();
    onChange([...tiers, next(basis, tiers)]);
  };
  const isFlat = basis === 'flat';
  return (
    <fieldset className="p-part">
      <legend>{isFlat ? commonTexts.price : peopleTexts.prices}</legend>
      {!isFlat && <p className="c-quiet">{peopleTexts.eachPriceHoldsUp}</p>}
      {basis === 'weight' && <p className="c-quiet">{peopleTexts.variantsWithoutAWeight}</p>}
      <div className="c-stack" ref={place}>
        {tiers.map((tier, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiers have no name of their own
          <div key={i} className="p-adding">
            <From
              basis={basis}
              value={tier.from}
              currency={currency}
              onChange={(from) => replace(i, { from })}
              error={errorOf(`.${i}.from`)}
            />
            <MoneyField
              label={peopleTexts.costs}
              value={tier.cents}
              currency={currency}
              hint={tier.cents === 0 ? peopleTexts.buyersSee : undefined}
              onChange={(cents) => replace(i, { cents })}
              error={errorOf(`.${i}.cents`)}
            />
            {tiers.length > 1 && (
              <button
                type="button"
                className="c-button c-button--small"
                onClick={() => onChange(tiers.filter((_, other) => other !== i))}
              >
                {commonTexts.remove}
                <span className="sq-visually-hidden"> {fill(peopleTexts.priceNumber, { number: i + 1 })}</span>
              </button>
            )}
          </div>
        ))}
      </div>
      {errorOf('') && (
        <p role="alert" className="c-error">
          {errorOf('')}
        </p>
      )}
      {!isFlat && (
        <p>
          <button type="button" className="c-button c-button--small" onClick={add}>
            {peopleTexts.addAPrice}
          </button>
        </p>
      )}
    </fieldset>
  );
}

interface FromProps extends Pick<Props, 'basis' | 'currency'> {
  /** In minor units, pieces or grams. */
  value: number;
  onChange: (value: number) => void;
  error: string | undefined;
}

/** Where a price begins. */
function From({ basis, currency, value, ...rest }: FromProps) {
  switch (basis) {
    case 'flat':
      return null;
    case 'subtotal':
      return <MoneyField label={peopleTexts.fromValue} value={value} currency={currency} {...rest} />;
    case 'quantity':
      return <NumberField label={peopleTexts.fromSoManyPieces} value={value} {...rest} />;
    case 'weight':
      return (
        <NumberField
          label={peopleTexts.fromWeight}
          value={value / GRAMS_PER_KG}
          digits={KG_DIGITS}
          error={rest.error}
          onChange={(kg) => rest.onChange(Math.round(kg * GRAMS_PER_KG))}
        />
      );
  }
}

/** A further price begins above the last one. */
function next(basis: Props['basis'], tiers: readonly Tier[]): Tier {
  const last = tiers.at(-1);
  const step = basis === 'weight' ? GRAMS_PER_KG : 1;
  return { from: last ? last.from + step : 0, cents: last?.cents ?? 0 };
}
