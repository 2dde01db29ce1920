import { atom, type ReadableAtom } from 'nanostores';
import type { Reservation } from './state.ts';

/** The longest delay that `setTimeout` takes, in ms. */
const MAX_TIMER_MS = 2 ** 31 - 1;

interface Watch {
  readonly $reservation: ReadableAtom<Reservation>;
  /** Follows a new reservation; `until` is in ms since the epoch, null where the order needs no reservation. */
  follow(until: number | null): void;
  stop(): void;
}

/** Keeps track of the stock reservation, and calls `onExpiry` when it ends. */
export function watchReservation(onExpiry: () => void): Watch {
  const $reservation = atom<Reservation>({ status: 'none' });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function expire(): void {
    $reservation.set({ status: 'expired' });
    onExpiry();
  }

  return {
    $reservation,
    follow(until) {
      clearTimeout(timer);
      if (until === null) return $reservation.set({ status: 'none' });
      $reservation.set({ status: 'reserved', until });
      timer = setTimeout(expire, Math.min(Math.max(until - Date.now(), 0), MAX_TIMER_MS));
    },
    stop: () => clearTimeout(timer),
  };
}
