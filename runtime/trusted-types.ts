import { report } from './report.ts';

/** Hosts whose scripts we load: the captcha's providers. */
const SCRIPT_ORIGINS = ['https://www.google.com', 'https://challenges.cloudflare.com'];

/** What browsers that know Trusted Types have; its values go where plain strings go in others. */
export interface StorefrontPolicy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: StorefrontPolicy): StorefrontPolicy;
}

let policy: StorefrontPolicy | null | undefined;

/**
 * The one policy of these scripts, 'storefront'; null where the browser has none, or the page allows none. Its
 * `createHTML` passes everything, and is for the sanitiser alone, which parses into a document where nothing runs.
 */
export function trustedTypesPolicy(): StorefrontPolicy | null {
  if (policy === undefined) policy = createPolicy();
  return policy;
}

/** For a script element's `src`. Throws for any address but those of the captcha's providers. */
export function scriptAddress(address: string): string {
  const checked = checkScriptAddress(address);
  return trustedTypesPolicy()?.createScriptURL(checked) ?? checked;
}

function checkScriptAddress(address: string): string {
  const { origin } = new URL(address);
  if (!SCRIPT_ORIGINS.includes(origin)) throw new TypeError(`no script may come from ${origin}`);
  return address;
}

/** A page that allows no policy of ours may still not ask for one: plain strings then work, or are refused one by one. */
function createPolicy(): StorefrontPolicy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return null;
  try {
    return trustedTypes.createPolicy('storefront', { createHTML: (html) => html, createScriptURL: checkScriptAddress });
  } catch (error) {
    report(error, 'the page allows no Trusted Types policy "storefront"');
    return null;
  }
}
