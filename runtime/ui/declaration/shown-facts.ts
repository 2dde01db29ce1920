import type { DeclaredValues } from '../../domain/declaration.ts';
import type { DeclarationField } from './declaration-model.ts';

/** Returns the fields that are asked. */
export function askedFields(fields: readonly DeclarationField[], values: DeclaredValues): DeclarationField[] {
  return fields.filter(({ isAsked }) => isAsked?.(values) ?? true);
}

/** Returns what the second step says: the names of the fields with their entries, as their buyer reads them. */
export function shownFacts(
  fields: readonly DeclarationField[],
  values: DeclaredValues,
): (readonly [name: string, value: string])[] {
  return askedFields(fields, values).flatMap((field) => {
    const text = textOf(field, values[field.name]?.trim() ?? '');
    return text === '' ? [] : [[field.label, text] as const];
  });
}

function textOf({ choices, emptyText = '' }: DeclarationField, value: string): string {
  if (choices) return (choices.find(([choice]) => choice === value) ?? choices[0])?.[1] ?? '';
  return value === '' ? emptyText : value;
}
