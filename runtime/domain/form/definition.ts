import type { FormField } from '../../contracts/form.ts';
import { EDITABLE_PROPERTIES } from './field.ts';

interface DefinitionError {
  /** Position of the field in the form. */
  index: number;
  property: keyof FormField;
}

type Property = keyof FormField;

/**
 * Finds errors in an owner's field definitions: properties that the type does not have, missing titles, missing or
 * repeated options, repeated ids. The contract checks lengths. Returns an empty list for valid fields.
 */
export function definitionErrors(fields: readonly FormField[]): DefinitionError[] {
  const seen = new Set<string>();
  return fields.flatMap((field, index) => {
    const properties = [...strayProperties(field)];
    if (!hasTitle(field)) properties.push('title');
    if (has(field, 'options') && !areOptions(field.options)) properties.push('options');
    if (seen.has(field.id) || isInherited(field.id)) properties.push('id');
    seen.add(field.id);
    return properties.map((property) => ({ index, property }));
  });
}

function strayProperties(field: FormField): Property[] {
  const always: readonly Property[] = ['type', 'id', 'title'];
  return (Object.keys(field) as Property[]).filter(
    (property) => !always.includes(property) && !has(field, property) && isFilled(field[property]),
  );
}

function has({ type }: FormField, property: Property): boolean {
  return (EDITABLE_PROPERTIES[type] as readonly Property[]).includes(property);
}

/** Whether a property has content; '' and false are defaults that every field may carry. */
function isFilled(value: FormField[Property]): boolean {
  return value !== undefined && value !== '' && value !== false;
}

/** Hidden fields need no title, and a section may have a description instead. */
function hasTitle({ type, title, description }: FormField): boolean {
  return type === 'hidden' || title.trim() !== '' || (type === 'section' && description.trim() !== '');
}

function areOptions(options: readonly string[] = []): boolean {
  const texts = options.map((option) => option.trim());
  return texts.length > 0 && texts.every(Boolean) && new Set(texts).size === texts.length;
}

/** Ids such as "constructor" are refused, because scripts on pages look values up by id in plain objects. */
function isInherited(id: string): boolean {
  return id in Object.prototype;
}
