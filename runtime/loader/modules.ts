import { MANIFEST } from './manifest.ts';

/** Pauses after the first and the second failed attempt; 0 marks the last attempt, which has no pause after it. */
const RETRY_DELAYS_MS = [500, 2000, 0];

/** Preloads all files of a module in parallel without running them; returns their addresses, the entry first. */
export function preload(name: string, base: string, nonce: string): string[] {
  const files = (MANIFEST[name] ?? []).map((file) => `${base}/${file}`);
  for (const href of files) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', nonce, href }));
  }
  return files;
}

/**
 * Imports a module or an element by the addresses that `preload` returned. Rejects when the last attempt has failed. A
 * module that threw while it ran rejects with the same error each time, and must not run again under another address. A
 * failed fetch rejects with a new error; the last attempt uses another address, because some browsers remember
 * failures.
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
