import type { TrackingSettings } from '../contracts/telemetry.ts';

/** The rules of a shop that has not been asked for them, by which a page sees whether its visitor has refused already. */
export const UNKNOWN_RULES: TrackingSettings = {
  isRestrictiveCookiePolicyEnabled: true,
  isRestrictiveCookiePolicyAbsolute: false,
  isCookieBannerEnabled: false,
  isAnalyticsDisabled: false,
  isCloneableTemplate: false,
};
