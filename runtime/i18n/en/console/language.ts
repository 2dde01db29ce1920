/** The language of the console's texts, by which it writes numbers, days and names too. A BCP 47 tag. */
export const languageTexts = {
  tag: 'en',
} as const;
