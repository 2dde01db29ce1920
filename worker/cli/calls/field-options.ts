import type { Field } from '../operation.ts';
import { choice, flag, list, MAX_WHOLE, type OptionKind, required, text, whole } from '../option-kinds.ts';
import type { OptionDetails } from './call-details.ts';

/** An option that carries a field of a call. */
export interface FieldOption {
  field: string;
  name: string;
  kind: OptionKind<unknown>;
}

/** Returns the option of a field: `--collection COLLECTION` for `collectionId`. */
export function optionOf(field: string, definition: Field, given: OptionDetails | string = {}): FieldOption {
  const details = typeof given === 'string' ? { about: given } : given;
  const stem = field.replace(/(?<=.)Id$/, '');
  const name = details.as ?? stem.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const word = details.word ?? wordOf(field, definition, name);
  const about = details.about ?? (definition.default === undefined ? '' : `by default ${definition.default}`);
  const kind = details.kind ?? kindOf(definition, word, about);
  return { field, name, kind: definition.isRequired && !details.kind ? required(kind) : kind };
}

function kindOf({ kind, values = [], least, most }: Field, word: string, about: string): OptionKind<unknown> {
  switch (kind) {
    case 'flag':
      return { ...flag(about), read: (given) => given === true || undefined };
    case 'choice':
      return choice(word, values, about);
    case 'texts':
      return list(word, about);
    case 'whole':
      return whole(word, about, { from: least ?? -MAX_WHOLE, to: most ?? MAX_WHOLE });
    case 'text':
      return text(word, about);
  }
}

function wordOf(field: string, { kind }: Field, name: string): string {
  if (kind === 'whole') return 'N';
  if (kind === 'texts') return 'TEXT,…';
  const isNamedSo = kind === 'choice' || field.endsWith('Id') || ['cursor', 'email'].includes(field);
  return isNamedSo ? name.toUpperCase() : 'TEXT';
}
