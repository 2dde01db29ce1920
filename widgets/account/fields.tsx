import { createContext, type ReactNode, use, useEffect, useId, useRef } from 'react';
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
    <FieldFrame name={name} label={label} hint={hint} isOptional={isOptional}>
      {(attributes) => (
        <input {...input} {...attributes} ref={control} spellCheck={input.type === 'email' ? false : undefined} />
      )}
    </FieldFrame>
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
    <FieldFrame name={name} label={label} isOptional={isOptional}>
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
    </FieldFrame>
  );
}

interface FrameProps {
  name: string;
  label: string;
  hint?: string | undefined;
  isOptional?: boolean;
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  children(attributes: ReturnType<typeof attributesOf>): ReactNode;
}

function FieldFrame({ name, label, hint, isOptional = false, children }: FrameProps) {
  const { texts } = useAccount();
  const act = use(ActContext);
  const id = useId();
  const error = act.status === 'failed' ? act.errors[name] : undefined;
  return (
    <div className="sqa-field">
      <label htmlFor={id}>
        {label} {isOptional && <span className="sqa-hint">{texts.optional}</span>}
      </label>
      {children(attributesOf({ id, name, hint, error, isOptional }))}
      {hint && (
        <p className="sqa-hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="sqa-error" id={`${id}error`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface Tied {
  id: string;
  name: string;
  hint: string | undefined;
  error: string | undefined;
  isOptional: boolean;
}

function attributesOf({ id, name, hint, error, isOptional }: Tied) {
  const described = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ');
  return {
    id,
    name,
    className: 'sqa-control',
    required: !isOptional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}
