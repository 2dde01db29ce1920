import { type ComponentType, type FocusEvent, memo, useState } from 'react';
import type { FieldValue, FormField } from '../../contracts/form.ts';
import type { FieldType } from '../../contracts/form-enumerations.ts';
import { errorId, fieldAttributes, hintId } from '../../domain/field-attributes.ts';
import { errorText } from '../../domain/form/error-text.ts';
import { isMultiPart } from '../../domain/form/field.ts';
import { fieldError } from '../../domain/form/validate.ts';
import { emptyValue } from '../../domain/form/values.ts';
import { CheckboxControl, LikertControl, RadioControl, SelectControl } from './choice-controls.tsx';
import type { ControlProps, Formats, FormModel } from './form-model.ts';
import { PartControls } from './part-controls.tsx';
import { PasswordControl, TextControl } from './text-controls.tsx';
import { useFieldValue } from './use-field-value.ts';

interface FieldProps {
  field: FormField;
  model: FormModel;
  formats: Formats;
  /** Prefix of ids, unique on the page, because the same form may appear twice. */
  scope: string;
  error: string | undefined;
  /** Whether the form has been refused; only then does an invalid field show its error when the visitor leaves it. */
  isReviewed: boolean;
}

type Control = ComponentType<ControlProps<never>>;
/** Controls by field type; every other type is a text. */
const CONTROLS: Readonly<Partial<Record<FieldType, Control>>> = {
  password: PasswordControl,
  checkbox: CheckboxControl,
  radio: RadioControl,
  select: SelectControl,
  likert: LikertControl,
};
const GROUPS: readonly FieldType[] = ['checkbox', 'radio', 'likert'];

/** One field with its title, description and error. It is memoised, so that a keystroke renders only its own field. */
export const Field = memo(function Field({ field, model, formats, scope, error, isReviewed }: FieldProps) {
  const { type, title, description, required } = field;
  const { texts } = model;
  const value = useFieldValue(model, field.id) ?? emptyValue(field);
  const [ownError, setOwnError] = useState<string>();
  const shown = error ?? ownError;

  const hasParts = isMultiPart(type);
  const isGroup = hasParts || GROUPS.includes(type);
  const Control = (hasParts ? PartControls : (CONTROLS[type] ?? TextControl)) as Control;

  const change = (next: FieldValue) => {
    setOwnError(undefined);
    model.set(field.id, next);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isReviewed || currentTarget.contains(relatedTarget as Node | null)) return;
    const found = fieldError(field, value);
    setOwnError(found && errorText(found, texts.fieldErrors));
  };

  const isSpread = hasParts || type === 'likert';
  const className = ['form-item', isSpread ? 'fields' : 'field', type, required && 'required', shown && 'error'];
  const Item = isGroup ? 'fieldset' : 'div';
  const Title = isGroup ? 'legend' : 'label';
  const id = `${scope}-${field.id}`;
  const attributes = fieldAttributes({ id, hint: description, error: shown });
  return (
    <Item
      className={className.filter(Boolean).join(' ')}
      id={field.id}
      onBlur={leave}
      role={type === 'radio' ? 'radiogroup' : undefined}
      aria-describedby={isGroup ? attributes['aria-describedby'] : undefined}
    >
      {title && (
        <Title className="title" htmlFor={isGroup ? undefined : id}>
          {title}
          {required && (
            <>
              {' '}
              <span className="required" aria-hidden="true">
                *
              </span>
              <span className="sq-visually-hidden">{texts.form.required}</span>
            </>
          )}
        </Title>
      )}
      {description && (
        <div className="description" id={hintId(id)}>
          {description}
        </div>
      )}
      <Control
        field={field}
        value={value as never}
        onChange={change}
        texts={texts.form}
        formats={formats}
        attributes={isGroup ? fieldAttributes({ id, error: shown }) : attributes}
      />
      {shown && (
        <div className="field-error" id={errorId(id)}>
          {shown}
        </div>
      )}
    </Item>
  );
});

/** A heading between fields, which has no value. */
export function Section({ field: { id, title, description, underline } }: { field: FormField }) {
  return (
    <div className={underline ? 'form-item section underline' : 'form-item section'} id={id}>
      {title && (
        // biome-ignore lint/a11y/useSemanticElements: themes dress headings of the page, not those of a form
        <div className="title" role="heading" aria-level={2}>
          {title}
        </div>
      )}
      {description && <div className="description">{description}</div>}
    </div>
  );
}
