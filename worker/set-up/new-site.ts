import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';

/** A statement with numbered parameters, for the Worker's database and for the command, which writes the values into it. */
export interface SqlStatement {
  sql: string;
  values: readonly (string | number | null)[];
}

export interface NewSite {
  siteId: string;
  title: string;
  hostnames: readonly string[];
  language?: string | undefined;
  timeZone?: string | undefined;
  currency?: string | undefined;
  /** Whether visitors find the shop open from the start; true by default. */
  isOpen?: boolean;
  /** Settings of the store beside its currency and test mode, as they are stored. */
  ownSettings?: Readonly<Record<string, unknown>>;
}

/** A template of pages: 'home.page', 'partials/header'. */
export interface ThemeTemplate {
  name: string;
  source: string;
}

/** Returns the statements of a new site without pages, for an import. */
export function emptySite({ siteId, title, hostnames, ...given }: NewSite, now: number): SqlStatement[] {
  const { language = 'en-US', timeZone = 'America/New_York', currency = 'USD', isOpen = true } = given;
  const money = { testMode: true, selectedCurrency: currency, defaultCurrency: currency };
  const settings = JSON.stringify({ ...money, ...given.ownSettings });
  return [
    {
      sql: `INSERT INTO sites (site_id, identifier, title, language, time_zone, store_settings, opened_at, updated_at)
        VALUES (?1, ?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
      values: [siteId, title, language, timeZone, settings, isOpen ? 0 : null, now],
    },
    {
      sql: 'INSERT INTO site_domains (site_id, hostname) SELECT ?1, value FROM json_each(?2)',
      values: [siteId, JSON.stringify(hostnames)],
    },
  ];
}

/** Returns the statements of a new site with a home page and a theme. */
export function siteWithTheme(site: NewSite, theme: readonly ThemeTemplate[], now: number): SqlStatement[] {
  const { siteId, title } = site;
  return [
    ...emptySite(site, now),
    {
      sql: `INSERT INTO collections (site_id, id, type, title, navigation_title, url_id, template, in_navigation, updated_at)
        VALUES (?1, 'home', ${COLLECTION_TYPE.page}, ?2, ?2, '', 'home', 0, ?3)`,
      values: [siteId, title, now],
    },
    {
      sql: `INSERT INTO templates (site_id, name, source, updated_at)
        SELECT ?1, value ->> 'name', value ->> 'source', ?3 FROM json_each(?2)`,
      values: [siteId, JSON.stringify(theme), now],
    },
  ];
}
