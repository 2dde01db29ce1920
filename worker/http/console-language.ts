import type { Context } from 'hono';
import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '#runtime/i18n/console-languages.ts';
import { languageOf } from '#runtime/i18n/language-of.ts';

/** Returns the first language of a browser that the console has, or English. */
export function consoleLanguageOf({ req }: Pick<Context, 'req'>): ConsoleLanguage {
  for (const tag of (req.header('Accept-Language') ?? '').split(',')) {
    const asked = languageOf(tag.split(';')[0]?.trim() ?? '');
    const language = CONSOLE_LANGUAGES.find((each) => each === asked);
    if (language) return language;
  }
  return 'en';
}
