import type { Site } from '#worker/site/site.ts';
import type { SiteContent } from '../content/content.ts';

/** The platform's number of a paid site. */
const PAID = 8;

/** Returns the settings of a demo site as the database has them. */
export function rowOf(site: SiteContent): Site {
  const { siteId, identifier, title, language, timeZone, header, footer, lockScreen = null } = site;
  const written = { title, header, footer, lockScreen };
  return {
    siteId,
    identifier,
    language,
    timeZone,
    ...written,
    status: PAID,
    languages: site.languages ?? [],
    entitlements: [],
    popups: [],
    sellsSubscriptions: false,
    lockKey: null,
    paymentAccounts: [],
    primaryHost: null,
    hiddenLegalPages: [],
    leadsTo: null,
    isShut: false,
    mailDomain: '',
    openedAt: 0,
    version: 1,
    updatedAt: 0,
    primaryLanguage: language,
    prefix: '',
    hosts: [],
    translations: {},
    written,
    website: { ...site.website },
    websiteSettings: { ...site.websiteSettings },
    storeSettings: { ...site.storeSettings },
  };
}
