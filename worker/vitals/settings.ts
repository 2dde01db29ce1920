import type { Preferences } from '#runtime/contracts/preferences.ts';
import type { Site } from '../site/site.ts';

const ALL_PERCENT = 100;

/** Returns for how many page loads in a hundred the vitals are recorded: by default for all. */
export function vitalsSettings({ storeSettings }: Site): Preferences<'vitals'> {
  const { samplePercent } = Object(storeSettings.vitalsSettings) as Record<string, unknown>;
  const isPercent = typeof samplePercent === 'number' && samplePercent >= 0 && samplePercent <= ALL_PERCENT;
  return { samplePercent: isPercent ? samplePercent : ALL_PERCENT };
}

/** The same as a share, 0 to 1. */
export function sampleRate(site: Site): number {
  return vitalsSettings(site).samplePercent / ALL_PERCENT;
}
