import { useState } from 'react';
import { inputAttributes } from '../../domain/form/autofill.ts';
import { fill } from '../../i18n/fill.ts';
import type { ControlProps } from './form-model.ts';

/** A line of text of any type, with its prefix symbol. */
export function TextControl({ field, value, onChange, attributes }: ControlProps<string>) {
  const prefix = field.type === 'twitter' ? '@' : field.currencySymbol;
  const input = (
    <input
      {...attributes}
      className="field-element"
      name={field.id}
      placeholder={field.placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...inputAttributes(field)}
    />
  );
  if (!prefix) return input;
  return (
    <div className="field-group">
      <span className="prefix">{prefix}</span>
      {input}
    </div>
  );
}

export function PasswordControl({ field, value, onChange, texts, attributes }: ControlProps<string>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="field-group">
      <input
        {...attributes}
        className="field-element"
        name={field.id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...inputAttributes(field)}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
      />
      <button
        className="password-toggle"
        type="button"
        aria-controls={attributes.id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? texts.hidePassword : texts.showPassword}
      </button>
    </div>
  );
}

/** A textarea that accepts text over its limit and shows an error, because cutting off the text would lose it. */
export function TextareaControl({ field, value, onChange, texts, attributes }: ControlProps<string>) {
  const { maxLength } = field;
  const isOver = maxLength !== undefined && value.length > maxLength;
  const countId = `${attributes.id}-count`;
  return (
    <>
      <textarea
        {...attributes}
        className="field-element"
        name={field.id}
        placeholder={field.placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={[maxLength && countId, attributes['aria-describedby']].filter(Boolean).join(' ') || undefined}
        aria-invalid={isOver || attributes['aria-invalid']}
      />
      {maxLength && (
        <div className={isOver ? 'character-count error' : 'character-count'} id={countId}>
          {fill(texts.characterCount, { n: value.length, max: maxLength })}
        </div>
      )}
    </>
  );
}
