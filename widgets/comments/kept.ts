import { DAY_MS } from '#runtime/domain/durations.ts';

/** What the browser keeps of a visitor's comments below an item. */
export interface Kept {
  /** What was typed and not sent yet. */
  draft?: { body: string; authorName: string; authorEmail: string; parentId: string | null } | undefined;
  /** Until when the visitor may have comments that only they see; ms. */
  waitsUntil?: number | undefined;
}

/** How long a page looks for one's own comments that wait. */
export const WAITS_MS = 14 * DAY_MS;

const keyOf = (itemId: string) => `sq-comments-${itemId}`;

export function readKept(itemId: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(itemId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Keeps what is given beside what is kept already; `undefined` forgets a part. */
export function keep(itemId: string, part: Kept): void {
  const kept = { ...readKept(itemId), ...part };
  try {
    if (kept.draft || kept.waitsUntil) localStorage.setItem(keyOf(itemId), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(itemId));
  } catch {
    // Without storage, what was typed lasts as long as the page.
  }
}
