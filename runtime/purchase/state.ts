/** How long "Adding…" stays after success, so that visitors notice it. */
const ACCEPTED_MS = 1_000;
/** How long "Added!" stays. */
const ADDED_LABEL_MS = 2_000;
/** How long a button takes to become idle after an error. */
const FAILED_MS = 1_000;
/** After this time the other page has not opened, because the visitor stopped it or it cannot be loaded. */
const LEAVING_MS = 15_000;

/** State of an add-to-cart button. All buttons of one product share it. */
export type AddStatus = 'idle' | 'opening' | 'adding' | 'leaving' | 'accepted' | 'added' | 'failed';
/** Actions on a button; `open` is a press that opens a form or another page before anything is added. */
export type AddAction = 'press' | 'open' | 'accept' | 'leave' | 'fail' | 'cancel' | 'elapse';

const TRANSITIONS: Readonly<Record<AddStatus, Partial<Record<AddAction, AddStatus>>>> = {
  idle: { press: 'adding', open: 'opening' },
  opening: { accept: 'accepted', leave: 'leaving', fail: 'failed', cancel: 'idle' },
  adding: { accept: 'accepted', leave: 'leaving', fail: 'failed', cancel: 'idle' },
  leaving: { elapse: 'idle' },
  accepted: { elapse: 'added' },
  added: { elapse: 'idle' },
  // The error has been shown, so that a new press is a new try.
  failed: { elapse: 'idle', press: 'adding', open: 'opening' },
};

/** The state after an action; actions that do not apply to a state change nothing. */
export function transition(status: AddStatus, action: AddAction): AddStatus {
  return TRANSITIONS[status][action] ?? status;
}

const STAYS_MS: Partial<Record<AddStatus, number>> = {
  leaving: LEAVING_MS,
  accepted: ACCEPTED_MS,
  added: ADDED_LABEL_MS,
  failed: FAILED_MS,
};

/** Milliseconds until a state ends by itself; undefined for states that wait for an action. */
export function staysFor(status: AddStatus): number | undefined {
  return STAYS_MS[status];
}

/** Whether the button accepts presses: not while an add is under way, and not while it shows "Added!". */
export function acceptsPresses(status: AddStatus): boolean {
  return transition(status, 'press') !== status;
}
