import { isOwnOrigin, readCookie } from './transport.ts';

/** A value of the page's storage with its end. */
interface Kept {
  value: string;
  /** Ms since the epoch. */
  until: number;
}

/**
 * Reads what the shop keeps about its visitor under a cookie's name: the cookie on the shop's own pages, the page's
 * storage on those of another origin. Undefined where there is none, where it is over, and where neither can be read.
 */
export function readKept(name: string): string | undefined {
  return isOwnOrigin() ? readCookie(name) : keptInStorage(name)?.value;
}

/**
 * Returns the name of a value in the page's storage. The platform itself keeps its ids there under names with "SS_", so
 * on pages of other origins, which may be built with it, ours have names of their own.
 */
export function storageName(name: string): string {
  return name.startsWith('SS_') && !isOwnOrigin() ? `sq:${name}` : name;
}

function keptInStorage(name: string): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(storageName(name)) ?? '') as Kept;
    return typeof kept.value === 'string' && kept.until > Date.now() ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Returns when a value of the page's storage ends, in ms since the epoch; undefined where there is none. */
export function endOfKept(name: string): number | undefined {
  return keptInStorage(name)?.until;
}

/** Keeps a value for a time. Where cookies or storage are refused, nothing is kept. */
export function keep(name: string, value: string, lifetimeMs: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the cookie store
    if (isOwnOrigin()) document.cookie = cookieOf(name, value, lifetimeMs);
    else
      localStorage.setItem(storageName(name), JSON.stringify({ value, until: Date.now() + lifetimeMs } satisfies Kept));
  } catch {
    // A sandboxed page keeps nothing.
  }
}

/** Removes a value wherever it may stand. */
export function forget(name: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the cookie store
    if (isOwnOrigin() && readCookie(name) !== undefined) document.cookie = cookieOf(name, '', -1000);
    for (const storage of [localStorage, sessionStorage]) storage.removeItem(storageName(name));
  } catch {
    // What cannot be reached was not kept either.
  }
}

function cookieOf(name: string, value: string, lifetimeMs: number): string {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  return `${name}=${encodeURIComponent(value)}; path=/; samesite=lax; max-age=${lifetimeMs / 1000}${secure}`;
}
