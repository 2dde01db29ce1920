import { addressed } from '../api/addressed.ts';
import { type PerformanceSettings, TELEMETRY_TIMEOUT_MS } from '../contracts/telemetry.ts';
import { anySignal } from '../domain/any-signal.ts';
import { bucketOf } from '../domain/experiments.ts';
import { isReplayEligible } from '../domain/replay.ts';
import { barOthers } from '../telemetry/bar-others.ts';
import { allowScriptOrigin, scriptAddress } from '../trusted-types.ts';

const GET_ID = '/api/commerce/fullstory/getId';
/** Says that there is nothing to be replayed. */
const MOCK_ID = 'automated-mock-id';
const PERCENT = 100;

/** The service's own function, in its older form and in its newer one. */
interface ReplayService {
  FS?: ((command: 'shutdown') => unknown) & { shutdown?(): unknown };
}

let isStarted = false;

/**
 * Loads the script of the shop's session replay where this visit is eligible; the caller has asked for consent. Every
 * failure is only logged. Runs once for each page. The signal ends the recording: a visitor who refuses and then agrees
 * is recorded again from the next page on.
 */
export async function startReplay(
  replay: PerformanceSettings['replay'],
  visitorId: string,
  signal: AbortSignal,
): Promise<void> {
  if (isStarted || signal.aborted) return;
  isStarted = true;
  try {
    if (isEligible(replay, visitorId)) await inject(replay, signal);
  } catch (error) {
    if (!signal.aborted) console.warn('[storefront] session replay', error);
  }
}

function isEligible({ isEnabled, siteCountry, samplePercent }: PerformanceSettings['replay'], visitorId: string) {
  return isReplayEligible({
    isEnabled,
    siteCountry,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    cpuCores: navigator.hardwareConcurrency ?? 0,
    isSampled: bucketOf(visitorId, 'replay') * PERCENT < samplePercent,
  });
}

async function inject(
  { scriptUrl, organisationId }: PerformanceSettings['replay'],
  signal: AbortSignal,
): Promise<void> {
  const id = await getId(signal);
  if (id === undefined || id === MOCK_ID || signal.aborted) return;
  allowScriptOrigin(new URL(scriptUrl).origin);
  const script = document.createElement('script');
  const loader = document.querySelector<HTMLScriptElement>('script[src*="/storefront."]');
  Object.assign(script.dataset, { organisation: organisationId, session: id });
  script.async = true;
  script.nonce = loader?.nonce ?? '';
  script.addEventListener('error', () => console.warn('[storefront] session replay could not be loaded'), { signal });
  // A script that is removed while it is being fetched runs nevertheless.
  script.addEventListener('load', () => signal.aborted && shutDown());
  script.src = scriptAddress(scriptUrl);
  signal.addEventListener('abort', () => {
    script.remove();
    shutDown();
    barOthers();
  });
  document.head.append(script);
}

/** Ends the service's recording, where it has a call for that. */
function shutDown(): void {
  const { FS } = window as ReplayService;
  try {
    if (FS?.shutdown) FS.shutdown();
    else FS?.('shutdown');
  } catch (error) {
    console.warn('[storefront] session replay', error);
  }
}

async function getId(signal: AbortSignal): Promise<string | undefined> {
  const { url, credentials, headers } = addressed(GET_ID, 'GET');
  const within = anySignal(signal, AbortSignal.timeout(TELEMETRY_TIMEOUT_MS));
  const answer = await fetch(url, { headers, credentials, signal: within });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const { data } = (await answer.json()) as { data?: unknown };
  return typeof data === 'string' ? data : undefined;
}
