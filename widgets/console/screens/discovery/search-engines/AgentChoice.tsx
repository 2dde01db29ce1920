import { useId } from 'react';
import type { AgentAccess } from '#runtime/contracts/discovery.ts';
import { discoveryTexts } from '#runtime/i18n/en/console/discovery.ts';

interface Props {
  value: AgentAccess;
  onChange: (value: AgentAccess) => void;
  error?: string | undefined;
}

/** Each level with what it allows beside all levels before it. */
const LEVELS: readonly (readonly [value: AgentAccess, label: string, hint: string])[] = [
  ['off', discoveryTexts.agentsOff, discoveryTexts.agentsOffHint],
  ['look', discoveryTexts.agentsLook, discoveryTexts.agentsLookHint],
  ['cart', discoveryTexts.agentsCart, discoveryTexts.agentsCartHint],
  ['checkout', discoveryTexts.agentsCheckout, discoveryTexts.agentsCheckoutHint],
];

/** What programs that act for a buyer may do in the shop. */
export function AgentChoice({ value, onChange, error }: Props) {
  const id = useId();
  return (
    <fieldset className="p-bare c-stack" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{discoveryTexts.agents}</legend>
      {LEVELS.map(([level, label, hint]) => (
        <div key={level} className="c-tick">
          <input
            type="radio"
            id={`${id}-${level}`}
            name={id}
            checked={value === level}
            aria-describedby={`${id}-${level}-hint`}
            onChange={() => onChange(level)}
          />
          <label htmlFor={`${id}-${level}`}>{label}</label>
          <span id={`${id}-${level}-hint`} className="c-hint">
            {hint}
          </span>
        </div>
      ))}
      {error && (
        <span id={`${id}-error`} className="c-error">
          {error}
        </span>
      )}
    </fieldset>
  );
}
