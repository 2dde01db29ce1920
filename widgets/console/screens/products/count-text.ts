import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { fill } from '#runtime/i18n/fill.ts';

/** Writes a number of things: a text with forms for `n` gives "1 variant", "2 variants", "1,000 variants". */
export function countText(count: number, text: string): string {
  return fill(text, { n: count.toLocaleString(languageTexts.tag) });
}
