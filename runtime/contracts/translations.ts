/** Kinds of things whose texts visitors read in further languages. */
export const TRANSLATION_KINDS = ['site', 'navigation', 'collection', 'category', 'item', 'form'] as const;
export type TranslationKind = (typeof TRANSLATION_KINDS)[number];
