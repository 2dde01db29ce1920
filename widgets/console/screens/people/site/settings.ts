import type { OwnerSite, SiteSettings } from '#runtime/contracts/site.ts';

export const SITE = '/api/owner/site';

/** What the screen edits of a site. Its lock and its lock screen have calls of their own. */
export type EditedSite = Omit<SiteSettings, 'isLocked' | 'lockScreen'>;

export function toSettings({ isLocked, lockScreen, siteId, version, updatedAt, ...settings }: OwnerSite): EditedSite {
  return settings;
}

/** What people call the settings, where two people have changed one. */
export const SETTING_NAMES = {
  title: 'Name',
  identifier: 'Short name',
  status: 'Status',
  language: 'Language',
  languages: 'Further languages',
  timeZone: 'Time zone',
  colors: 'Brand colours',
  websiteSettings: 'Comments, likes and forms',
  switchedOff: 'Switched off',
} as const;
