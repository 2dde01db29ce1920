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

/** Keeps track of the stock reservation, which ends by itself and is not renewed. */
export function watchReservation(): Watch {
  const $reservation = atom<Reservation>({ status: 'none' });
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    $reservation,
    follow(until) {
      clearTimeout(timer);
      if (until === null) {
        // A reservation that has ended stays ended until there is another one.
        if ($reservation.get().status === 'reserved') $reservation.set({ status: 'none' });
        return;
      }
      $reservation.set({ status: 'reserved', until });
      const expire = () => $reservation.set({ status: 'expired' });
      timer = setTimeout(expire, Math.min(Math.max(until - Date.now(), 0), MAX_TIMER_MS));
    },
    stop: () => clearTimeout(timer),
  };
}
