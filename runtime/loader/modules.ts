import { MANIFEST, nameOf } from './manifest.ts';

/** Pauses after the first and the second failed attempt; 0 marks the last attempt, which has no pause after it. */
const RETRY_DELAYS_MS = [500, 2000, 0];

/** Names the page's own translation of an English file of texts ("en-forms"), where there is one. */
export function translationOf(name: string): string {
  const own = name.replace('en', document.documentElement.lang.slice(0, 2).toLowerCase());
  return /^en\b/.test(name) && MANIFEST[own] ? own : name;
}

/** Returns the English names of the texts that a module reads beside those that every page has. */
export function textsOf(name: string): string[] {
  return (MANIFEST[name] ?? []).map(nameOf).filter((file) => /^en\b/.test(file));
}

/** Preloads a module, all that it imports and its texts, in parallel and without running them. */
export function preload(name: string, base: string, nonce: string): void {
  for (const file of MANIFEST[name] ?? []) {
    const [own = file] = MANIFEST[translationOf(nameOf(file))] ?? [];
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', nonce, href: address(own, base) }),
    );
  }
}

function address(file: string, base: string): string {
  return `${base}/sq/${file}.js`;
}

/**
 * Imports a module, an element or a file of texts by its name; undefined where the build has none. Rejects when the last
 * attempt has failed. A module that threw while it ran rejects with the same error each time, and must not run again
 * under another address. A failed fetch rejects with a new error; the last attempt uses another address, because some
 * browsers remember failures.
 */
export async function fetchModule(name: string, base: string): Promise<unknown> {
  const [file] = MANIFEST[name] ?? [];
  let before: unknown;
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return file && (await import(address(file, base) + (delay ? '' : '?retry')));
    } catch (error) {
      if (error === before || !delay) throw error;
      before = error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
