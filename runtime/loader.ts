/**
 * The script tag: `<script async src="https://HOST/storefront.js" data-site="SITE_ID"></script>`. Finds what the page
 * needs, fetches it in parallel, paints the last known cart, and keeps clicks until somebody can carry them out.
 * `data-platform="stay-off"` leaves engine HTML alone on pages that the platform's own scripts serve.
 */
import { BOOT, type Boot } from './boot.ts';
import { snapshotKey } from './cart/snapshot.ts';
import { CART_PILL_TAG, ENGINE_HTML, PAGE_MODULE } from './hooks.ts';
import { keepClicks } from './loader/kept-clicks.ts';
import { knownCart } from './loader/known-cart.ts';
import { MANIFEST, VERSION } from './loader/manifest.ts';
import { fetchModule, preload } from './loader/modules.ts';
import { paintIndicators, paintPills } from './loader/paint.ts';
import { isPlatformLive } from './loader/platform.ts';
import type { CartApi } from './script-api.ts';

const CART_CALLS = ['get', 'add', 'update', 'remove', 'subscribe'] as const satisfies (keyof CartApi)[];

const running = window.Storefront?.version;
if (!running) start(document.currentScript as HTMLScriptElement);
else if (running !== VERSION) console.warn('[storefront]', running, 'runs here, not', VERSION);

function start({ src, nonce, dataset }: HTMLScriptElement): void {
  const listeners = new Set<MutationCallback>();
  const base = new URL(src).origin;
  const boot: Boot = {
    base,
    site: dataset.site || null,
    platform: (dataset.platform as 'stay-off' | undefined) ?? 'take-over',
    pending: [],
    observe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preload: (name) => preload(name, base, nonce),
  };
  const staysOff = () => boot.platform === 'stay-off' && isPlatformLive();
  const releaseClicks = keepClicks(boot, staysOff);

  /** Selectors of what has not arrived yet, by the name of its tag or module; no page has tags named like a module. */
  const needs: Record<string, string> = {};
  for (const name in MANIFEST) needs[name] = name;
  needs[PAGE_MODULE] = ENGINE_HTML;
  if (!knownCart(boot).mayExist) delete needs[CART_PILL_TAG];

  const loads: Record<string, Promise<unknown>> = {};

  const load = (name: string) => (loads[name] ??= begin(name));

  function begin(name: string): Promise<unknown> {
    const loading = fetchModule(name, base, nonce);
    loading
      .catch((error) => console.error('[storefront]', name, error))
      .then(() => {
        delete needs[name];
        if (name === PAGE_MODULE) releaseClicks();
      });
    return loading;
  }

  function scan(): void {
    const { snapshot } = knownCart(boot);
    if (snapshot) {
      if (needs[PAGE_MODULE] && !staysOff()) paintIndicators(snapshot);
      if (needs[CART_PILL_TAG]) paintPills(snapshot, base);
    }
    for (const name in needs) {
      const selector = needs[name] as string;
      if ((name === selector || !staysOff()) && document.querySelector(selector)) load(name);
    }
  }

  new MutationObserver((records, observer) => {
    const selector = Object.values(needs).join();
    const isNeeded = (node: Node) =>
      node instanceof Element && (node.matches(selector) || node.querySelector(selector));
    if (selector && records.some(({ addedNodes }) => [...addedNodes].some(isNeeded))) scan();
    for (const listener of listeners) listener(records, observer);
  }).observe(document, { childList: true, subtree: true });

  /** The first item, added on this page or in another tab, brings the pill. */
  function noteChange({ type, key }: Partial<StorageEvent>): void {
    if (type === 'storage' && key !== snapshotKey(boot.site)) return;
    needs[CART_PILL_TAG] = CART_PILL_TAG;
    scan();
  }
  // While the first item is on its way to the server, the pill is on its way here.
  addEventListener('sq:cart:adding', noteChange);
  addEventListener('sq:cart:changed', noteChange);
  addEventListener('storage', noteChange);
  addEventListener('load', scan);

  const cart: Record<string, (...given: unknown[]) => unknown> = {};
  for (const name of CART_CALLS) {
    cart[name] = async (...given) => ((await load('api')) as { cart: typeof cart }).cart[name]?.(...given);
  }
  window.Storefront = {
    [BOOT]: boot,
    version: VERSION,
    async ready(tag) {
      const isReading = document.readyState === 'loading';
      await (tag ? load(tag) : isReading && new Promise((read) => addEventListener('DOMContentLoaded', read)));
      return tag ? customElements.whenDefined(tag) : Promise.all(Object.values(loads));
    },
    cart: cart as unknown as CartApi,
  };
  scan();
}
