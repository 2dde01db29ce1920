import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { segmentOf } from '../site/languages.ts';

/** Returns why a site in a language cannot have these others: one of them needs the address of a page. */
export async function addressError(
  { db, site, readerLanguage }: OwnerCall,
  language: string,
  languages: readonly string[],
): Promise<string | undefined> {
  if (languages.length === 0) return undefined;
  const segments = [language, ...languages].map(segmentOf);
  const urlId = await db
    .prepare('SELECT url_id FROM collections WHERE site_id = ?1 AND lower(url_id) IN (SELECT value FROM json_each(?2))')
    .bind(site.siteId, JSON.stringify(segments))
    .first<string>('url_id');
  if (urlId === null) return undefined;
  const { content } = await textsIn(readerLanguage);
  return fill(content.urlTaken, { val: `/${urlId}` });
}
