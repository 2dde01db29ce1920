import { randomBytes } from 'node:crypto';
import type { FormField } from '#runtime/contracts/form.ts';
import { OWNER_HTML_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import type { FormDefinition } from '#runtime/contracts/owner.ts';
import { definitionErrors } from '#runtime/domain/form/definition.ts';
import { ApiError } from '../http/errors.ts';
import { sanitiseHtml } from './sanitise.ts';

/** Length of a form's id: 96 bits as hex digits, like the platform's own ids. */
const FORM_ID_BYTES = 12;
const FIRST_FIELD_NUMBER = 1_000;

/** A definition that was checked and can be stored. */
export interface CheckedDefinition extends Omit<FormDefinition, 'fields'> {
  fields: FormField[];
}

export function newFormId(): string {
  return randomBytes(FORM_ID_BYTES).toString('hex');
}

/** Creates an id of the platform's shape, `TYPE-yui_3_17_2_1_<ms>_<number>`, because scripts on pages look for it. */
function newFieldId(type: string, now: number, number: number): string {
  return `${type}-yui_3_17_2_1_${now}_${number}`;
}

/**
 * Sanitises the owner's HTML and adds missing ids. Throws for a definition that the platform's form builder would not
 * allow.
 */
export function checkDefinition(definition: FormDefinition, now: number): CheckedDefinition {
  const fields = definition.fields.map((field, index) => ({
    ...field,
    id: field.id ?? newFieldId(field.type, now, FIRST_FIELD_NUMBER + index),
    description: field.description ?? '',
    required: field.required ?? false,
  }));
  refuseInvalidFields(definition, fields);
  if ((definition.kind === 'newsletter') !== (definition.mailingListId !== null)) {
    throw new ApiError('INVALID_REQUEST', { fields: ['mailingListId'] });
  }
  return {
    ...definition,
    ...sanitised(definition),
    fields,
    notifyEmails: [...new Set(definition.notifyEmails)],
  };
}

/**
 * Sanitising escapes characters and makes texts longer, so their limit is checked again: owners send back the texts
 * that they read.
 */
function sanitised(definition: FormDefinition) {
  const { submissionMessage, submissionHTML, disclaimerMessage } = definition;
  const texts = Object.entries({ submissionMessage, submissionHTML, disclaimerMessage } as const);
  const clean = texts.map(([name, html]) => [name, sanitiseHtml(html)] as const);
  const tooLong = clean.filter(([, html]) => html.length > OWNER_HTML_MAX_LENGTH).map(([name]) => name);
  if (tooLong.length > 0) throw new ApiError('INVALID_REQUEST', { fields: tooLong });
  return Object.fromEntries(clean) as Record<'submissionMessage' | 'submissionHTML' | 'disclaimerMessage', string>;
}

function refuseInvalidFields({ kind }: FormDefinition, fields: FormField[]): void {
  const invalidFields = definitionErrors(fields).map(({ index, property }) => `fields.${index}.${property}`);
  if (kind === 'newsletter' && !fields.some(({ type }) => type === 'email')) invalidFields.push('fields');
  if (invalidFields.length > 0) throw new ApiError('FORM_FIELDS_INVALID', { fields: invalidFields });
}
