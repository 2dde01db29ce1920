import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { FieldName } from '#runtime/checkout/state.ts';

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
  const attributes = useFieldAttributes(field);
  return (
    <FieldFrame {...field}>
      <input {...attributes} className="sqc-control" type={type} inputMode={inputMode} maxLength={maxLength} />
    </FieldFrame>
  );
}

export function NoteField({ maxLength, ...field }: InputProps) {
  const attributes = useFieldAttributes(field);
  return (
    <FieldFrame {...field}>
      <textarea {...attributes} className="sqc-control" rows={3} maxLength={maxLength} />
    </FieldFrame>
  );
}

interface SelectProps extends FieldProps {
  choices: readonly { code: string; name: string }[];
}

export function SelectField({ choices, ...field }: SelectProps) {
  const attributes = useFieldAttributes(field);
  return (
    <FieldFrame {...field}>
      <select {...attributes} className="sqc-control">
        <option value="">{field.session.texts.choose}</option>
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function FieldFrame({
  session,
  name,
  label,
  hint,
  isRequired = true,
  className = '',
  children,
}: FieldProps & { children: ReactNode }) {
  const error = useStore(session.$errors)[name];
  const id = fieldId(name);
  return (
    <div className={`sqc-field ${className}`}>
      <label htmlFor={id}>
        {label} {!isRequired && <span className="sqc-quiet">{session.texts.optional}</span>}
      </label>
      {children}
      {hint && (
        <p className="sqc-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="sqc-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function useFieldAttributes({ session, name, value, autoComplete, onChange, hint, isRequired = true }: FieldProps) {
  const error = useStore(session.$errors)[name];
  const id = fieldId(name);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    name,
    value,
    autoComplete,
    required: isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    'data-invalid': error ? '' : undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
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
