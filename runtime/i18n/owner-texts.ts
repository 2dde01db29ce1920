import { CONSOLE_LANGUAGES, type ConsoleLanguage } from './console-languages.ts';
import * as english from './en/owner/all.ts';
import { languageOf } from './language-of.ts';

/** The texts that the Worker writes for the people who work on the shop alone, in a language of the console. */
export type OwnerTexts = {
  [Group in keyof typeof english]: { [Key in keyof (typeof english)[Group]]: string };
};

const LOADERS: Readonly<Record<ConsoleLanguage, () => Promise<OwnerTexts>>> = {
  en: async () => english,
  de: () => import('./de/owner/all.ts'),
};

/** Returns these texts for a BCP 47 tag; the English ones for a language that the console lacks. */
export function ownerTextsIn(tag: string): Promise<OwnerTexts> {
  return LOADERS[consoleLanguage(tag)]();
}

/** Returns the language of the console for a BCP 47 tag, in which numbers, days and names are written beside its texts. */
export function consoleLanguage(tag: string): ConsoleLanguage {
  const language = languageOf(tag);
  return CONSOLE_LANGUAGES.find((each) => each === language) ?? 'en';
}
