import type { Boot } from '../boot.ts';
import { ELEMENTS_TABLE } from '../hooks.ts';
import { cartPill, dialog, failures } from '../i18n/en/page.ts';
import { ENGLISH, enterLists, MANIFEST, nameOf, textsAmong } from './manifest.ts';

/** The modules and texts that a page has begun to load, by name. */
export type Loads = Record<string, Promise<unknown>>;

/** The module with the elements that the loader does not know; the build writes it (`runtime/build/loader.mjs`). */
interface ElementsTable {
  /** Their files, and texts that they alone read, written like the loader's own list without its languages. */
  list: string;
  /** Selectors of what needs an element, by its tag. */
  needs: Record<string, string>;
}

/**
 * Adds the functions that load modules to `boot`, and returns what they have begun to load. `ended` is called when a
 * module runs, or without the module when it has failed.
 */
export function startLoading(
  boot: Boot,
  nonce: string,
  hint: string,
  ended: (name: string, module?: Partial<ElementsTable>) => void,
): Loads {
  const loads: Loads = { 'en-page': Promise.resolve({ cartPill, dialog, failures }) };
  const failed = new Set<string>();
  Object.assign(boot, { preload, load, loadTexts });

  /**
   * Adds a link for each file that has none, in the head or the body: Firefox reports an error at a second link. Only for
   * a name that the loader does not know does it wait, for the table. Resolves to the files' names.
   */
  async function preload(name: string): Promise<string[] | undefined> {
    if (!MANIFEST[name]) await load(ELEMENTS_TABLE).catch(() => {});
    for (const file of MANIFEST[name] ?? []) {
      const own = inPageLanguage(file);
      if (loads[nameOf(own)] || document.querySelector(`link[href$="/${own}.js"]`)) continue;
      const href = addressOf(own);
      document.head.append(
        Object.assign(document.createElement('link'), { crossOrigin: '', rel: 'modulepreload', nonce, href }),
      );
    }
    return MANIFEST[name];
  }

  function load(name: string): Promise<unknown> {
    if (failed.delete(name)) delete loads[name];
    if (!loads[name]) {
      loads[name] = fetchModule(name);
      loads[name]
        .catch((error) => {
          failed.add(name);
          console.error('[storefront]', name, error, hint);
        })
        .then((module) => ended(name, module as Partial<ElementsTable> | undefined));
    }
    return loads[name];
  }

  /** Where a language cannot be fetched, the page has English texts, because these are better than none. */
  async function loadTexts(english: string): Promise<void> {
    const groups = (await load(inPageLanguage(english)).catch(() => load(english))) as Boot['texts'];
    for (const name in groups) boot.texts[name] = Object.assign(boot.texts[name] ?? {}, groups[name]);
  }

  /**
   * Imports a module, an element or a file of texts, after the texts that it reads. What cannot be imported is left to
   * the newest build, which tries again and knows its own files. Rejects with the browser's TypeError where the shop
   * does not answer, and with another Error where it answers without the module.
   */
  async function fetchModule(name: string): Promise<unknown> {
    try {
      const [file, ...others] = (await preload(name)) as [string, ...string[]];
      await Promise.all(textsAmong(others).map(loadTexts));
      const module = await import(addressOf(file));
      // Only the table has one.
      if (module.list) enterLists(module.list.split('!'));
      return module;
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
