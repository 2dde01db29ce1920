import type { ScriptApi } from '#runtime/script-api.ts';
import { nameShop } from './name-shop.ts';
import type { Configure, LoadStorefront, ScriptOptions } from './package-interface.ts';

/** Trusted Types' part that is used here. A policy's value replaces a plain address. */
interface PolicyFactory {
  createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
}

let loading: Promise<ScriptApi | undefined> | undefined;

export const loadStorefront: LoadStorefront = (options) => {
  if (typeof document === 'undefined') return Promise.resolve(undefined);
  loading ??= load(options).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

export const configure: Configure = (options) => {
  if (typeof document !== 'undefined') nameShop(options);
};

async function load(options: ScriptOptions): Promise<ScriptApi | undefined> {
  const present = presentTag();
  // One that has failed before this call reports nothing any more.
  if (!hasRun() && present) await Promise.race([run(present), pageLoaded()]);
  if (!hasRun()) await run(addTag(options));
  if (!hasRun()) throw new Error(`[storefront] ${options.shop}/storefront.js has not run.`);
  return window.Storefront as ScriptApi;
}

/** An element of the page may have the name `Storefront`. */
const hasRun = () => typeof window.Storefront?.version === 'string';

/** The page's own tag, while it may still run: one in a page that has loaded has failed before. */
function presentTag(): HTMLScriptElement | null {
  return document.readyState === 'complete' ? null : document.querySelector('script[src$="/storefront.js"]');
}

/** Waits until the tags of the page have run or failed. */
function pageLoaded(): Promise<unknown> {
  return new Promise((loaded) => addEventListener('load', loaded, { once: true }));
}

/** Waits for a tag. One that has failed is taken away, so that another can follow. */
function run(script: HTMLScriptElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    script.addEventListener('load', resolve, { once: true });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`[storefront] ${script.src} could not be fetched.`));
    });
  });
}

function addTag({ shop, site, platform, nonce }: ScriptOptions): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.dataset.site = site;
  if (platform) script.dataset.platform = platform;
  if (nonce) script.nonce = nonce;
  script.src = trusted(new URL('/storefront.js', shop).href);
  document.head.append(script);
  return script;
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/** Returns the address as pages that require Trusted Types take it; their policy must allow the name "storefront-tag". */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('storefront-tag', { createScriptURL: (url: string) => url });
  return policy?.createScriptURL(address) ?? address;
}
