import type { FormField } from '#runtime/contracts/form.ts';
import type { FieldType, FormKind } from '#runtime/contracts/form-enumerations.ts';
import { newField } from '../parts/new-field.ts';

const FIRST_TYPES: Readonly<Record<FormKind, readonly FieldType[]>> = {
  form: ['name', 'email', 'textarea'],
  newsletter: ['email'],
  'additional-fields': ['text'],
};

/** The fields that a new form of a kind starts with. The shop gives them ids, so that a repeat sends the same. */
export function firstFields(kind: FormKind): Omit<FormField, 'id'>[] {
  return FIRST_TYPES[kind].map((type) => {
    const { id: _id, ...field } = newField(type);
    return { ...field, required: true };
  });
}
