import { isTranslation, languageOf } from '#runtime/i18n/languages.ts';
import { languageFor, prefixOn } from './languages.ts';
import type { ShopCall } from './shop-call.ts';
import type { Site } from './site.ts';
import { translateSite } from './translated-site.ts';

/**
 * Returns the language tag of a person's mails: the one that was asked for where the shop writes it, else the site's. A
 * site's own tag counts for its language, because it says how dates and prices are written there.
 */
export function mailLanguage({ language }: Pick<Site, 'language'>, wanted: string): string {
  const base = languageOf(wanted);
  if (base === languageOf(language)) return language;
  return base === 'en' || isTranslation(base) ? wanted : language;
}

/** SQL for the language that the confirmed account of an address has chosen; NULL for none. */
export const ACCOUNT_LANGUAGE = (siteId: string, email: string) =>
  `(SELECT u.language FROM site_users u WHERE u.site_id = ${siteId} AND u.email = ${email} AND u.confirmed_at IS NOT NULL)`;

/**
 * Returns a call whose site has the language of a person's mails. `wanted` is a language tag; '' for the site's present
 * one. Where the site has no pages in the language, the mail's links lead to those in its own.
 */
export function withLanguage<Call extends { site: Site }>(call: Call, wanted: string): Call {
  const { site } = call;
  if (site.languages.length === 0) return { ...call, site: { ...site, language: mailLanguage(site, wanted) } };
  const language = (wanted !== '' && languageFor(site, wanted)) || mailLanguage(site, wanted);
  return { ...call, site: { ...translateSite(site, language), language, prefix: prefixOn(site, '', language) } };
}

/** Returns a call whose site has the language that the account of an address has chosen. */
export async function inLanguageOf<Call extends Pick<ShopCall, 'db' | 'site'>>(
  call: Call,
  email: string,
): Promise<Call> {
  const { db, site } = call;
  const select = db
    .prepare(`SELECT ${ACCOUNT_LANGUAGE('?1', '?2')} AS language`)
    .bind(site.siteId, email.toLowerCase());
  return withLanguage(call, (await select.first<string | null>('language')) ?? '');
}
