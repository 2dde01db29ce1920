import type { PerformanceSettings } from '../contracts/telemetry.ts';
import { addressed } from './addressed.ts';

const PATH = '/api/1/performance/settings';
const TIMEOUT_MS = 30_000;

/** Reads how this page is recorded. The call names no visitor. Resolves to undefined where no answer comes. */
export async function getPerformanceSettings(): Promise<PerformanceSettings | undefined> {
  try {
    const { url, headers } = addressed(PATH, 'GET');
    const answer = await fetch(url, { headers, credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const settings = answer.ok ? ((await answer.json()) as PerformanceSettings) : undefined;
    return settings && 'tracking' in settings ? settings : undefined;
  } catch {
    return undefined;
  }
}
