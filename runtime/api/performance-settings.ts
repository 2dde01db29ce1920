import { boot } from '../boot.ts';
import type { SITE_HEADER } from '../contracts/http.ts';
import type { PerformanceSettings } from '../contracts/telemetry.ts';
import { isOwnOrigin } from '../transport.ts';

/** A module shared with all that calls the api would make pages fetch that too when they are idle. */
const SITE: typeof SITE_HEADER = 'X-Storefront-Site';
const PATH = '/api/1/performance/settings';
const TIMEOUT_MS = 30_000;

/** Reads how this page is recorded. The call names no visitor. Resolves to undefined where no answer comes. */
export async function getPerformanceSettings(): Promise<PerformanceSettings | undefined> {
  try {
    const { base, site } = boot();
    const answer = await fetch(base + PATH, {
      headers: site && !isOwnOrigin() ? { [SITE]: site } : {},
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const settings = answer.ok ? ((await answer.json()) as PerformanceSettings) : undefined;
    return settings && 'tracking' in settings ? settings : undefined;
  } catch {
    return undefined;
  }
}
