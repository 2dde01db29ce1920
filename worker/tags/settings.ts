import type { Context } from 'hono';
import { PREFERENCES, type Preferences } from '#runtime/contracts/preferences.ts';
import { secureOriginOf } from '#runtime/domain/secure-origin.ts';
import type { AppEnv } from '../http/app-env.ts';
import { contributorToken } from '../session/service.ts';
import { ACCOUNT_MAILS_PATH, ACCOUNT_PATH, CONTRIBUTOR_PASSWORD_PATH, PAY_PATH } from '../site/page-paths.ts';
import type { Site } from '../site/site.ts';

/** Of accounts, of those who work on the site, and of payment links, whose address is all that one needs to open them. */
const SECRET_PATHS = [ACCOUNT_PATH, ACCOUNT_MAILS_PATH, CONTRIBUTOR_PASSWORD_PATH, PAY_PATH];
const FRAMES: ReadonlySet<string> = new Set(['iframe', 'frame', 'embed', 'object']);

const NONE: Preferences<'tags'> = { scripts: [], origins: [] };

/**
 * Whether a page may run scripts of others. Those who work on the site get none, because such a script could act as they
 * may; neither does a page on which somebody signs in or whose address opens it, because it could read what is typed or the
 * address, nor one in a frame, which reaches the page around it. By default, `address` is the call's own.
 */
export function mayRunTags(c: Context<AppEnv>, address = c.req.url): boolean {
  const { pathname } = new URL(URL.canParse(address, c.req.url) ? address : c.req.url, c.req.url);
  const isSecret = SECRET_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  const dest = c.req.header('Sec-Fetch-Dest');
  const isFramed = dest !== undefined && FRAMES.has(dest);
  return !isSecret && !isFramed && contributorToken(c) === undefined;
}

/** Returns the tags of the shop's pages; none where the stored settings are not in order. */
export function tagSettings({ storeSettings }: Site): Preferences<'tags'> {
  return PREFERENCES.tags.safeParse(storeSettings.tagSettings).data ?? NONE;
}

/** Returns the origins that the shop's pages must allow for their tags and for session replay. */
export function tagOrigins(site: Site): string[] {
  const { scripts, origins } = tagSettings(site);
  return [...new Set([...scripts.map(({ url }) => secureOriginOf(url)), ...origins])];
}
