import type { Database } from './database.ts';
import { quoted } from './quoted.ts';
import { UsageError } from './usage-error.ts';

interface FoundSite {
  site_id: string;
  hostname: string | null;
}

/** Finds the site that is named, or the only one; undefined where there is none at all. */
export async function findSite({ siteId, query }: Database): Promise<FoundSite | undefined> {
  const isWanted = siteId === '' ? 'true' : `site_id = ${quoted(siteId)}`;
  const sites = await query<FoundSite>(
    `SELECT site_id, (SELECT hostname FROM site_domains d WHERE d.site_id = sites.site_id
       ORDER BY language IS NOT NULL, hostname LIMIT 1) AS hostname
     FROM sites WHERE ${isWanted} ORDER BY site_id LIMIT 20`,
  );
  if (siteId !== '' && sites.length === 0) throw new Error(`There is no site ${siteId}.`);
  if (sites.length > 1) {
    throw new UsageError(
      `There are several shops. Name one by --site: ${sites.map((site) => site.site_id).join(', ')}.`,
    );
  }
  return sites[0];
}
