import { type ReactNode, useId } from 'react';
import { errorId, type FieldAttributes, fieldAttributes, hintId } from '../../domain/field-attributes.ts';

/** The texts around a field's control. */
export interface FieldTexts {
  label: string;
  /** Explains the field. */
  hint?: string | undefined;
  /** Tells why the value is refused. */
  error?: string | undefined;
}

interface Props extends FieldTexts {
  /** By default an id that React makes. */
  id?: string;
  /** Stands behind the label, such as that the field may stay empty. */
  mark?: string | undefined;
  isRequired?: boolean;
  /** How the class names of a surface begin. */
  prefix: 'c' | 'sqc';
  className?: string;
  /** Where nothing moves the focus to a refused field, its error is an alert. */
  errorRole?: 'alert';
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  children: (attributes: FieldAttributes) => ReactNode;
}

/** A control with its label, hint and error. */
export function LabelledField(props: Props) {
  const madeId = useId();
  const { id = madeId, label, mark, hint, error, isRequired, prefix, className = '', errorRole, children } = props;
  return (
    <div className={`${prefix}-field ${className}`}>
      <label htmlFor={id}>
        {label}
        {mark && ' '}
        {mark && <span className={`${prefix}-hint`}>{mark}</span>}
      </label>
      {children(fieldAttributes({ id, hint, error, isRequired }))}
      {hint && (
        <p className={`${prefix}-hint`} id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && (
        <p className={`${prefix}-error`} id={errorId(id)} role={errorRole}>
          {error}
        </p>
      )}
    </div>
  );
}
