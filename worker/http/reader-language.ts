import type { Context } from 'hono';
import { CONTRIBUTOR_XSRF_HEADER } from '#runtime/contracts/http.ts';
import { isTranslation, languageOf } from '#runtime/i18n/languages.ts';
import type { AppEnv } from './app-env.ts';
import { consoleLanguageOf } from './console-language.ts';

/**
 * Returns the language tag of who reads an answer: the console sends the language that it is shown in, a program with a
 * key may ask for one, and everybody else reads the site's.
 */
export function readerLanguageOf(c: Pick<Context<AppEnv>, 'req' | 'var'>): string {
  if (c.var.owner?.email !== undefined || c.req.header(CONTRIBUTOR_XSRF_HEADER) !== undefined) {
    return consoleLanguageOf(c);
  }
  const ofSite = c.var.site?.language ?? 'en';
  if (c.req.header('Authorization') === undefined) return ofSite;
  const asked = languageOf((c.req.header('Accept-Language') ?? '').split(/[,;]/)[0]?.trim() ?? '');
  return asked === 'en' || isTranslation(asked) ? asked : ofSite;
}
