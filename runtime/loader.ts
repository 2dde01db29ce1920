/**
 * The script behind the tag `<script async src="https://HOST/storefront.js" data-site="SITE_ID"></script>`. It finds
 * the modules that the page needs, fetches them in parallel, paints the last known cart, and keeps clicks until a
 * module can handle them. `data-platform="stay-off"` leaves engine HTML alone on pages where the platform's own scripts
 * run.
 */
import { BOOT, type Boot } from './boot.ts';
import { snapshotKey } from './cart/snapshot.ts';
import {
  ANY_CART,
  CART_PILL_TAG,
  CART_TAG,
  ENGINE_HTML,
  FOREIGN_HTML,
  FOREIGN_MODULE,
  LANGUAGE_TAG,
  PAGE_MODULE,
  UNLESS_EMPTY,
  UNLESS_LINKED,
} from './hooks.ts';
import { keepClicks } from './loader/kept-clicks.ts';
import { knownCart } from './loader/known-cart.ts';
import { MANIFEST, VERSION } from './loader/manifest.ts';
import { startLoading } from './loader/modules.ts';
import { paintIndicators, paintPills } from './loader/paint.ts';
import { isPlatformLive } from './platform.ts';
import type { ApiCall, ApiCalls } from './script-api.entry.ts';
import type { CartApi, ScriptApi } from './script-api.ts';

/** Calls of the cart. A module answers them, which is fetched for the first call of any. */
const CART_CALLS = 'get add update remove subscribe'.split(' ') as (keyof CartApi)[];

const running = window.Storefront?.version;
// A script of type "module" is not the current one.
if (!running)
  start((document.currentScript ?? document.querySelector('script[src*="/storefront."]')) as HTMLScriptElement);
else if (running !== VERSION) console.warn('[storefront]', running, 'runs here, not', VERSION);

function start({ src, nonce, dataset }: HTMLScriptElement): void {
  const listeners = new Set<(records: MutationRecord[]) => void>();
  const base = new URL(src).origin;
  // `startLoading` adds the rest.
  const boot = {
    base,
    site: dataset.site || null,
    platform: dataset.platform,
    pending: new Set(),
    observe(listener: (records: MutationRecord[]) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    early: [],
    // A module of the page's own may have run before this script.
    texts: window.Storefront?.[BOOT]?.texts ?? {},
  } as unknown as Boot;
  try {
    // What the visitor has chosen in <sq-language>; it throws where nothing is. On the shop's own pages the address says it.
    if (base !== origin) boot.language = localStorage['sq:language'].trim();
  } catch {}
  const isDisabled = () => boot.platform === 'stay-off' && isPlatformLive();

  /** Selectors of the tags and modules that are not loaded yet, by name. No page has a tag with a module's name. */
  const needs: Record<string, string> = {};
  for (const name in MANIFEST) if (/^sq-/.test(name)) needs[name] = name;
  needs[PAGE_MODULE] = ENGINE_HTML;
  needs[FOREIGN_MODULE] = FOREIGN_HTML;
  needs[CART_TAG] = ANY_CART;
  if (!knownCart(boot)) {
    delete needs[CART_PILL_TAG];
    needs[CART_TAG] += UNLESS_EMPTY;
    needs[LANGUAGE_TAG] += UNLESS_LINKED;
  }

  const isPageAwaited = () => needs[PAGE_MODULE] && !isDisabled();
  const releaseClicks = keepClicks(boot, isPageAwaited);
  const loads = startLoading(boot, nonce, (name) => {
    delete needs[name];
    if (name === PAGE_MODULE) releaseClicks();
  });
  const { load } = boot;

  function scan(): void {
    if (document.readyState === 'complete')
      (window.requestIdleCallback ?? setTimeout)(() => load(base === origin ? 'telemetry' : 'first-sign'));
    const snapshot = knownCart(boot);
    if (typeof snapshot === 'object') {
      if (isPageAwaited()) paintIndicators(snapshot);
      if (needs[CART_PILL_TAG]) paintPills(snapshot, base);
    }
    for (const name in needs) {
      // The selector of an element may match engine HTML too; while disabled, only its tag counts.
      if (document.querySelector(isDisabled() ? name : (needs[name] as string))) load(name);
    }
  }

  new MutationObserver((records) => {
    const selector = Object.values(needs).join();
    const isNeeded = (node: Node) =>
      node instanceof Element && (node.matches(selector) || node.querySelector(selector));
    if (selector && records.some(({ addedNodes }) => [...addedNodes].some(isNeeded))) scan();
    for (const listener of listeners) listener(records);
  }).observe(document, { childList: true, subtree: true });

  /** Loads the pill and the cart when the first item is added, on this page or in another tab. */
  function onCartChange(event: Event): void {
    const { key } = event as StorageEvent;
    boot.early.push(event);
    if (key && key !== snapshotKey(boot.site)) return;
    needs[CART_PILL_TAG] = CART_PILL_TAG;
    needs[CART_TAG] = ANY_CART;
    scan();
  }
  // They are fetched while the first item is being sent to the server.
  for (const type of ['sq-cart-adding', 'sq-cart-changed', 'storage']) addEventListener(type, onCartChange);
  addEventListener('load', scan);

  const callOf =
    (name: ApiCall) =>
    (...given: unknown[]): unknown => {
      const ending = new AbortController();
      const result = load('script-api').then((api) => (api as ApiCalls).call(name, ending.signal, given));
      // The longer names are those of calls that return a function at once.
      if (name.length < 7) return result;
      // `load` has logged why the script did not come.
      result.catch(() => {});
      return () => ending.abort();
    };
  window.Storefront = {
    [BOOT]: boot,
    version: VERSION,
    ready: (async (tag?: string) => {
      if (tag) {
        await load(tag);
        return customElements.whenDefined(tag);
      }
      if (document.readyState === 'loading') await new Promise((read) => addEventListener('DOMContentLoaded', read));
      await Promise.all(Object.values(loads));
    }) as ScriptApi['ready'],
    cart: Object.fromEntries(CART_CALLS.map((name) => [name, callOf(name)])) as unknown as CartApi,
    onError: callOf('onError') as ScriptApi['onError'],
  };
  scan();
}
