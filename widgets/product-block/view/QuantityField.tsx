import { useId, useState } from 'react';
import { errorId, fieldAttributes } from '#runtime/domain/field-attributes.ts';
import { QUANTITY_MAX, QUANTITY_MIN, readQuantity } from '#runtime/domain/quantity.ts';
import { product, productView } from '#runtime/i18n/en/rest.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { quantityText } from '#runtime/purchase/plan.ts';
import { productTexts } from './texts.ts';

interface QuantityFieldProps {
  /** The quantity as typed. */
  value: string;
  onChange(value: string): void;
}

/** The quantity field. An invalid quantity is explained on blur, and stays as typed. */
export function QuantityField({ value, onChange }: QuantityFieldProps) {
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const texts = localised('productView', productView);
  const reading = readQuantity(value);
  const error = reading.ok || isTyping ? undefined : quantityText(reading.error, productTexts().addToCart);

  function step(by: number) {
    const next = reading.ok ? reading.quantity + by : QUANTITY_MIN;
    if (isAllowed(next)) onChange(String(next));
  }
  const stepper = (by: number, label: string, sign: string) => (
    <button
      part="step"
      type="button"
      aria-label={label}
      aria-disabled={(reading.ok && !isAllowed(reading.quantity + by)) || undefined}
      onClick={() => step(by)}
    >
      {sign}
    </button>
  );

  return (
    <div part="quantity">
      <label part="option-name" htmlFor={id}>
        {localised('product', product).quantity}
      </label>
      <div part="stepper">
        {stepper(-1, texts.oneFewer, '−')}
        <input
          {...fieldAttributes({ id, error })}
          part="quantity-input"
          type="number"
          min={QUANTITY_MIN}
          max={QUANTITY_MAX}
          step="1"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          // A visitor who scrolls the page has chosen no other quantity.
          onWheel={({ currentTarget }) => currentTarget.blur()}
        />
        {stepper(1, texts.oneMore, '+')}
      </div>
      {error && (
        <p part="quantity-message" id={errorId(id)} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function isAllowed(quantity: number): boolean {
  return quantity >= QUANTITY_MIN && quantity <= QUANTITY_MAX;
}
