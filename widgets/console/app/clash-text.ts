import type { Clash } from '#runtime/domain/merge-lists.ts';
import { fieldName } from '../parts/names.ts';

/** Names what clashes: "Variants, S / red, Price". */
export function clashTitle({ field, entry, part }: Clash, names: Readonly<Record<string, string>>): string {
  const partName = part && (names[`${field}.${part}`] ?? names[part] ?? fieldName(part));
  return [names[field] ?? fieldName(field), entry?.title, partName].filter(Boolean).join(', ');
}

/** Writes a value as people read it: the entries of a list and the fields of an object on lines. */
export function clashText(value: unknown, texts: { empty: string; yes: string; no: string }): string {
  if (value === undefined || value === null || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) {
    const lines = value.map((each) => (isPlain(each) ? lineOf(each, texts) : clashText(each, texts)));
    return lines.length === 0 ? texts.empty : lines.join('\n');
  }
  if (!isPlain(value)) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${fieldName(name)}: ${isPlain(part) ? lineOf(part, texts) : clashText(part, texts)}`)
    .join('\n');
}

function lineOf(value: object, texts: Parameters<typeof clashText>[1]): string {
  return clashText(value, texts).replaceAll('\n', ', ');
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
