import { languageOf } from '#runtime/i18n/languages.ts';
import { NOTICE_LANGUAGES, noticeLanguages } from '../notices/service.ts';
import { allLanguages } from '../site/languages.ts';
import type { Site } from '../site/site.ts';

const OFFICIAL: readonly string[] = NOTICE_LANGUAGES;

/**
 * Returns the languages of the shop whose official notice of the guarantee it lacks: those that have one, or all of a shop
 * none of whose languages has one.
 */
export async function languagesWithoutNotice(db: D1Database, site: Site): Promise<string[]> {
  const languages = [...new Set(allLanguages(site).map((language) => languageOf(language)))];
  const official = languages.filter((language) => OFFICIAL.includes(language));
  const stored = await noticeLanguages(db, site.siteId);
  return (official.length > 0 ? official : languages).filter((language) => !stored.includes(language));
}
