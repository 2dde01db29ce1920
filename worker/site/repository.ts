import type { FooterSettings, HeaderSettings } from '#runtime/contracts/navigation.ts';
import type { Site } from './site.ts';

const NO_HEADER: HeaderSettings = { announcement: null, logo: null };
const NO_FOOTER: FooterSettings = { note: '', columns: [] };

interface SiteRow {
  site_id: string;
  identifier: string;
  title: string;
  status: number;
  language: string;
  time_zone: string;
  website: string;
  website_settings: string;
  store_settings: string;
  languages: string;
  entitlements: string;
  header: string;
  footer: string;
  lock_key: string | null;
  lock_screen: string | null;
  mail_domain: string;
  opened_at: number | null;
  version: number;
  updated_at: number;
  payment_accounts: string;
  primary_host: string | null;
  hidden_legal_pages: string;
  hosts: string | null;
  translations: string | null;
}

/**
 * The site's payment accounts, its primary host, the legal pages that visitors do not see, and the columns that only a site
 * with further languages has.
 */
const FURTHER_COLUMNS = `
  (SELECT json_group_array(json_object('id', id, 'provider', provider, 'mode', mode, 'state', state)) FROM payment_accounts a
    WHERE a.site_id = sites.site_id) AS payment_accounts,
  (SELECT hostname FROM site_domains host WHERE host.site_id = sites.site_id AND host.is_primary = 1) AS primary_host,
  iif(EXISTS (SELECT 1 FROM collections INDEXED BY disabled_collections WHERE site_id = sites.site_id AND enabled = 0), (
    SELECT json_group_array('/' || page.url_id) FROM json_each(sites.store_settings, '$.legalPages') named
    CROSS JOIN collections page ON page.site_id = sites.site_id AND page.url_id = substr(named.value, 2)
    WHERE page.enabled = 0), '[]') AS hidden_legal_pages,
  iif(sites.languages = '[]', NULL, (
    SELECT json_group_array(json_object('hostname', hostname, 'language', language)) FROM site_domains host
    WHERE host.site_id = sites.site_id)) AS hosts,
  iif(sites.languages = '[]', NULL, (
    SELECT json_group_object(t.language, json(t.texts)) FROM json_each(sites.languages) spoken
    CROSS JOIN translations t ON t.site_id = sites.site_id AND t.language = spoken.value AND t.kind = 'site' AND t.id = 'site'
  )) AS translations`;

export interface FoundSite {
  site: Site;
  /** Origins of other sites whose pages may call this one's API. */
  origins: ReadonlySet<string>;
}

/** Finds the site of a host or, if the host belongs to none, of a publishable key; null without one. */
export async function findSite(db: D1Database, hostname: string, key: string): Promise<FoundSite | null> {
  const row = await db
    .prepare(
      `SELECT sites.*, ${FURTHER_COLUMNS},
         (SELECT json_group_array(origin) FROM site_origins WHERE site_origins.site_id = sites.site_id) AS origins,
         (SELECT json_group_array(json_set(definition, '$.id', id)) FROM popups
          WHERE popups.site_id = sites.site_id AND is_enabled) AS popups,
         EXISTS (SELECT 1 FROM items INDEXED BY subscription_products
           WHERE items.site_id = sites.site_id AND subscription_plan IS NOT NULL) AS with_plan,
         EXISTS (SELECT 1 FROM site_domains INDEXED BY leading_domains
           WHERE hostname = ?1 AND redirects = 1 AND language IS NULL) AS redirects
       FROM sites
       WHERE site_id = COALESCE((SELECT site_id FROM site_domains WHERE hostname = ?1), ?2)`,
    )
    .bind(hostname, key)
    .first<SiteRow & { origins: string; popups: string; with_plan: number; redirects: number }>();
  return (
    row && {
      site: {
        ...toSite(row),
        popups: JSON.parse(row.popups),
        sellsSubscriptions: row.with_plan === 1,
        leadsTo: row.redirects === 1 && row.primary_host !== hostname ? row.primary_host : null,
      },
      origins: new Set<string>(JSON.parse(row.origins)),
    }
  );
}

/** Reads the site with this id, for work outside a request. */
export async function readSite(db: D1Database, siteId: string): Promise<Site | undefined> {
  const row = await db
    .prepare(`SELECT sites.*, ${FURTHER_COLUMNS} FROM sites WHERE site_id = ?1`)
    .bind(siteId)
    .first<SiteRow>();
  return row ? toSite(row) : undefined;
}

function toSite(row: SiteRow): Site {
  const written = {
    title: row.title,
    header: { ...NO_HEADER, ...JSON.parse(row.header) },
    footer: { ...NO_FOOTER, ...JSON.parse(row.footer) },
    lockScreen: row.lock_screen === null ? null : JSON.parse(row.lock_screen),
  };
  return {
    ...written,
    written,
    siteId: row.site_id,
    identifier: row.identifier,
    status: row.status,
    language: row.language,
    primaryLanguage: row.language,
    prefix: '',
    hosts: row.hosts === null ? [] : JSON.parse(row.hosts),
    translations: row.translations === null ? {} : JSON.parse(row.translations),
    timeZone: row.time_zone,
    website: JSON.parse(row.website),
    websiteSettings: JSON.parse(row.website_settings),
    storeSettings: JSON.parse(row.store_settings),
    languages: JSON.parse(row.languages),
    entitlements: JSON.parse(row.entitlements),
    popups: [],
    sellsSubscriptions: false,
    lockKey: row.lock_key,
    isShut: false,
    paymentAccounts: JSON.parse(row.payment_accounts),
    primaryHost: row.primary_host,
    hiddenLegalPages: JSON.parse(row.hidden_legal_pages),
    leadsTo: null,
    mailDomain: row.mail_domain,
    openedAt: row.opened_at,
    version: row.version,
    updatedAt: row.updated_at,
  };
}
