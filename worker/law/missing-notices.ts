import { noticeLanguages, wantedLanguages } from '../notices/service.ts';
import type { Site } from '../site/site.ts';

/** Returns the languages in which the shop needs the official notice of the guarantee and lacks it. */
export async function languagesWithoutNotice(db: D1Database, site: Site): Promise<string[]> {
  const stored = await noticeLanguages(db, site.siteId);
  return wantedLanguages(site).filter((language) => !stored.includes(language));
}
