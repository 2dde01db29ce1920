import { atom, type ReadableAtom } from 'nanostores';
import type { Reservation } from './state.ts';

/** The longest time that a timer can wait. */
const MAX_TIMER_MS = 2 ** 31 - 1;

interface Watch {
  readonly $reservation: ReadableAtom<Reservation>;
  /** `until` in ms since the epoch; null where nothing has to be held. */
  hold(until: number | null): void;
  stop(): void;
}

/** Tells when stock is not held any more. */
export function watchReservation(onLapse: () => void): Watch {
  const $reservation = atom<Reservation>({ status: 'none' });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function lapse(): void {
    $reservation.set({ status: 'lapsed' });
    onLapse();
  }

  return {
    $reservation,
    hold(until) {
      clearTimeout(timer);
      if (until === null) return $reservation.set({ status: 'none' });
      $reservation.set({ status: 'held', until });
      timer = setTimeout(lapse, Math.min(Math.max(until - Date.now(), 0), MAX_TIMER_MS));
    },
    stop: () => clearTimeout(timer),
  };
}
