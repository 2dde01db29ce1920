import type { Popup } from '#runtime/contracts/popup.ts';
import { anySignal } from '#runtime/domain/any-signal.ts';
import { SECOND_MS } from '#runtime/domain/durations.ts';

/** A fast scroll up: so many CSS pixels in so short a time. */
const UP_PX = 400;
const UP_MS = 400;

/** Calls `act` once, when the visitor has given the sign that a popup waits for. The signal ends the waiting. */
export function whenSign(sign: Popup['sign'], act: () => void, signal: AbortSignal): void {
  const waiting = new AbortController();
  const own = anySignal(signal, waiting.signal);
  const give = () => {
    waiting.abort();
    act();
  };
  if (sign.kind === 'delay') {
    const timer = setTimeout(give, sign.seconds * SECOND_MS);
    own.addEventListener('abort', () => clearTimeout(timer));
  }
  if (sign.kind === 'scroll') addEventListener('scroll', () => depth() >= sign.percent && give(), passive(own));
  if (sign.kind === 'leave') onLeaving(give, own);
}

/** How much of the page has been seen, in percent. */
function depth(): number {
  return ((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100;
}

/** The pointer leaves by the top of the window; a finger has no pointer, and scrolls up fast for the address bar. */
function onLeaving(act: () => void, signal: AbortSignal): void {
  document.documentElement.addEventListener(
    'mouseleave',
    ({ clientY, relatedTarget }) => clientY <= 0 && !relatedTarget && act(),
    { signal },
  );
  if (!matchMedia('(pointer: coarse)').matches) return;
  let start = { y: scrollY, at: 0 };
  let last = scrollY;
  addEventListener(
    'scroll',
    ({ timeStamp }) => {
      if (scrollY >= last || timeStamp - start.at > UP_MS) start = { y: Math.max(last, scrollY), at: timeStamp };
      last = scrollY;
      if (start.y - scrollY >= UP_PX) act();
    },
    passive(signal),
  );
}

function passive(signal: AbortSignal): AddEventListenerOptions {
  return { passive: true, signal };
}
