import { useId, useState } from 'react';
import { errorId, fieldAttributes } from '#runtime/domain/field-attributes.ts';
import { QUANTITY_MAX, QUANTITY_MIN, type QuantityError, readQuantity } from '#runtime/domain/quantity.ts';
import { quantityErrors } from '#runtime/i18n/en/rest.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { cartTexts } from './texts.ts';

interface QuantityProps {
  title: string;
  quantity: number;
  onChange(quantity: number): void;
}

/**
 * A quantity field with a button on each side. A typed quantity is used on blur or Enter; an invalid one gets an error
 * text.
 */
export function Quantity({ title, quantity, onChange }: QuantityProps) {
  const id = useId();
  const [draft, setDraft] = useState<{ text: string; error?: QuantityError }>();
  const texts = cartTexts();

  function commit() {
    if (!draft) return;
    const reading = readQuantity(draft.text);
    if (!reading.ok) {
      setDraft({ ...draft, error: reading.error });
      return;
    }
    setDraft(undefined);
    if (reading.quantity !== quantity) onChange(reading.quantity);
  }
  function step(to: number) {
    if (!isAllowed(to)) return;
    setDraft(undefined);
    onChange(to);
  }
  const stepper = (by: number, label: string, sign: string) => (
    <button
      part="step"
      type="button"
      aria-label={fill(label, { title })}
      aria-disabled={!isAllowed(quantity + by) || undefined}
      onClick={() => step(quantity + by)}
    >
      {sign}
    </button>
  );

  return (
    <div part="quantity">
      <div part="stepper">
        {stepper(-1, texts.oneFewer, '−')}
        <input
          {...fieldAttributes({ id, error: draft?.error })}
          part="quantity-input"
          type="number"
          aria-label={fill(texts.quantityOf, { title })}
          min={QUANTITY_MIN}
          max={QUANTITY_MAX}
          step="1"
          value={draft?.text ?? quantity}
          onChange={({ target }) => setDraft({ text: target.value })}
          onBlur={commit}
          // A visitor who scrolls the page has chosen no other quantity.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
        {stepper(1, texts.oneMore, '+')}
      </div>
      {draft?.error && (
        <p part="error" id={errorId(id)} role="alert">
          {fill(localised('quantityErrors', quantityErrors)[draft.error], { min: QUANTITY_MIN, max: QUANTITY_MAX })}
        </p>
      )}
    </div>
  );
}

function isAllowed(quantity: number): boolean {
  return quantity >= QUANTITY_MIN && quantity <= QUANTITY_MAX;
}
