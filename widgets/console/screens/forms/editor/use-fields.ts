import { useRef } from 'react';
import type { FormField } from '#runtime/contracts/form.ts';
import type { FieldType } from '#runtime/contracts/form-enumerations.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { newField, newFieldId } from '../parts/new-field.ts';
import type { ChangeForm } from './form-value.ts';

/** Changes the fields of a form. Each change builds on the latest fields, an undo of a removal too. */
export function useFields(fields: readonly FormField[], change: ChangeForm) {
  const latest = useRef(fields);
  latest.current = fields;
  const set = (next: readonly FormField[]) => {
    latest.current = next;
    change({ fields: next });
  };
  const insert = (field: FormField, at: number) => set(latest.current.toSpliced(at, 0, field));
  return {
    /** Adds a field at the end and returns its id. */
    add(type: FieldType): string {
      const field = newField(type);
      insert(field, latest.current.length);
      return field.id;
    },
    update(id: string, changes: Partial<FormField>) {
      set(latest.current.map((field) => (field.id === id ? { ...field, ...changes } : field)));
    },
    /** Puts a copy below the field and returns its id. */
    duplicate(id: string): string {
      const at = latest.current.findIndex((field) => field.id === id);
      const field = latest.current[at];
      if (!field) return id;
      const copy = { ...field, id: newFieldId(field.type) };
      insert(copy, at + 1);
      return copy.id;
    },
    remove(id: string) {
      const at = latest.current.findIndex((field) => field.id === id);
      const field = latest.current[at];
      if (!field) return;
      set(latest.current.toSpliced(at, 1));
      notify(fill(formsTexts.fieldIsRemoved, { field: fieldName(field) }), {
        undo: async () => {
          if (!latest.current.some((each) => each.id === id)) insert(field, Math.min(at, latest.current.length));
        },
      });
    },
    move(from: number, to: number) {
      const field = latest.current[from];
      if (field && to >= 0 && to < latest.current.length && to !== from) {
        set(latest.current.toSpliced(from, 1).toSpliced(to, 0, field));
      }
    },
  };
}

export type Fields = ReturnType<typeof useFields>;

/** Returns the name by which an owner recognises a field. */
export function fieldName({ title, description, key, type }: FormField): string {
  return title.trim() || (type === 'section' && description.trim()) || key || formsTexts.fieldWithoutATitle;
}
