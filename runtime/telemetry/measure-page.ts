import { fetchSettings } from '../consent/settings.ts';
import { CENSUS_COOKIE } from '../contracts/visitor-cookies.ts';
import { parseCensus } from '../domain/census-cookie.ts';
import { mayTrack, type Purpose, type TrackingFacts } from '../domain/may-track.ts';
import { watchErrors } from '../errors/watch.ts';
import { readKept } from '../kept.ts';
import { isOwnOrigin } from '../transport.ts';
import type { Permission } from './gate.ts';
import type { Calls } from './post.ts';
import { tellKept } from './tags.ts';
import type { Visit } from './visit.ts';

interface Gate {
  facts(): TrackingFacts | undefined;
  permission(): Permission;
  /** It is handed on, because it comes with the module that imports this one. */
  postAway: Calls['postAway'];
}

let isExposed = false;

/**
 * Starts what the shop's settings ask of a page whose visitor is counted: errors of our scripts, experiments, vitals of a
 * sample of pages, session replay, and on the shop's own pages its tags. The script of each is fetched only where there is
 * something to do. The gate is asked before anything is sent; the visit's end ends all of it.
 */
export async function measurePage(visit: Visit, { facts, permission, postAway }: Gate): Promise<void> {
  const { signal, page, record } = visit;
  const mayTell = () => permission() === 'allowed';
  watchErrors(mayTell, signal);
  const settings = await fetchSettings();
  const visitorId = parseCensus(readKept(CENSUS_COOKIE))?.id;
  const allows = (purpose: Purpose) => {
    const known = facts();
    return known !== undefined && mayTrack(known, purpose);
  };
  const isOver = () => signal.aborted || !mayTell();
  if (!settings || visitorId === undefined || isOver()) return;
  const { pageLoadId, sampleRate, experiments, replay, isInternal, tags } = settings;
  if (tags.length > 0 && isOwnOrigin()) {
    const { startTags } = await import('./start-tags.ts');
    if (isOver()) return;
    startTags(tags, { allows, tellKept, signal });
  }
  if (experiments.length > 0 && !isExposed) {
    isExposed = true;
    const { expose } = await import('../experiments/expose.ts');
    for (const exposure of expose({ experiments, visitorId, isInternal })) record('ExperimentExposure', exposure);
  }
  if (Math.random() < sampleRate) {
    const { startVitals } = await import('../vitals/start.ts');
    if (isOver()) return;
    startVitals({ pageLoadId, pageType: page.pageType ?? 0, mayTell, postAway, signal });
  }
  if (!replay.isEnabled || isOver()) return;
  const { startReplay } = await import('../experiments/replay.ts');
  await startReplay(replay, visitorId, signal);
}
