import type { Boot } from '../boot.ts';
import { MANIFEST, textsAmong } from './manifest.ts';

/** Pause after the first failed attempt; 0 marks the last attempt, which has no pause after it. */
const RETRY_DELAYS_MS = [2000, 0];
/** A file of texts, such as "de" or "en-forms". */
const TEXTS = /^(?!sq-)[a-z]{2}(-|$)/;

/**
 * Resolves to a module that a loader could not import: to that of this build, where the loader's own file is gone. The
 * build publishes this function as `newest.js`, an address that never changes, and the loaders of all builds of the last
 * year call it. It rejects with an Error that names the module, because the shop has answered: the visitor's connection is
 * not the reason.
 *
 * A module that threw while it ran rejects with the same error each time, and must not run again under another address.
 * The last attempt uses another address, because some browsers remember failures.
 *
 * @param name of a module, an element or a file of texts; or of a module that only chunks import
 * @param reason the error of the loader's own attempt
 * @param files the loader's own list, which this changes
 * @param loads what the loader has begun to load, by name
 */
export async function recover(
  name: string,
  reason: unknown,
  files: Record<string, string[]>,
  boot: Boot,
  loads: Record<string, unknown>,
): Promise<unknown> {
  switchToThisBuild(files, boot, loads);
  const [file, ...others] = MANIFEST[name] ?? [];
  if (!file) {
    const what = name.startsWith('sq-') ? `The shop has no element <${name}>.` : `There is no module ${name}.`;
    throw new Error(what, { cause: reason });
  }
  let before = reason;
  for (const delay of RETRY_DELAYS_MS) {
    try {
      await Promise.all(textsAmong(others).map(boot.loadTexts));
      return await import(`${boot.base}/sq/${file}.js${delay ? '' : '?retry'}`);
    } catch (error) {
      if (error === before) break;
      before = error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  throw new Error(`${name} could not be loaded: ${before}`, { cause: before });
}

/**
 * Makes the loader use the files of this build from now on. Modules that run already stay, and so do the texts that they
 * have imported; this build's modules get texts of this build.
 */
function switchToThisBuild(files: Record<string, string[]>, boot: Boot, loads: Record<string, unknown>): void {
  const isOlder = Object.keys(files).some((name) => files[name]?.[0] !== MANIFEST[name]?.[0]);
  Object.assign(files, MANIFEST);
  if (!isOlder) return;
  boot.texts = structuredClone(boot.texts);
  for (const name of Object.keys(loads).filter((key) => TEXTS.test(key))) delete loads[name];
}
