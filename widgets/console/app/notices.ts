import { atom } from 'nanostores';

/** How long a notice stays, in ms; one that can be undone stays longer. */
const SHOWN_MS = 6_000;
const UNDOABLE_MS = 12_000;
/** How often the time that is left is counted down, in ms. */
const TICK_MS = 250;
/** Most notices that stand at once; the next one takes the place of the oldest. */
export const MOST_NOTICES = 3;

export interface Notice {
  id: number;
  text: string;
  /** The name of the thing that it is about. */
  subject?: string | undefined;
  kind: 'done' | 'failed';
  /** Resolves to a sentence for the person, or to null where a dialog says it; otherwise "Undone." is said. */
  undo?: () => Promise<unknown>;
  /** What it is about, such as the draft that was saved: a newer notice about the same takes its place. */
  about?: string;
}

/** Why something was not undone, as a sentence for the person. */
export class NotUndone extends Error {}

export const $notices = atom<readonly Notice[]>([]);

/** The time that each notice has left, in ms. */
const left = new Map<number, number>();
let ticking: ReturnType<typeof setInterval> | undefined;
let isHeld = false;
let count = 0;

/** Shows the person what has happened, with a button that takes it back where that is possible. */
export function notify(text: string, { kind = 'done', ...more }: Partial<Omit<Notice, 'id' | 'text'>> = {}): void {
  count += 1;
  const notice: Notice = { id: count, text, kind, ...more };
  const others = $notices.get().filter(({ about }) => about === undefined || about !== notice.about);
  left.set(notice.id, notice.undo ? UNDOABLE_MS : SHOWN_MS);
  show([...others, notice].slice(-MOST_NOTICES));
}

/** Takes a notice away. */
export function dismiss(id: number): void {
  show($notices.get().filter((notice) => notice.id !== id));
}

/** Takes all notices away, as for the next person. */
export function clearNotices(): void {
  show([]);
}

/** Stops the countdown of all notices while a person reads or uses them, and goes on afterwards. */
export function holdNotices(isNowHeld: boolean): void {
  isHeld = isNowHeld;
}

function show(notices: readonly Notice[]): void {
  $notices.set(notices);
  const shown = new Set(notices.map(({ id }) => id));
  for (const id of left.keys()) if (!shown.has(id)) left.delete(id);
  if (shown.size === 0) {
    clearInterval(ticking);
    ticking = undefined;
    isHeld = false;
  }
  ticking ??= shown.size > 0 ? setInterval(tick, TICK_MS) : undefined;
}

function tick(): void {
  // The open menu of a phone covers the notices.
  if (isHeld || document.querySelector('.c-menu--open')) return;
  for (const [id, ms] of left) left.set(id, ms - TICK_MS);
  const over = (id: number) => (left.get(id) ?? 0) <= 0;
  const notices = $notices.get();
  if (notices.length === 0 || notices.some(({ id }) => over(id))) show(notices.filter(({ id }) => !over(id)));
}
