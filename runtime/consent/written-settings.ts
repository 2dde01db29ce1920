import type { TrackingSettings } from '../contracts/telemetry.ts';

/** The part of a page's static context that says what may be recorded. */
interface PageContext {
  cookieSettings?: Omit<TrackingSettings, 'isCloneableTemplate'>;
  website?: { cloneable?: boolean };
}

/**
 * Returns the site's rules that the Worker has written into its own pages; undefined on all other pages, whose context is
 * another site's.
 */
export function writtenSettings(): TrackingSettings | undefined {
  if (!document.documentElement.hasAttribute('data-sq-serves')) return undefined;
  const { Static } = window as { Static?: { SQUARESPACE_CONTEXT?: PageContext } };
  const { cookieSettings, website } = Static?.SQUARESPACE_CONTEXT ?? {};
  return cookieSettings && { ...cookieSettings, isCloneableTemplate: website?.cloneable === true };
}
