import type { FormField } from '../../contracts/form.ts';
import { EDITABLE_PROPERTIES } from './field.ts';

export interface DefinitionError {
  /** Of the field in the form. */
  index: number;
  property: keyof FormField;
}

type Property = keyof FormField;

/**
 * What an owner's fields have that the builder would not let them have (platform.md §3, "Form builder field types"):
 * properties of other types, no title, no choices or the same one twice, an id that another field has. Lengths are the
 * contract's business. Empty for nothing.
 */
export function definitionErrors(fields: readonly FormField[]): DefinitionError[] {
  const taken = new Set<string>();
  return fields.flatMap((field, index) => {
    const properties = [...strayProperties(field)];
    if (!hasTitle(field)) properties.push('title');
    if (has(field, 'options') && !areOptions(field.options)) properties.push('options');
    if (taken.has(field.id) || isInherited(field.id)) properties.push('id');
    taken.add(field.id);
    return properties.map((property) => ({ index, property }));
  });
}

function strayProperties(field: FormField): Property[] {
  const always: readonly Property[] = ['type', 'id', 'title'];
  return (Object.keys(field) as Property[]).filter(
    (property) => !always.includes(property) && !has(field, property) && saysSomething(field[property]),
  );
}

function has({ type }: FormField, property: Property): boolean {
  return (EDITABLE_PROPERTIES[type] as readonly Property[]).includes(property);
}

/** Every field carries a description and whether it is required; without either it has neither. */
function saysSomething(value: FormField[Property]): boolean {
  return value !== undefined && value !== '' && value !== false;
}

/** Nobody sees the title of a hidden field; a section may be a description alone. */
function hasTitle({ type, title, description }: FormField): boolean {
  return type === 'hidden' || title.trim() !== '' || (type === 'section' && description.trim() !== '');
}

function areOptions(options: readonly string[] = []): boolean {
  const texts = options.map((option) => option.trim());
  return texts.length > 0 && texts.every(Boolean) && new Set(texts).size === texts.length;
}

/** "constructor" and its like: scripts on pages look values up by id in plain objects. */
function isInherited(id: string): boolean {
  return id in Object.prototype;
}
