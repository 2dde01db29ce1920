import { PREFERENCES, type Preferences } from '#runtime/contracts/preferences.ts';
import { secureOriginOf } from '#runtime/domain/secure-origin.ts';
import type { Site } from '../site/site.ts';

const NONE: Preferences<'tags'> = { scripts: [], origins: [] };

/** Returns the tags of the shop's pages; none where the stored settings are not in order. */
export function tagSettings({ storeSettings }: Site): Preferences<'tags'> {
  return PREFERENCES.tags.safeParse(storeSettings.tagSettings).data ?? NONE;
}

/** Returns the origins that the shop's pages must allow for their tags and for session replay. */
export function tagOrigins(site: Site): string[] {
  const { scripts, origins } = tagSettings(site);
  return [...new Set([...scripts.map(({ url }) => secureOriginOf(url)), ...origins])];
}
