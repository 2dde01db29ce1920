import { fetchSettings } from '../consent/settings.ts';
import { watchErrors } from '../errors/watch.ts';
import type { Gate } from './gate.ts';
import type { Calls } from './post.ts';
import { sendKept } from './tags.ts';
import type { Visit } from './visit.ts';

interface Options extends Gate {
  /** It is handed on, because it comes with the module that imports this one. */
  postAway: Calls['postAway'];
}

/**
 * Reports our scripts' errors on a page whose visitor is counted, and starts what the shop's settings ask of it; the
 * script for that is fetched only where they ask something. The gate is asked before anything is sent.
 */
export async function measurePage(visit: Visit, gate: Options): Promise<void> {
  const { before } = visit;
  const maySend = () => gate.permission() === 'allowed';
  watchErrors(maySend, visit.signal, { withKept: !before.wasRefused });
  const settings = await fetchSettings();
  if (!settings || !maySend()) return;
  const { sampleRate, experiments, replay, tags } = settings;
  // Vitals are about all of the page's time.
  const isSampled = !before.wasRefused && Math.random() < sampleRate;
  if (!isSampled && !replay.isEnabled && experiments.length + tags.length === 0) return;
  const { startMeasures } = await import('./start-measures.ts');
  await startMeasures(visit, { ...gate, settings, isSampled, sendKept });
}
