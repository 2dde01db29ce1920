import { useLayoutEffect, useRef, useState } from 'react';
import type { FormField } from '#runtime/contracts/form.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { dropAt, useDrag } from '../../../parts/use-drag.ts';
import { FieldRow } from './FieldRow.tsx';
import type { Errors } from './form-value.ts';
import { type Fields, fieldName } from './use-fields.ts';

interface Props {
  fields: readonly FormField[];
  edit: Fields;
  errors: Errors;
  isReadOnly: boolean;
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** The fields of a form in their order, one of them open. */
export function FieldList({ fields, edit, errors, isReadOnly, openId, onOpen }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string>(undefined);
  const [moved, setMoved] = useState('');
  const move = (from: number, to: number) => {
    const field = fields[from];
    if (!field || to < 0 || to >= fields.length) return;
    edit.move(from, to);
    focused.current = field.id;
    setMoved(fill(formsTexts.isNowAtPlace, { field: fieldName(field), to: to + 1, count: fields.length }));
  };
  const { dragged, start } = useDrag(list, move);
  // The browser takes the focus from a line that moves.
  useLayoutEffect(() => {
    if (!focused.current) return;
    const index = fields.findIndex(({ id }) => id === focused.current);
    focused.current = undefined;
    list.current?.children[index]?.querySelector<HTMLElement>('.f-handle')?.focus();
  }, [fields]);
  return (
    <>
      <ol className="f-fields" ref={list} aria-label={formsTexts.fields}>
        {fields.map((field, index) => (
          <FieldRow
            key={field.id}
            field={field}
            errors={errorsOf(errors, index)}
            isReadOnly={isReadOnly}
            isOpen={field.id === openId}
            drop={dragged && dropAt(dragged, index)}
            onOpen={() => onOpen(field.id === openId ? undefined : field.id)}
            onDrag={(event) => start(event, index)}
            onMove={(step) => move(index, index + step)}
            onDuplicate={() => onOpen(edit.duplicate(field.id))}
            onRemove={() => edit.remove(field.id)}
            onChange={(changes) => edit.update(field.id, changes)}
          />
        ))}
      </ol>
      <span className="sq-visually-hidden" role="status">
        {moved}
      </span>
    </>
  );
}

function errorsOf(errors: Errors, index: number): Errors {
  const start = `fields.${index}.`;
  const own = Object.entries(errors).filter(([path]) => path.startsWith(start));
  return Object.fromEntries(own.map(([path, text]) => [path.slice(start.length), text]));
}
