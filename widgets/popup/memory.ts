import { boot } from '#runtime/boot.ts';
import type { Popup } from '#runtime/contracts/popup.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';

/** The names under which a browser remembers a popup, each followed by the shop's and the popup's id. */
export const POPUP_KEYS = {
  /** When the visitor has closed it, in ms since the epoch. */
  closedDate: 'sq-popup-closed-date',
  /** The edition that they have closed or answered. */
  version: 'sq-popup-version',
  /** 'true' once they have answered it. */
  submitted: 'sq-popup-submitted',
} as const;
type PopupKey = keyof typeof POPUP_KEYS;

/** What is remembered for as long as the page, where its storage is refused. */
const inMemory = new Map<string, string>();

/**
 * Whether a popup may appear by itself: the visitor has neither answered this edition nor closed it a short time ago.
 */
export function mayAppear(popup: Popup, now: number): boolean {
  const { id, edition, againAfterDays } = popup;
  if (read('version', id) !== String(edition)) return true;
  if (read('submitted', id) === 'true') return false;
  const closedAt = Number(read('closedDate', id) ?? Number.NaN);
  if (!(closedAt > 0)) return true;
  return againAfterDays !== null && now >= closedAt + againAfterDays * DAY_MS;
}

/** Remembers that the visitor has closed the popup. What they have answered in this edition stays answered. */
export function rememberClosed({ id, edition }: Popup, now: number): void {
  if (read('version', id) !== String(edition)) write('submitted', id, 'false');
  write('version', id, String(edition));
  write('closedDate', id, String(now));
}

export function rememberSubmitted({ id, edition }: Popup): void {
  write('version', id, String(edition));
  write('submitted', id, 'true');
}

function read(key: PopupKey, id: string): string | undefined {
  const name = nameOf(key, id);
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return inMemory.get(name);
  }
}

function write(key: PopupKey, id: string, value: string): void {
  const name = nameOf(key, id);
  try {
    localStorage.setItem(name, value);
  } catch {
    inMemory.set(name, value);
  }
}

function nameOf(key: PopupKey, id: string): string {
  return [POPUP_KEYS[key], boot().site ?? '', id].join(':');
}
