import type { Context } from 'hono';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { languageOf } from '#runtime/i18n/language-of.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { AppEnv } from '../http/app-env.ts';
import { german } from './texts/de.ts';
import { english, type SetUpTexts } from './texts/en.ts';

/** Who reads a page before there is a shop, and the texts in that person's language. */
export interface Reader {
  language: 'en' | 'de';
  /** The country of the browser, ISO 3166-1 alpha-2; '' where nothing says it. */
  country: string;
  own: SetUpTexts;
  texts: Catalogue;
}

/** Finds out by the browser's first language, and by the country that Cloudflare sees. */
export async function readerOf(c: Context<AppEnv>): Promise<Reader> {
  const { req } = c;
  const [first = ''] = (req.header('Accept-Language') ?? '').split(/[,;]/);
  const language = languageOf(first) === 'de' ? 'de' : 'en';
  const seen = networkOf(c)?.country;
  const spoken = /-([A-Za-z]{2})$/.exec(first.trim())?.[1]?.toUpperCase() ?? '';
  return {
    language,
    country: typeof seen === 'string' ? seen : spoken,
    own: language === 'de' ? german : english,
    texts: await textsIn(language),
  };
}

/** Returns the time zone of the browser's network, if that is in this country. */
export function seenTimeZone(c: Context<AppEnv>, countryCode: string): string | undefined {
  const network = networkOf(c);
  return network?.country === countryCode && typeof network.timezone === 'string' ? network.timezone : undefined;
}

/** Returns what Cloudflare knows of the browser's network; a server on one's own machine makes it up. */
function networkOf({ req, env }: Context<AppEnv>) {
  return env.ENVIRONMENT === 'development' ? undefined : req.raw.cf;
}
