import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';
import { quoted } from './quoted.ts';

export interface NewSite {
  siteId: string;
  title: string;
  hostnames: readonly string[];
  language?: string | undefined;
  timeZone?: string | undefined;
  currency?: string | undefined;
}

/** Returns the SQL of a new site without pages, for an import. */
export function emptySite({ siteId, title, hostnames, ...given }: NewSite, now: number): string[] {
  const { language = 'en-US', timeZone = 'America/New_York', currency = 'USD' } = given;
  const id = quoted(siteId);
  const settings = quoted(JSON.stringify({ testMode: true, selectedCurrency: currency, defaultCurrency: currency }));
  return [
    `INSERT INTO sites (site_id, identifier, title, language, time_zone, store_settings, updated_at)
     VALUES (${id}, ${id}, ${[title, language, timeZone].map(quoted).join(', ')}, ${settings}, ${now})`,
    ...hostnames.map((host) => `INSERT INTO site_domains (site_id, hostname) VALUES (${id}, ${quoted(host)})`),
  ];
}

/** Returns the SQL of a new site with a home page and a theme. */
export function siteWithTheme(
  site: NewSite,
  theme: readonly { name: string; source: string }[],
  now: number,
): string[] {
  const [id, title] = [quoted(site.siteId), quoted(site.title)];
  return [
    ...emptySite(site, now),
    `INSERT INTO collections (site_id, id, type, title, navigation_title, url_id, template, in_navigation, updated_at)
     VALUES (${id}, 'home', ${COLLECTION_TYPE.page}, ${title}, ${title}, '', 'home', 0, ${now})`,
    ...theme.map(
      ({ name, source }) =>
        `INSERT INTO templates (site_id, name, source, updated_at) VALUES (${id}, ${quoted(name)}, ${quoted(source)}, ${now})`,
    ),
  ];
}
