import { useState } from 'react';
import { inputAttributes } from '../../domain/form/autofill.ts';
import { fill } from '../../i18n/fill.ts';
import type { ControlProps } from './form-model.ts';

/** A line of text of any type, with its prefix symbol. */
export function TextControl(props: ControlProps<string>) {
  const { field, value, onChange } = props;
  const { attributes, count } = countCharacters(props);
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
  if (!prefix) {
    return (
      <>
        {input}
        {count}
      </>
    );
  }
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

/** A text of several lines. */
export function TextareaControl(props: ControlProps<string>) {
  const { field, value, onChange } = props;
  const { attributes, count } = countCharacters(props);
  return (
    <>
      <textarea
        {...attributes}
        className="field-element"
        name={field.id}
        placeholder={field.placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {count}
    </>
  );
}

/**
 * Returns the count of a text that has a limit, and the attributes of its control, which shows an error above the limit
 * and accepts more, because cutting off the text would lose it.
 */
function countCharacters({ field: { maxLength: max }, value, texts, attributes }: ControlProps<string>) {
  if (!max) return { attributes, count: null };
  const isOver = value.length > max;
  const id = `${attributes.id}-count`;
  const describedBy = [id, attributes['aria-describedby']].filter(Boolean).join(' ');
  return {
    attributes: {
      ...attributes,
      'aria-describedby': describedBy,
      'aria-invalid': isOver || attributes['aria-invalid'],
    },
    count: (
      <div className={isOver ? 'character-count error' : 'character-count'} id={id}>
        {fill(texts.characterCount, { n: value.length, max })}
      </div>
    ),
  };
}
