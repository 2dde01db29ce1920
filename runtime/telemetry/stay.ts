import { HEARTBEAT_MS } from '../contracts/telemetry.ts';
import type { HitName, Visit } from './visit.ts';

const MOST_HEARTBEATS = 20;
const MEDIA_HITS: Readonly<Record<string, HitName>> = { AUDIO: 'audio', VIDEO: 'video' };

/** Counts how long the page is looked at, and what plays on it. */
export function countStay(visit: Visit): void {
  const { signal } = visit;
  countHeartbeats(visit);
  const played = new WeakSet<EventTarget>();
  // Events of media do not bubble.
  const onPlay = ({ target }: Event) => {
    const hit = MEDIA_HITS[(target as Element).nodeName];
    if (!hit || !target || played.has(target)) return;
    played.add(target);
    visit.hit(hit);
  };
  document.addEventListener('play', onPlay, { capture: true, signal });
}

function countHeartbeats(visit: Visit): void {
  let left = MOST_HEARTBEATS;
  /** How long the page is yet to be visible until the next one, in ms. */
  let remaining = HEARTBEAT_MS;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beat(): void {
    left -= 1;
    remaining = HEARTBEAT_MS;
    timer = undefined;
    visit.hit('heartbeat');
    follow();
  }

  function follow(): void {
    if (document.hidden && timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      remaining -= performance.now() - since;
    } else if (!document.hidden && timer === undefined && left > 0) {
      since = performance.now();
      timer = setTimeout(beat, remaining);
    }
  }

  document.addEventListener('visibilitychange', follow, { signal: visit.signal });
  visit.signal.addEventListener('abort', () => {
    left = 0;
    clearTimeout(timer);
  });
  follow();
}
