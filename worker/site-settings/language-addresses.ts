import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { segmentOf } from '../site/languages.ts';
import type { Site } from '../site/site.ts';

/** Returns why a site cannot have these languages: one of them needs the address of a page. */
export async function addressError(
  db: D1Database,
  site: Pick<Site, 'siteId' | 'language'>,
  languages: readonly string[],
): Promise<string | undefined> {
  if (languages.length === 0) return undefined;
  const segments = [site.language, ...languages].map(segmentOf);
  const urlId = await db
    .prepare('SELECT url_id FROM collections WHERE site_id = ?1 AND lower(url_id) IN (SELECT value FROM json_each(?2))')
    .bind(site.siteId, JSON.stringify(segments))
    .first<string>('url_id');
  if (urlId === null) return undefined;
  const { content } = await textsIn(site.language);
  return fill(content.urlTaken, { val: `/${urlId}` });
}
