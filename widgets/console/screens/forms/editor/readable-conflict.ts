import type { FormField } from '#runtime/contracts/form.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { Conflict } from '../../../app/use-editor.ts';
import { TYPE_NAMES } from '../parts/field-types.ts';
import type { FormValue } from './form-value.ts';
import { fieldName } from './use-fields.ts';

/** Writes the fields that two people have changed as people read them, one on each line. */
export function readableConflict(conflict: Conflict<FormValue> | undefined): Conflict<FormValue> | undefined {
  return (
    conflict && {
      ...conflict,
      clashes: conflict.clashes.map((clash) =>
        clash.field === 'fields' ? { ...clash, mine: linesOf(clash.mine), theirs: linesOf(clash.theirs) } : clash,
      ),
    }
  );
}

/** Puts the fields themselves in the place of their lines, where the person has taken the other's. */
export function withFields(value: FormValue, theirs: FormValue): FormValue {
  return typeof (value.fields as unknown) === 'string' ? { ...value, fields: theirs.fields } : value;
}

function linesOf(fields: unknown): string {
  return (fields as readonly FormField[]).map((field, index) => `${index + 1}. ${lineOf(field)}`).join('\n');
}

function lineOf(field: FormField): string {
  const { type, required, options, description, placeholder, maxLength, currencySymbol, value } = field;
  const { showCountryCode, underline } = field;
  const details = [
    ...[TYPE_NAMES[type], required && 'required', options?.join(' / '), description, placeholder],
    ...[maxLength && fill(formsTexts.atMostCharacters, { maxLength }), currencySymbol, value],
    ...[showCountryCode && formsTexts.withTheCountryCode, underline && formsTexts.withALineBelow],
  ];
  return `${fieldName(field)}: ${details.filter(Boolean).join(', ')}`;
}
