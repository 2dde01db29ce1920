import type { Translation, TranslationTexts } from '#runtime/contracts/translations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { textLabel } from './text-names.ts';

/**
 * The address and every text of a translation, each as a field of its own under the path by which the shop names its error.
 * So two people can translate two texts of one thing at a time.
 */
export type TextFields = Readonly<Record<string, string | undefined>>;

export const SLUG = 'slug';
const TEXTS = 'texts.';

/** Returns the field of a text, "texts.title". */
export function fieldFor(name: string): string {
  return `${TEXTS}${name}`;
}

export function toFields({ slug, texts }: Translation): TextFields {
  const fields = Object.entries(texts).map(([name, text]) => [fieldFor(name), text] as const);
  return { ...(slug !== null && { [SLUG]: slug }), ...Object.fromEntries(fields) };
}

/** Returns what is saved: texts that are empty are left out, and visitors read them as they were written. */
export function toTexts(fields: TextFields): TranslationTexts {
  const texts: Record<string, string> = {};
  for (const [field, text = ''] of Object.entries(fields)) {
    if (field.startsWith(TEXTS) && text.trim() !== '') texts[field.slice(TEXTS.length)] = text;
  }
  return { slug: fields[SLUG] || null, texts };
}

/** Returns the names of all fields, as people read them. */
export function fieldNames({ sources }: Translation): Record<string, string> {
  const names = Object.keys(sources).map((name) => [fieldFor(name), textLabel(name)] as const);
  return { [SLUG]: commonTexts.address, ...Object.fromEntries(names) };
}
