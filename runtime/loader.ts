/**
 * The script behind the tag `<script async src="https://HOST/storefront.js" data-site="SITE_ID"></script>`. It finds
 * the modules that the page needs, fetches them in parallel, paints the last known cart, and keeps clicks until a
 * module can handle them. `data-platform="stay-off"` leaves engine HTML alone on pages where the platform's own scripts
 * run.
 *
 * The page may run it in any other way too: imported, bundled, copied or inlined. Where it does not come from the shop,
 * `data-shop="https://HOST"` names the shop.
 */
import { BOOT, type Boot } from './boot.ts';
import { snapshotKey } from './cart/snapshot.ts';
import {
  ANY_CART,
  CARRIER,
  CARRIERS_MODULE,
  CART_PILL_TAG,
  CART_TAG,
  ELEMENTS_TABLE,
  ENGINE_HTML,
  FOREIGN_HTML,
  FOREIGN_MODULE,
  LANGUAGE_TAG,
  PAGE_MODULE,
  UNDEFINED,
  UNLESS_EMPTY,
  UNLESS_LINKED,
} from './hooks.ts';
import { keepClicks } from './loader/kept-clicks.ts';
import { knownCart } from './loader/known-cart.ts';
import { VERSION } from './loader/manifest.ts';
import { startLoading } from './loader/modules.ts';
import { paintIndicators, paintPills } from './loader/paint.ts';
import { isPlatformLive } from './platform.ts';
import type { ApiCall, ApiCalls } from './script-api.entry.ts';
import type { CartApi, ScriptApi } from './script-api.ts';

/** What a script that does not come from its shop says. */
const NEEDS_SHOP = 'A copy of this script needs data-shop.';

const running = window.Storefront?.version;
// Elements of the page may have these names too.
if (typeof running !== 'string') start();
else if (running !== VERSION) console.warn('[storefront]', running, 'runs, not', VERSION);

/** Finds the script tag with the settings, which need not be the one that runs, and starts with them. */
function start(): void {
  const { src, nonce, dataset } = [
    document.querySelector('script[data-shop]'),
    // A picture with this name would be found instead, and name a shop of its own.
    document.currentScript,
    document.querySelector('script[src*="/storefront."]'),
    document.createElement('script'),
  ].find((script) => script instanceof HTMLScriptElement) as HTMLScriptElement;
  // A module that is imported finds its own address in the stack alone. A shop serves this script from its root, also as
  // `storefront.js?site=SITE_ID`. An address inside of another one is none: anybody may link to a page with it.
  const [, from, , site] =
    /\s[^\s:]*(https?:..[^/\s]+)\/+storefront\.[\w.]*js(\?site=([\w-]+))?/.exec(
      ` ${dataset.shop}/storefront.js ${src} ${Error().stack}`,
    ) ?? [];
  if (!from) {
    console.error('[storefront]', NEEDS_SHOP);
    return;
  }
  const base = new URL(from).origin;
  const listeners = new Set<(records: MutationRecord[]) => void>();
  // `startLoading` adds the rest.
  const boot = {
    base,
    site: dataset.site || site || null,
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

  const isCartKnown = knownCart(boot);
  /**
   * Selectors of the tags and modules that are not loaded yet, by name. No page has a tag with a module's name. Elements
   * that stand in the table are added once that has come.
   */
  const needs: Record<string, string> = {
    [PAGE_MODULE]: ENGINE_HTML,
    [FOREIGN_MODULE]: FOREIGN_HTML,
    [CARRIERS_MODULE]: CARRIER,
    [ELEMENTS_TABLE]: CARRIER,
    [CART_TAG]: ANY_CART + (isCartKnown ? '' : UNLESS_EMPTY),
    [LANGUAGE_TAG]: LANGUAGE_TAG + (isCartKnown ? '' : UNLESS_LINKED),
    ...(isCartKnown && { [CART_PILL_TAG]: CART_PILL_TAG }),
  };

  const isPageAwaited = () => needs[PAGE_MODULE] && !isDisabled();
  const releaseClicks = keepClicks(boot, isPageAwaited);
  const loads = startLoading(boot, nonce, dataset.shop ? '' : NEEDS_SHOP, (name, module) => {
    delete needs[name];
    if (name === PAGE_MODULE) releaseClicks();
    if (!module?.needs) return;
    Object.assign(needs, module.needs);
    scan();
  });
  const { load } = boot;

  /**
   * Whether a part of the page has an element that only the table knows. The hosts of our dialogs, which nothing defines,
   * have shadow roots.
   */
  const hasUnlisted = (root: ParentNode) =>
    needs[ELEMENTS_TABLE] &&
    ([root, ...root.querySelectorAll(UNDEFINED)] as Element[]).some(
      ({ localName, shadowRoot }) => /^sq-/.test(localName) && !shadowRoot,
    );

  function scan(): void {
    if (document.readyState === 'complete')
      (window.requestIdleCallback ?? setTimeout)(() => load(base === origin ? 'telemetry' : 'first-sign'));
    const snapshot = knownCart(boot);
    if (typeof snapshot === 'object') {
      if (isPageAwaited()) paintIndicators(snapshot);
      if (needs[CART_PILL_TAG]) paintPills(snapshot, base);
    }
    for (const name in needs) {
      const selector = needs[name] as string;
      // The selector of an element may match engine HTML too; while disabled, only its tag counts, and a carrier.
      if (document.querySelector(isDisabled() && selector !== CARRIER ? name : selector)) load(name);
    }
    if (hasUnlisted(document)) load(ELEMENTS_TABLE);
  }

  new MutationObserver((records) => {
    const selector = Object.values(needs).join() || '_';
    const isNeeded = (node: Node) =>
      node instanceof Element && (node.matches(selector) || node.querySelector(selector) || hasUnlisted(node));
    if (records.some(({ addedNodes }) => [...addedNodes].some(isNeeded))) scan();
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
      if (tag) return load(tag).then(() => customElements.whenDefined(tag));
      if (document.readyState === 'loading') await new Promise((read) => addEventListener('DOMContentLoaded', read));
      // The first round may bring the table and the carriers, for which other modules begin to load.
      for (const _round of [1, 2]) await Promise.all(Object.values(loads));
    }) as ScriptApi['ready'],
    // A module answers the calls, which is fetched for the first of any.
    cart: Object.fromEntries(
      (['get', 'add', 'update', 'remove', 'subscribe'] as const).map((name) => [name, callOf(name)]),
    ) as unknown as CartApi,
    onError: callOf('onError') as ScriptApi['onError'],
  };
  scan();
}
