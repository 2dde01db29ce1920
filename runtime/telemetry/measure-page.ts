import type { Reporter } from '../boot.ts';
import { readKept } from '../consent/kept.ts';
import { fetchSettings } from '../consent/settings.ts';
import { CENSUS_COOKIE } from '../contracts/visitor-cookies.ts';
import { parseCensus } from '../domain/census-cookie.ts';
import { startErrorReporter } from '../errors/start.ts';
import { expose } from '../experiments/expose.ts';
import { startReplay } from '../experiments/replay.ts';
import { startVitals } from '../vitals/start.ts';
import type { Visit } from './visit.ts';

let isExposed = false;

/**
 * Starts what the shop's settings ask of a page whose visitor is counted: errors of our scripts, experiments, vitals of a
 * sample of pages, session replay. `mayTell` is asked before anything is sent; the visit's end ends all but the replay.
 */
export async function measurePage(visit: Visit, mayTell: () => boolean): Promise<void> {
  const { signal, page, record } = visit;
  signal.addEventListener('abort', startErrorReporter({ mayReport: mayTell, onReport }));
  const settings = await fetchSettings();
  const visitorId = parseCensus(readKept(CENSUS_COOKIE))?.id;
  if (!settings || visitorId === undefined || signal.aborted || !mayTell()) return;
  const { pageLoadId, sampleRate, experiments, replay, isInternal } = settings;
  if (!isExposed)
    for (const exposure of expose({ experiments, visitorId, isInternal })) record('ExperimentExposure', exposure);
  isExposed = true;
  if (Math.random() < sampleRate) startVitals({ pageLoadId, pageType: page.pageType ?? 0, mayTell, signal });
  await startReplay(replay, visitorId);
}

/** Hears reports as pages do, by what the loader fetches for them. */
function onReport(tell: Reporter): () => void {
  return window.Storefront?.onError?.(({ error, context }) => tell(error, context)) ?? (() => {});
}
