import type { OwnerSite, SiteSettings } from '#runtime/contracts/site.ts';

export const SITE = '/api/owner/site';

/** The part of a site that the screen edits. Its lock and its lock screen have calls of their own. */
export type EditedSite = Omit<SiteSettings, 'isLocked' | 'lockScreen'>;

/** Returns the part of a site that the screen edits. */
export function toSettings({ isLocked, lockScreen, siteId, version, updatedAt, ...settings }: OwnerSite): EditedSite {
  return settings;
}

/** Names the settings as people know them, for when two of them have changed one. */
export const SETTING_NAMES = {
  title: 'Name',
  identifier: 'Short name',
  status: 'Status',
  language: 'Language',
  languages: 'Further languages',
  timeZone: 'Time zone',
  colors: 'Brand colours',
  fonts: 'Fonts',
  websiteSettings: 'Comments, likes and forms',
  switchedOff: 'Switched off',
} as const;
