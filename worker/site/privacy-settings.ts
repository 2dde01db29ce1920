import type { Preferences } from '#runtime/contracts/preferences.ts';
import type { TrackingSettings } from '#runtime/contracts/telemetry.ts';
import type { Site } from './site.ts';

/** Returns what the shop may record about its visitors. A shop that has set nothing asks nobody and counts visits. */
export function privacySettings({ storeSettings }: Site): Preferences<'privacy'> {
  const stored = Object(storeSettings.privacySettings) as Record<string, unknown>;
  return {
    isRestrictiveCookiePolicyEnabled: stored.isRestrictiveCookiePolicyEnabled === true,
    isRestrictiveCookiePolicyAbsolute: stored.isRestrictiveCookiePolicyAbsolute === true,
    isCookieBannerEnabled: stored.isCookieBannerEnabled === true,
    isAnalyticsDisabled: stored.isAnalyticsDisabled === true,
  };
}

/** Returns the site's rules by which pages and Worker decide what they may record. */
export function trackingSettings(site: Site): TrackingSettings {
  return { ...privacySettings(site), isCloneableTemplate: site.website.cloneable === true };
}
