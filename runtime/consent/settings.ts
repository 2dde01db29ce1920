import { getPerformanceSettings } from '../api/performance-settings.ts';
import type { PerformanceSettings, TrackingSettings } from '../contracts/telemetry.ts';

/** The part of a page's static context that says what may be recorded. */
interface PageContext {
  cookieSettings?: Omit<TrackingSettings, 'isCloneableTemplate'>;
  website?: { cloneable?: boolean };
}

let loading: Promise<PerformanceSettings | undefined> | undefined;

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

/**
 * Asks the shop, once for each page, how this page is recorded. The call names no visitor and keeps nothing. Resolves to
 * undefined where no answer comes; the next call asks again.
 */
export function fetchSettings(): Promise<PerformanceSettings | undefined> {
  loading ??= getPerformanceSettings().then((settings) => {
    if (!settings) loading = undefined;
    return settings;
  });
  return loading;
}

/** Returns the site's rules, without a call where the page has them. */
export async function trackingSettings(): Promise<TrackingSettings | undefined> {
  return writtenSettings() ?? (await fetchSettings())?.tracking;
}
