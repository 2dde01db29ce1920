import { MANIFEST } from './manifest.ts';

/** Pauses before the second and the third attempt at a module; none follows the third. */
const RETRY_DELAYS_MS = [500, 2000, 0];

/** Fetches a module's whole graph in parallel without running it; returns the addresses, the entry first. */
export function preload(name: string, base: string, nonce: string): string[] {
  const files = (MANIFEST[name] ?? []).map((file) => `${base}/${file}`);
  for (const href of files) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', nonce, href }));
  }
  return files;
}

/**
 * Runs a module or an element by the addresses of its graph; rejects when its last attempt has failed.
 * A module that threw while it ran rejects with the same error each time, and must not run again under another address.
 * A failed fetch rejects with a new error; the last attempt has an address of its own, for browsers that keep failures.
 */
export async function fetchModule([entry]: string[]): Promise<unknown> {
  let before: unknown;
  for (const delay of RETRY_DELAYS_MS) {
    const address = entry + (delay ? '' : '?retry');
    try {
      return entry && (await import(address));
    } catch (error) {
      if (error === before || !delay) throw error;
      before = error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
