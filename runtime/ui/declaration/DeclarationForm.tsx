import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { DeclarationErrors, DeclaredValues } from '../../domain/declaration.ts';
import { errorId, fieldAttributes, hintId } from '../../domain/field-attributes.ts';
import { dialog } from '../../i18n/en/page.ts';
import { localised } from '../../i18n/languages.ts';
import type { DeclarationField, DeclarationModel, DeclarationWords, FrameTexts } from './declaration-model.ts';
import { askedFields } from './shown-facts.ts';

interface Props {
  model: DeclarationModel;
  fields: readonly DeclarationField[];
  values: DeclaredValues;
  errors: DeclarationErrors;
  words: DeclarationWords;
  texts: FrameTexts;
}

/** The first step: who declares what, and where the receipt goes. */
export function DeclarationForm({ model, fields, values, errors, words, texts }: Props) {
  const form = useRef<HTMLFormElement>(null);

  // The fields show their errors by then.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // What autofill has written is in the field, even where the browser has told no script of it.
    const typed = new FormData(event.currentTarget);
    model.check(Object.fromEntries([...typed].map(([name, value]) => [name, String(value)])));
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      {askedFields(fields, values).map((field) => (
        <Field
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          error={errors[field.name]}
          optionalText={texts.optional}
          onChange={(value) => model.enter(field.name, value)}
        />
      ))}
      <div className="sqd-row">
        <button type="submit" className="sqd-button sqd-button--main">
          {words.next}
        </button>
        <button type="button" className="sqd-quiet" onClick={model.close}>
          {localised('dialog', dialog).cancel}
        </button>
      </div>
    </form>
  );
}

interface FieldProps {
  field: DeclarationField;
  value: string;
  error: string | undefined;
  optionalText: string;
  onChange(value: string): void;
}

function Field({ field, value, error, optionalText, onChange }: FieldProps) {
  const id = useId();
  const { name, label, hint, type = 'text', autoComplete, maxLength, isOptional = false, choices } = field;
  const attributes = fieldAttributes({ id, hint, error, isRequired: !isOptional && !choices });
  return (
    <div className="sqd-field">
      <label htmlFor={id}>
        {label} {isOptional && <span className="sqd-hint">{optionalText}</span>}
      </label>
      {choices ? (
        <select {...attributes} name={name} value={value} onChange={({ target }) => onChange(target.value)}>
          {choices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...attributes}
          type={type}
          name={name}
          value={value}
          autoComplete={autoComplete}
          maxLength={maxLength}
          spellCheck={type === 'email' ? false : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {hint && (
        <p className="sqd-hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && (
        <p className="sqd-error" id={errorId(id)}>
          {error}
        </p>
      )}
    </div>
  );
}
