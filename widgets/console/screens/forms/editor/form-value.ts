import type { FormField } from '#runtime/contracts/form.ts';
import type { FormDefinition, OwnerForm } from '#runtime/contracts/owner.ts';

/** The part of a form that its owner edits. */
export interface FormValue extends Omit<FormDefinition, 'fields'> {
  fields: readonly FormField[];
}

export type ChangeForm = (changes: Partial<FormValue>) => void;

/** Texts by the path of their field, "fields.0.title". */
export type Errors = Readonly<Record<string, string>>;

/** The parts of the form that every tab of its editor shows and changes. */
export interface TabProps {
  value: FormValue;
  change: ChangeForm;
  errors: Errors;
  /** Whether the person may not change the form. */
  isReadOnly: boolean;
}

/** Returns the part of a form that its owner edits. */
export function toValue({
  id: _id,
  version: _v,
  createdAt: _created,
  updatedAt: _updated,
  ...value
}: OwnerForm): FormValue {
  return value;
}

/** Returns what is sent to the shop: only newsletters have a list, and options without a text are left out. */
export function toBody(value: FormValue): FormValue {
  const { kind, fields, notifyEmails, mailingListId } = value;
  return {
    ...value,
    fields: cleanFields(fields),
    notifyEmails: notifyEmails.map((email) => email.trim()),
    mailingListId: kind === 'newsletter' ? mailingListId : null,
  };
}

/** Leaves the options without a text out. */
export function cleanFields(fields: readonly FormField[]): FormField[] {
  return fields.map((field) => (field.options ? { ...field, options: filled(field.options) } : field));
}

function filled(options: readonly string[]): string[] {
  return options.map((option) => option.trim()).filter(Boolean);
}
