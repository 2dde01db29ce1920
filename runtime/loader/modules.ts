import type { Boot } from '../boot.ts';
import { cartPill, dialog, failures } from '../i18n/en/page.ts';
import { ENGLISH, MANIFEST, nameOf, textsAmong } from './manifest.ts';

/** The modules and texts that a page has begun to load, by name. */
export type Loads = Record<string, Promise<unknown>>;

/**
 * Adds the functions that load modules to `boot`, and returns what they have begun to load. `ended` is called when a
 * module runs or has failed.
 */
export function startLoading(boot: Boot, nonce: string, ended: (name: string) => void): Loads {
  const pageTexts = { cartPill, dialog, failures };
  const loads: Loads = { 'en-page': Promise.resolve(pageTexts) };
  const failed = new Set<string>();
  Object.assign(boot, { preload, load, loadTexts });
  fillTexts(pageTexts);

  /** Adds a link for each file that has none, in the head or the body: Firefox reports an error at a second link. */
  function preload(name: string): void {
    for (const file of MANIFEST[name] ?? []) {
      const own = inPageLanguage(file);
      if (loads[nameOf(own)] || document.querySelector(`link[href$="/${own}.js"]`)) continue;
      const href = addressOf(own);
      document.head.append(
        Object.assign(document.createElement('link'), { crossOrigin: '', rel: 'modulepreload', nonce, href }),
      );
    }
  }

  function load(name: string): Promise<unknown> {
    if (failed.delete(name)) delete loads[name];
    loads[name] ??= run(name);
    return loads[name];
  }

  /** Where a language cannot be fetched, the page has English texts, because these are better than none. */
  async function loadTexts(english: string): Promise<void> {
    const texts = await load(inPageLanguage(english)).catch(() => load(english));
    fillTexts(texts as Boot['texts']);
  }

  function fillTexts(groups: Boot['texts']): void {
    for (const name in groups) boot.texts[name] = Object.assign(boot.texts[name] ?? {}, groups[name]);
  }

  function run(name: string): Promise<unknown> {
    preload(name);
    const loading = fetchModule(name);
    loading
      .catch((error) => {
        failed.add(name);
        console.error('[storefront]', name, error);
      })
      .then(() => ended(name));
    return loading;
  }

  /**
   * Imports a module, an element or a file of texts, after the texts that it reads. What cannot be imported is left to
   * the newest build, which tries again and knows its own files. Rejects with the browser's TypeError where the shop
   * does not answer, and with another Error where it answers without the module.
   */
  async function fetchModule(name: string): Promise<unknown> {
    try {
      const [file, ...others] = MANIFEST[name] as [string, ...string[]];
      await Promise.all(textsAmong(others).map(loadTexts));
      return await import(addressOf(file));
    } catch (error) {
      const { recover } = await fetchNewest(500).catch(() => fetchNewest(2000));
      return recover(name, error, MANIFEST, boot, loads);
    }
  }

  /** Fetches it once for all modules that are missing; a second attempt has another address (`newest.ts` says why). */
  async function fetchNewest(delayMs: number): Promise<typeof import('./newest.ts')> {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return import(`${boot.base}/newest.js?${delayMs}`);
  }

  /** Names the page's own translation of English texts ("en-forms") or of their file, where there is one. */
  function inPageLanguage(english: string): string {
    const own = (boot.language || document.documentElement.lang).slice(0, 2).toLowerCase();
    return MANIFEST[own] ? english.replace(ENGLISH, own) : english;
  }

  function addressOf(file: string): string {
    return `${boot.base}/sq/${file}.js`;
  }

  return loads;
}
