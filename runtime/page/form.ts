import { attempt } from './read-json.ts';

interface RawForm {
  fields?: unknown[];
}

/** An additional-fields form with its fields as objects; the engine writes each field as JSON text. */
export function normaliseForm(form: RawForm | null | undefined): unknown | undefined {
  if (!form) return undefined;
  const fields = attempt('page: fields of a form', () =>
    form.fields?.map((field) => (typeof field === 'string' ? JSON.parse(field) : field)),
  );
  return fields && { ...form, fields };
}
