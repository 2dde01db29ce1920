import { getPerformanceSettings } from '../api/performance-settings.ts';
import type { PerformanceSettings, TrackingSettings } from '../contracts/telemetry.ts';
import { writtenSettings } from './written-settings.ts';

export { writtenSettings };

let loading: Promise<PerformanceSettings | undefined> | undefined;

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
