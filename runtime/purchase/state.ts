/** How long "Adding…" stays after success, so that nobody misses it. */
export const ACCEPTED_MS = 1_000;
/** How long "Added!" stays. */
export const ADDED_LABEL_MS = 2_000;
/** How long a button takes to become idle after an error. */
export const FAILED_MS = 1_000;
/** After this, the page that the visitor was led to has not come: they have stopped it, or it cannot be had. */
export const LEAVING_MS = 15_000;

/** What an add-to-cart button is doing. All buttons of one product share it. */
export type AddStatus = 'idle' | 'opening' | 'adding' | 'leaving' | 'accepted' | 'added' | 'failed';
/** `open` is a press that a form or another page comes of before anything is added. */
export type AddAct = 'press' | 'open' | 'accept' | 'leave' | 'fail' | 'cancel' | 'elapse';

const TRANSITIONS: Readonly<Record<AddStatus, Partial<Record<AddAct, AddStatus>>>> = {
  idle: { press: 'adding', open: 'opening' },
  opening: { accept: 'accepted', leave: 'leaving', fail: 'failed', cancel: 'idle' },
  adding: { accept: 'accepted', leave: 'leaving', fail: 'failed', cancel: 'idle' },
  leaving: { elapse: 'idle' },
  accepted: { elapse: 'added' },
  added: { elapse: 'idle' },
  // The error has been shown: a new press is a new try.
  failed: { elapse: 'idle', press: 'adding', open: 'opening' },
};

/** The state after an act; an act that has no place in a state changes nothing. */
export function transition(status: AddStatus, act: AddAct): AddStatus {
  return TRANSITIONS[status][act] ?? status;
}

const STAYS_MS: Partial<Record<AddStatus, number>> = {
  leaving: LEAVING_MS,
  accepted: ACCEPTED_MS,
  added: ADDED_LABEL_MS,
  failed: FAILED_MS,
};

/** Milliseconds until a state elapses by itself; undefined for those that wait for an act. */
export function staysFor(status: AddStatus): number | undefined {
  return STAYS_MS[status];
}

/** While something is under way and while added, presses are ignored. */
export function takesPresses(status: AddStatus): boolean {
  return transition(status, 'press') !== status;
}
