import type { Preferences } from '#runtime/contracts/preferences.ts';
import type { PerformanceSettings } from '#runtime/contracts/telemetry.ts';
import { secureOriginOf } from '#runtime/domain/secure-origin.ts';
import type { Site } from '../site/site.ts';

const OFF: Preferences<'replay'> = { isEnabled: false, scriptUrl: '', organisationId: '', samplePercent: 0 };

/** Returns the shop's settings of session replay; it is off unless they are complete. */
export function replaySettings({ storeSettings }: Site): Preferences<'replay'> {
  const { isEnabled, scriptUrl, organisationId, samplePercent } = Object(storeSettings.replaySettings) as Record<
    string,
    unknown
  >;
  if (typeof scriptUrl !== 'string' || typeof organisationId !== 'string') return OFF;
  const percent = typeof samplePercent === 'number' ? samplePercent : 0;
  return { isEnabled: isEnabled === true && scriptUrl !== '', scriptUrl, organisationId, samplePercent: percent };
}

/** Returns what pages must know of it. The country is that of the shop's account at its payment provider. */
export function telemetryReplay(site: Site): PerformanceSettings['replay'] {
  const { stripeCountry } = site.storeSettings;
  return { ...replaySettings(site), siteCountry: typeof stripeCountry === 'string' ? stripeCountry : '' };
}

/** Returns the origin of the script, which pages must allow; '' where replay is off. */
export function replayOrigin(site: Site): string {
  const { isEnabled, scriptUrl } = replaySettings(site);
  return isEnabled ? secureOriginOf(scriptUrl) : '';
}
