import { addressed } from '../api/addressed.ts';
import { type PerformanceSettings, TELEMETRY_TIMEOUT_MS } from '../contracts/telemetry.ts';
import { placeOf } from '../domain/experiments.ts';
import { isReplayEligible } from '../domain/replay.ts';
import { allowScriptOrigin, scriptAddress } from '../trusted-types.ts';

const GET_ID = '/api/commerce/fullstory/getId';
/** Says that there is nothing to be replayed. */
const MOCK_ID = 'automated-mock-id';
const PERCENT = 100;

let isStarted = false;

/**
 * Loads the script of the shop's session replay where this visit is eligible; the caller has asked for consent. Every
 * failure is only logged. Runs once for each page.
 */
export async function startReplay(replay: PerformanceSettings['replay'], visitorId: string): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    if (isEligible(replay, visitorId)) await inject(replay);
  } catch (error) {
    console.warn('[storefront] session replay', error);
  }
}

function isEligible({ isEnabled, siteCountry, samplePercent }: PerformanceSettings['replay'], visitorId: string) {
  return isReplayEligible({
    ...{ isEnabled, siteCountry },
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    cpuCores: navigator.hardwareConcurrency ?? 0,
    isSampled: placeOf(visitorId, 'replay') * PERCENT < samplePercent,
  });
}

async function inject({ scriptUrl, organisationId }: PerformanceSettings['replay']): Promise<void> {
  const id = await getId();
  if (id === undefined || id === MOCK_ID) return;
  allowScriptOrigin(new URL(scriptUrl).origin);
  const script = document.createElement('script');
  const loader = document.querySelector<HTMLScriptElement>('script[src*="/storefront."]');
  Object.assign(script.dataset, { organisation: organisationId, session: id });
  script.async = true;
  script.nonce = loader?.nonce ?? '';
  script.addEventListener('error', () => console.warn('[storefront] session replay could not be loaded'));
  script.src = scriptAddress(scriptUrl);
  document.head.append(script);
}

async function getId(): Promise<string | undefined> {
  const { url, credentials, headers } = addressed(GET_ID, 'GET');
  const answer = await fetch(url, { headers, credentials, signal: AbortSignal.timeout(TELEMETRY_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const { data } = (await answer.json()) as { data?: unknown };
  return typeof data === 'string' ? data : undefined;
}
