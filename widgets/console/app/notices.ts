import { atom } from 'nanostores';

/** How long a notice stays, in ms; one that can be undone stays longer. */
const SHOWN_MS = 6_000;
const UNDOABLE_MS = 12_000;

export interface Notice {
  id: number;
  text: string;
  kind: 'done' | 'failed';
  undo?: () => Promise<void>;
}

export const $notices = atom<readonly Notice[]>([]);

let count = 0;

/** Shows the person what has happened, with a button that takes it back where that is possible. */
export function notify(
  text: string,
  { undo, kind = 'done' }: { undo?: () => Promise<void>; kind?: Notice['kind'] } = {},
) {
  count += 1;
  const notice: Notice = { id: count, text, kind, ...(undo && { undo }) };
  $notices.set([...$notices.get(), notice]);
  setTimeout(() => dismiss(notice.id), undo ? UNDOABLE_MS : SHOWN_MS);
}

/** Takes a notice away. */
export function dismiss(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}
