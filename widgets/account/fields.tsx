import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import type { FieldAttributes } from '#runtime/domain/field-attributes.ts';
import { LabelledField } from '#runtime/ui/field/LabelledField.tsx';
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

/** A field with what became of the form around it. */
function AccountField({ name, label, hint, isOptional, children }: FrameProps) {
  const { texts } = useAccount();
  const act = use(ActContext);
  return (
    <LabelledField
      label={label}
      mark={isOptional ? texts.optional : undefined}
      hint={hint}
      error={act.status === 'failed' ? act.errors[name] : undefined}
      isRequired={!isOptional}
      prefix="sqa"
    >
      {(attributes) => children({ ...attributes, name, className: 'sqa-control' })}
    </LabelledField>
  );
}
