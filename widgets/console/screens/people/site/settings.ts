import type { OwnerSite, SiteSettings } from '#runtime/contracts/site.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';

export const SITE = '/api/owner/site';

/** The part of a site that the screen edits. Its lock and its lock screen have calls of their own. */
export type EditedSite = Omit<SiteSettings, 'isLocked' | 'lockScreen'>;

/** Returns the part of a site that the screen edits. */
export function toSettings({ isLocked, lockScreen, siteId, version, updatedAt, ...settings }: OwnerSite): EditedSite {
  return settings;
}

/** Names the settings as people know them, for when two of them have changed one. */
export const SETTING_NAMES = {
  title: commonTexts.name,
  identifier: peopleTexts.shortName,
  status: peopleTexts.statusName,
  language: peopleTexts.language,
  languages: peopleTexts.furtherLanguages,
  timeZone: peopleTexts.timeZone,
  colors: peopleTexts.brandColours,
  fonts: peopleTexts.fonts,
  websiteSettings: peopleTexts.commentsLikesAndForms,
  cloneable: peopleTexts.cloneable,
  switchedOff: peopleTexts.switchedOff,
} as const;
