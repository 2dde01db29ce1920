/** The languages of the owner's console: English, and those that have its texts in `runtime/i18n/LANGUAGE/console/`. */
export const CONSOLE_LANGUAGES = ['en', 'de'] as const;
export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number];

/** Names the console in a language among what is built. */
export function consoleModule(language: ConsoleLanguage): `console-${ConsoleLanguage}` {
  return `console-${language}`;
}
