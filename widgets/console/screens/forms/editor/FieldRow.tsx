import { type PointerEvent, useId } from 'react';
import type { FormField } from '#runtime/contracts/form.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { onStepKeys } from '../../../parts/keys.ts';
import type { Drop } from '../../../parts/use-drag.ts';
import { TYPE_NAMES } from '../parts/field-types.ts';
import { FieldEditor } from './FieldEditor.tsx';
import type { Errors } from './form-value.ts';
import { fieldName } from './use-fields.ts';

interface Props {
  field: FormField;
  errors: Errors;
  isReadOnly: boolean;
  isOpen: boolean;
  drop: Drop;
  onOpen: () => void;
  onDrag: (event: PointerEvent) => void;
  /** Moves the field up (-1) or down (1). */
  onMove: (step: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  onChange: (changes: Partial<FormField>) => void;
}

/** One field of the form: its handle, its name, and all that can be set of it while it is open. */
export function FieldRow({ field, errors, isReadOnly, isOpen, drop, onOpen, onDrag, onMove, ...props }: Props) {
  const id = useId();
  const name = fieldName(field);
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <li className={drop ? `f-field f-field--${drop}` : 'f-field'}>
      <div className="f-field-head">
        {!isReadOnly && (
          <button
            type="button"
            className="c-icon f-handle"
            aria-label={fill(formsTexts.moveDrag, { name })}
            onPointerDown={onDrag}
            onKeyDown={onStepKeys(onMove)}
          >
            <span aria-hidden="true">⠿</span>
          </button>
        )}
        <button type="button" className="f-open" aria-expanded={isOpen} aria-controls={id} onClick={onOpen}>
          <span className="f-name">
            {name}
            {field.required && <span className="c-quiet"> {formsTexts.requiredMark}</span>}
          </span>
          <span className="c-quiet">{TYPE_NAMES[field.type]}</span>
          {hasErrors && !isOpen && <span className="c-error">{formsTexts.fieldIsWrong}</span>}
        </button>
        <span className="f-chevron" aria-hidden="true">
          {isOpen ? '▴' : '▾'}
        </span>
      </div>
      <div id={id} hidden={!isOpen} className="f-field-body c-stack">
        {isOpen && (
          <>
            <FieldEditor field={field} errors={errors} isReadOnly={isReadOnly} onChange={props.onChange} />
            {!isReadOnly && (
              <div className="c-row">
                <button type="button" className="c-button c-button--small" onClick={() => onMove(-1)}>
                  {formsTexts.moveUp}
                </button>
                <button type="button" className="c-button c-button--small" onClick={() => onMove(1)}>
                  {formsTexts.moveDown}
                </button>
                <button type="button" className="c-button c-button--small" onClick={props.onDuplicate}>
                  {formsTexts.duplicate}
                </button>
                <button type="button" className="c-button c-button--small" onClick={props.onRemove}>
                  {commonTexts.remove}
                </button>
              </div>
            )}
          </>
        )}
      </div>
    </li>
  );
}
