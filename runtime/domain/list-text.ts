import { languageOf } from '../i18n/language-of.ts';

/** Commas of the scripts that have their own. */
const COMMAS: Readonly<Record<string, string>> = { ar: '، ', ja: '、', zh: '、' };

/** Joins names or facts by the comma of a language: "Red, M". */
export function listText(parts: readonly string[], language: string): string {
  return parts.join(COMMAS[languageOf(language)] ?? ', ');
}
