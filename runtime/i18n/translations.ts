/** The languages beside English. Each has a folder of texts, one file for each part that is loaded alone. */
export const TRANSLATIONS = ['ar', 'da', 'de', 'es', 'fr', 'he', 'it', 'ja', 'nl', 'pl', 'pt', 'sv', 'zh'] as const;

export type Translation = (typeof TRANSLATIONS)[number];
