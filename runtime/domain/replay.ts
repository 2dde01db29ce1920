/** What decides whether a visit may be replayed. */
export interface ReplayFacts {
  /** The site's country, ISO 3166-1 alpha-2. */
  siteCountry: string;
  /** The browser's time zone: "America/New_York". */
  timeZone: string;
  /** The number of processor cores that the browser reports. */
  cpuCores: number;
  /** The toggle "fullstory-enabled". */
  isEnabled: boolean;
  /** Whether this visitor is in the sample. */
  isSampled: boolean;
}

const COUNTRY = 'US';
const TIME_ZONES = 'America';
const LEAST_CORES = 3;

/** Whether a visit may be replayed. The visitor's consent is asked beside it. */
export function isReplayEligible({ siteCountry, timeZone, cpuCores, isEnabled, isSampled }: ReplayFacts): boolean {
  const isInRegion = siteCountry === COUNTRY && timeZone.startsWith(TIME_ZONES);
  return isEnabled && isSampled && isInRegion && cpuCores >= LEAST_CORES;
}
