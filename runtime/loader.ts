/**
 * The script behind the tag `<script async src="https://HOST/storefront.js" data-site="SITE_ID"></script>`. It finds
 * the modules that the page needs, fetches them in parallel, paints the last known cart, and keeps clicks until a
 * module can handle them. `data-platform="stay-off"` leaves engine HTML alone on pages where the platform's own scripts
 * run.
 */
import { BOOT, type Boot } from './boot.ts';
import { snapshotKey } from './cart/snapshot.ts';
import { ANY_CART, CART_PILL_TAG, CART_TAG, ENGINE_HTML, PAGE_MODULE, UNLESS_EMPTY } from './hooks.ts';
import { keepClicks } from './loader/kept-clicks.ts';
import { knownCart } from './loader/known-cart.ts';
import { MANIFEST, VERSION } from './loader/manifest.ts';
import { fetchModule, preload } from './loader/modules.ts';
import { paintIndicators, paintPills } from './loader/paint.ts';
import { isPlatformLive } from './platform.ts';
import type { CartApi } from './script-api.entry.ts';

const CART_CALLS = ['get', 'add', 'update', 'remove', 'subscribe'] as const satisfies (keyof CartApi)[];
type CartCall = (typeof CART_CALLS)[number];

const running = window.Storefront?.version;
if (!running) start(document.currentScript as HTMLScriptElement);
else if (running !== VERSION) console.warn('[storefront]', running, 'runs here, not', VERSION);

function start({ src, nonce, dataset }: HTMLScriptElement): void {
  const listeners = new Set<MutationCallback>();
  const base = new URL(src).origin;
  const fetchGraph = (name: string) => preload(name, base, nonce);
  const boot: Boot = {
    base,
    site: dataset.site || null,
    platform: dataset.platform,
    pending: [],
    observe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preload: fetchGraph,
    load,
  };
  const isDisabled = () => boot.platform === 'stay-off' && isPlatformLive();
  const releaseClicks = keepClicks(boot, isDisabled);

  /** Selectors of the tags and modules that are not loaded yet, by name. No page has a tag with a module's name. */
  const needs: Record<string, string> = {};
  for (const name in MANIFEST) if (name.startsWith('sq-')) needs[name] = name;
  needs[PAGE_MODULE] = ENGINE_HTML;
  needs[CART_TAG] = ANY_CART;
  if (!knownCart(boot).mayExist) {
    delete needs[CART_PILL_TAG];
    needs[CART_TAG] += UNLESS_EMPTY;
  }

  const loads: Record<string, Promise<unknown>> = {};
  const failed = new Set<string>();

  /** Loads a tag or module once; the call after a failure tries again. */
  function load(name: string): Promise<unknown> {
    if (failed.delete(name)) delete loads[name];
    loads[name] ??= run(name);
    return loads[name];
  }

  function run(name: string): Promise<unknown> {
    const loading = fetchModule(fetchGraph(name));
    loading
      .catch((error) => {
        failed.add(name);
        console.error('[storefront]', name, error);
      })
      .then(() => {
        delete needs[name];
        if (name === PAGE_MODULE) releaseClicks();
      });
    return loading;
  }

  function scan(): void {
    const { snapshot } = knownCart(boot);
    if (snapshot) {
      if (needs[PAGE_MODULE] && !isDisabled()) paintIndicators(snapshot);
      if (needs[CART_PILL_TAG]) paintPills(snapshot, base);
    }
    for (const name in needs) {
      // The selector of an element may match engine HTML too; while disabled, only its tag counts.
      if (document.querySelector(isDisabled() ? name : (needs[name] as string))) load(name);
    }
  }

  new MutationObserver((records, observer) => {
    const selector = Object.values(needs).join();
    const isNeeded = (node: Node) =>
      node instanceof Element && (node.matches(selector) || node.querySelector(selector));
    if (selector && records.some(({ addedNodes }) => [...addedNodes].some(isNeeded))) scan();
    for (const listener of listeners) listener(records, observer);
  }).observe(document, { childList: true, subtree: true });

  /** Loads the pill and the cart when the first item is added, on this page or in another tab. */
  function onCartChange({ key }: Partial<StorageEvent>): void {
    if (key !== undefined && key !== snapshotKey(boot.site)) return;
    needs[CART_PILL_TAG] = CART_PILL_TAG;
    needs[CART_TAG] = ANY_CART;
    scan();
  }
  // They are fetched while the first item is being sent to the server.
  addEventListener('sq:cart:adding', onCartChange);
  addEventListener('sq:cart:changed', onCartChange);
  addEventListener('storage', onCartChange);
  addEventListener('load', scan);

  const cart = {} as Record<CartCall, (...given: unknown[]) => unknown>;
  for (const name of CART_CALLS) {
    cart[name] = async (...given) => ((await load('script-api')) as { cart: typeof cart }).cart[name](...given);
  }
  window.Storefront = {
    [BOOT]: boot,
    version: VERSION,
    async ready(tag) {
      if (tag) {
        await load(tag);
        return customElements.whenDefined(tag);
      }
      if (document.readyState === 'loading') await new Promise((read) => addEventListener('DOMContentLoaded', read));
      return Promise.all(Object.values(loads));
    },
    cart: cart as unknown as CartApi,
  };
  scan();
}
