import type { PerformanceSettings } from '../contracts/telemetry.ts';
import { CENSUS_COOKIE } from '../contracts/visitor-cookies.ts';
import { parseCensus } from '../domain/census-cookie.ts';
import { mayTrack, type Purpose } from '../domain/may-track.ts';
import { readKept } from '../kept.ts';
import { isOwnOrigin } from '../transport.ts';
import type { Gate } from './gate.ts';
import type { Calls } from './post.ts';
import type { Visit } from './visit.ts';

interface Measures extends Gate {
  /** It is handed on, as `sendKept` is, because it comes with modules that import this one. */
  postAway: Calls['postAway'];
  settings: PerformanceSettings;
  /** Whether the page is one of those whose vitals are sent. */
  isSampled: boolean;
  /** Sends the page's tags the events that they have missed. */
  sendKept(): void;
}

let isExposed = false;

/**
 * Starts experiments, vitals, session replay, and on the shop's own pages its tags, as the settings say. The script of
 * each is fetched only where there is something to do. The visit's end ends all of it.
 */
export async function startMeasures(visit: Visit, { settings, isSampled, ...gate }: Measures): Promise<void> {
  const { signal, page, record } = visit;
  const { pageLoadId, experiments, replay, isInternal, tags } = settings;
  const { facts, sendKept, postAway } = gate;
  const maySend = () => gate.permission() === 'allowed';
  const isOver = () => signal.aborted || !maySend();
  const allows = (purpose: Purpose) => {
    const known = facts();
    return known !== undefined && mayTrack(known, purpose);
  };
  const visitorId = parseCensus(readKept(CENSUS_COOKIE))?.id;
  if (visitorId === undefined || isOver()) return;
  if (tags.length > 0 && isOwnOrigin()) {
    const { startTags } = await import('./start-tags.ts');
    if (isOver()) return;
    startTags(tags, { allows, sendKept, signal });
  }
  if (experiments.length > 0 && !isExposed) {
    isExposed = true;
    const { expose } = await import('../experiments/expose.ts');
    for (const exposure of expose({ experiments, visitorId, isInternal })) record('ExperimentExposure', exposure);
  }
  if (isSampled) {
    const { startVitals } = await import('../vitals/start.ts');
    if (isOver()) return;
    startVitals({ pageLoadId, pageType: page.pageType ?? 0, maySend, postAway, signal });
  }
  if (!replay.isEnabled || isOver()) return;
  const { startReplay } = await import('../experiments/replay.ts');
  await startReplay(replay, visitorId, signal);
}
