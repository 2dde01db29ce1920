import type { DeclaredValues } from '../../domain/declaration.ts';
import { supportedLocale } from '../../domain/supported-locale.ts';
import type { DeclarationField } from './declaration-model.ts';

/** Returns the fields that are asked. */
export function askedFields(fields: readonly DeclarationField[], values: DeclaredValues): DeclarationField[] {
  return fields.filter(({ isAsked }) => isAsked?.(values) ?? true);
}

/** Returns what the second step says: the names of the fields with their entries, as their buyer reads them in `language`. */
export function shownFacts(
  fields: readonly DeclarationField[],
  values: DeclaredValues,
  language: string,
): (readonly [name: string, value: string])[] {
  return askedFields(fields, values).flatMap((field) => {
    const text = textOf(field, values[field.name]?.trim() ?? '', language);
    return text === '' ? [] : [[field.label, text] as const];
  });
}

function textOf({ choices, type, emptyText = '' }: DeclarationField, value: string, language: string): string {
  if (choices) return (choices.find(([choice]) => choice === value) ?? choices[0])?.[1] ?? '';
  if (value === '') return emptyText;
  return type === 'date' ? dayText(value, language) : value;
}

/** Writes a day of the calendar, "2026-12-31". */
function dayText(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(supportedLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(day));
}
