import { type ChangeEvent, useState } from 'react';
import { inputAttributes } from '../../domain/form/autofill.ts';
import { fill } from '../../i18n/fill.ts';
import type { ControlProps } from './form-model.ts';

/**
 * A text of one line, of any type, with its prefix symbol, or of several. One with a limit of its own is counted; it takes
 * more and then shows an error, because cutting off the text would lose it.
 */
export function TextControl({ field, value, onChange, texts, attributes }: ControlProps<string>) {
  const { type, maxLength = 0 } = field;
  const max = /^text/.test(type) ? maxLength : 0;
  const prefix = type === 'twitter' ? '@' : field.currencySymbol;
  const isOver = max > 0 && value.length > max;
  const countId = `${attributes.id}-count`;
  const Text = type === 'textarea' ? type : 'input';
  const text = (
    <Text
      {...attributes}
      className="field-element"
      name={field.id}
      placeholder={field.placeholder}
      value={value}
      onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value)}
      {...inputAttributes(field)}
      {...(max > 0 && {
        'aria-describedby': [countId, attributes['aria-describedby']].filter(Boolean).join(' '),
        'aria-invalid': isOver || attributes['aria-invalid'],
      })}
    />
  );
  if (prefix) {
    return (
      <div className="field-group">
        <span className="prefix">{prefix}</span>
        {text}
      </div>
    );
  }
  return (
    <>
      {text}
      {max > 0 && (
        <div className={isOver ? 'character-count error' : 'character-count'} id={countId}>
          {fill(texts.characterCount, { n: value.length, max })}
        </div>
      )}
    </>
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
