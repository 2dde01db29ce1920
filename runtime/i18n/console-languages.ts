/** The languages of the owner's console: English, and those that have its texts in `runtime/i18n/LANGUAGE/console/`. */
export const CONSOLE_LANGUAGES = ['en', 'de'] as const;
export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number];

/** Returns the language of the console that a text names; undefined where it names none. */
export function consoleLanguage(text: string): ConsoleLanguage | undefined {
  return CONSOLE_LANGUAGES.find((each) => each === text);
}

/** Names the console's service worker among what is built; it has no texts. */
export const SERVICE_WORKER_MODULE = 'console-service-worker';

/** Names the console in a language among what is built. */
export function consoleModule(language: ConsoleLanguage): `console-${ConsoleLanguage}` {
  return `console-${language}`;
}
