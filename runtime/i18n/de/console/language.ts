import type { languageTexts as english } from '../../en/console/language.ts';

/** The language of the console's texts, by which it writes numbers, days and names too. A BCP 47 tag. */
export const languageTexts = {
  tag: 'de',
} as const satisfies Record<keyof typeof english, string>;
