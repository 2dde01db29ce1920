/**
 * How a shop begins: the new site with its theme, and the links that let its first owner in. The command and the demo use
 * these too, so nothing here needs the Worker's runtime.
 */

export { spokenLanguage } from './entries.ts';
export { ENTRY_PATH, type EntryPurpose, type NewEntryLink, newEntryLink } from './entry-link.ts';
export { deleteExpiredEntryLinks } from './expiry.ts';
export { emptySite, type NewSite, type SqlStatement, siteWithTheme, type ThemeTemplate } from './new-site.ts';
export { prepared } from './prepared.ts';
export { usualCurrency, usualTimeZone } from './shop-defaults.ts';
export { siteIdOf } from './site-id.ts';
export type { SampleShop, Starter, StarterProduct } from './starter.ts';
