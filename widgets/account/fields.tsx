import { createContext, type ReactNode, use, useEffect, useId, useRef } from 'react';
import { errorId, type FieldAttributes, fieldAttributes, hintId } from '#runtime/domain/field-attributes.ts';
import { useAccount } from './context.ts';
import type { Act } from './use-act.ts';

/** What became of the form around a field, whose errors the field shows. */
export const ActContext = createContext<Act>({ status: 'idle' });

interface FieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'tel';
  inputMode?: 'text' | 'numeric';
  autoComplete: string;
  defaultValue?: string;
  maxLength?: number | undefined;
  hint?: string | undefined;
  isOptional?: boolean;
  /** Whether the same field of the page's own form had the focus. */
  hasFocus?: boolean;
}

export function Field({ name, label, hint, isOptional = false, hasFocus = false, ...input }: FieldProps) {
  const control = useRef<HTMLInputElement>(null);
  // `autoFocus` comes too early: the content is not in the page yet.
  useEffect(() => {
    if (hasFocus) control.current?.focus();
  }, [hasFocus]);
  return (
    <AccountField name={name} label={label} hint={hint} isOptional={isOptional}>
      {(attributes) => (
        <input {...input} {...attributes} ref={control} spellCheck={input.type === 'email' ? false : undefined} />
      )}
    </AccountField>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  autoComplete: string;
  defaultValue: string;
  choices: readonly { code: string; name: string }[];
  /** Stands for nothing chosen. */
  chooseText: string;
  isOptional?: boolean;
  onChange?(value: string): void;
}

export function Choice({ name, label, isOptional = false, choices, chooseText, onChange, ...select }: ChoiceProps) {
  const { autoComplete, defaultValue } = select;
  return (
    <AccountField name={name} label={label} isOptional={isOptional}>
      {(attributes) => (
        <select
          {...attributes}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
          onChange={({ target }) => onChange?.(target.value)}
        >
          <option value="">{chooseText}</option>
          {choices.map((choice) => (
            <option key={choice.code} value={choice.code}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </AccountField>
  );
}

interface FrameProps {
  name: string;
  label: string;
  hint?: string | undefined;
  isOptional: boolean;
  children(attributes: FieldAttributes & { name: string; className: string }): ReactNode;
}

/**
 * A field with what became of the form around it. Its parts stand here, because with those of `LabelledField` the page
 * would fetch a part of the checkout.
 */
function AccountField({ name, label, hint, isOptional, children }: FrameProps) {
  const { texts } = useAccount();
  const act = use(ActContext);
  const id = useId();
  const error = act.status === 'failed' ? act.errors[name] : undefined;
  const attributes = fieldAttributes({ id, hint, error, isRequired: !isOptional });
  return (
    <div className="sqa-field">
      <label htmlFor={id}>
        {label} {isOptional && <span className="sqa-hint">{texts.optional}</span>}
      </label>
      {children({ ...attributes, name, className: 'sqa-control' })}
      {hint && (
        <p className="sqa-hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && (
        <p className="sqa-error" id={errorId(id)}>
          {error}
        </p>
      )}
    </div>
  );
}
