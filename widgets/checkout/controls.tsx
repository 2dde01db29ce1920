import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { FieldName } from '#runtime/checkout/state.ts';
import type { FieldAttributes } from '#runtime/domain/field-attributes.ts';
import { LabelledField } from '#runtime/ui/field/LabelledField.tsx';

interface FieldProps {
  session: CheckoutSession;
  name: FieldName;
  label: string;
  value: string;
  /** Value of the HTML attribute `autocomplete`. */
  autoComplete: string;
  onChange(value: string): void;
  hint?: string | undefined;
  isRequired?: boolean;
  className?: string;
}

interface InputProps extends FieldProps {
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  maxLength?: number | undefined;
}

export const fieldId = (name: FieldName) => `sq-checkout-${name}`;

export function TextField({ type = 'text', inputMode, maxLength, ...field }: InputProps) {
  return (
    <CheckoutField {...field}>
      {(attributes) => <input {...attributes} type={type} inputMode={inputMode} maxLength={maxLength} />}
    </CheckoutField>
  );
}

export function NoteField({ maxLength, ...field }: InputProps) {
  return (
    <CheckoutField {...field}>
      {(attributes) => <textarea {...attributes} rows={3} maxLength={maxLength} />}
    </CheckoutField>
  );
}

interface SelectProps extends FieldProps {
  choices: readonly { code: string; name: string }[];
}

export function SelectField({ choices, ...field }: SelectProps) {
  return (
    <CheckoutField {...field}>
      {(attributes) => (
        <select {...attributes}>
          <option value="">{field.session.texts.choose}</option>
          {choices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </CheckoutField>
  );
}

interface ControlAttributes extends FieldAttributes {
  className: string;
  name: string;
  value: string;
  autoComplete: string;
  onChange(event: { target: { value: string } }): void;
}

interface CheckoutFieldProps extends FieldProps {
  children(attributes: ControlAttributes): ReactNode;
}

/** A field with what the session holds of it. */
function CheckoutField({ session, name, value, autoComplete, onChange, children, ...field }: CheckoutFieldProps) {
  const { label, hint, isRequired = true, className = '' } = field;
  return (
    <LabelledField
      id={fieldId(name)}
      label={label}
      mark={isRequired ? undefined : session.texts.optional}
      hint={hint}
      error={useStore(session.$errors)[name]}
      isRequired={isRequired}
      prefix="sqc"
      className={className}
    >
      {(attributes) =>
        children({
          ...attributes,
          className: 'sqc-control',
          name,
          value,
          autoComplete,
          onChange: ({ target }) => onChange(target.value),
        })
      }
    </LabelledField>
  );
}

interface RadioProps {
  group: string;
  isChosen: boolean;
  onChoose(): void;
  children: ReactNode;
  /** Text at the end of the line. */
  aside?: string | undefined;
  isInvalid?: boolean;
  /** It stays focusable, so that its text is heard, and cannot be chosen. */
  isDisabled?: boolean;
  describedBy?: string | undefined;
}

export function Radio({ group, isChosen, onChoose, children, aside, describedBy, ...state }: RadioProps) {
  const { isInvalid = false, isDisabled = false } = state;
  return (
    <label className="sqc-choice">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={isDisabled ? () => {} : onChoose}
        aria-disabled={isDisabled || undefined}
        aria-describedby={describedBy}
        data-invalid={isInvalid ? '' : undefined}
      />
      <span>{children}</span>
      {aside && <span className="sqc-amount">{aside}</span>}
    </label>
  );
}
