import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { HeaderSettings } from '#runtime/contracts/navigation.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import type { AppEnv } from '../http/app-env.ts';
import { sha256 } from '../session/service.ts';
import type { Site } from '../site/site.ts';

/** The path to which the form that closes the bar is sent. */
export const ANNOUNCEMENT_PATH = '/settings/announcement';
/** Holds the version of the announcement that the visitor has closed. */
export const ANNOUNCEMENT_COOKIE = 'sq-announcement';
export const CLOSED_DAYS = 365;
const VERSION_LENGTH = 12;

type Announcement = NonNullable<HeaderSettings['announcement']>;

/** Returns the version of an announcement. It changes with text and address, so that visitors who closed the bar see the new one. */
export function versionOf({ text, url }: Announcement): string {
  return sha256(JSON.stringify([text, url])).slice(0, VERSION_LENGTH);
}

/** Returns the site as its visitor sees it: without the announcement that they have closed, before the page is painted. */
export function withoutClosed(c: Context<AppEnv>): Site {
  const { site } = c.var;
  const { announcement } = site.header;
  const isClosed = announcement !== null && getCookie(c, ANNOUNCEMENT_COOKIE) === versionOf(announcement);
  return isClosed ? { ...site, header: { ...site.header, announcement: null } } : site;
}

/** Returns the header for templates: the announcement has its version, and the form that closes it. */
export function headerContext({ announcement }: HeaderSettings, closeText: string) {
  if (!announcement) return { announcement: null };
  const version = versionOf(announcement);
  const label = escapeHtml(closeText);
  const closeForm = `<form class="sq-announcement-close" method="post" action="${ANNOUNCEMENT_PATH}"><input type="hidden" name="version" value="${version}"><button type="submit" aria-label="${label}" title="${label}">✕</button></form>`;
  return { announcement: { ...announcement, version, closeForm } };
}
