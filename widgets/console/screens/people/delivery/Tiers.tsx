import type { DeliveryOption } from '#runtime/contracts/money-rules.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { MoneyField } from '../../../parts/MoneyField.tsx';
import { NumberField } from '../../../parts/NumberField.tsx';

type Tier = DeliveryOption['tiers'][number];

interface Props {
  basis: DeliveryOption['basis'];
  tiers: readonly Tier[];
  currency: string;
  /** Returns an error by the rest of its path, ".0.cents"; '' is the list's own. */
  errorOf: (path: string) => string | undefined;
  onChange: (tiers: Tier[]) => void;
}

/** The prices of a way of delivery: one, or a price from each value or number on. */
export function Tiers({ basis, tiers, currency, errorOf, onChange }: Props) {
  const replace = (index: number, changes: Partial<Tier>) =>
    onChange(tiers.map((tier, i) => (i === index ? { ...tier, ...changes } : tier)));
  const isFlat = basis === 'flat';
  return (
    <fieldset className="p-part">
      <legend>{isFlat ? commonTexts.price : peopleTexts.prices}</legend>
      {!isFlat && <p className="c-quiet">{peopleTexts.eachPriceHoldsUp}</p>}
      {tiers.map((tier, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiers have no name of their own
        <div key={i} className="p-adding">
          {!isFlat &&
            (basis === 'subtotal' ? (
              <MoneyField
                label={peopleTexts.fromValue}
                value={tier.from}
                currency={currency}
                onChange={(from) => replace(i, { from })}
                error={errorOf(`.${i}.from`)}
              />
            ) : (
              <NumberField
                label={peopleTexts.fromSoManyPieces}
                value={tier.from}
                onChange={(from) => replace(i, { from })}
                error={errorOf(`.${i}.from`)}
              />
            ))}
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
      {errorOf('') && (
        <p role="alert" className="c-error">
          {errorOf('')}
        </p>
      )}
      {!isFlat && (
        <p>
          <button type="button" className="c-button c-button--small" onClick={() => onChange([...tiers, next(tiers)])}>
            {peopleTexts.addAPrice}
          </button>
        </p>
      )}
    </fieldset>
  );
}

/** A further price begins above the last one. */
function next(tiers: readonly Tier[]): Tier {
  const last = tiers.at(-1);
  return { from: (last?.from ?? -1) + 1, cents: last?.cents ?? 0 };
}
