import { report } from './report.ts';

/** Hosts of scripts that we load: the captcha providers, and what the shop's settings name. */
const SCRIPT_ORIGINS = ['https://www.google.com', 'https://challenges.cloudflare.com'];

/** The part of a Trusted Types policy that we use; its values replace plain strings. */
interface StorefrontPolicy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
  createScript(json: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: StorefrontPolicy): StorefrontPolicy;
}

let policy: StorefrontPolicy | null | undefined;

/**
 * Returns these scripts' Trusted Types policy, 'storefront'; null where the browser or the page allows none. Its
 * `createHTML` changes nothing, so only the sanitiser may use it, which parses into an inert document.
 */
export function trustedTypesPolicy(): StorefrontPolicy | null {
  if (policy === undefined) policy = createPolicy();
  return policy;
}

/** Lets scripts come from an origin that the shop's own settings name. */
export function allowScriptOrigin(origin: string): void {
  SCRIPT_ORIGINS.push(origin);
}

/** The address for a script element's `src`. Throws for any host but the captcha providers' and those that are allowed. */
export function scriptAddress(address: string): string {
  const checked = checkScriptAddress(address);
  return trustedTypesPolicy()?.createScriptURL(checked) ?? checked;
}

/** The text of a script element that holds data. Throws for any text that is no JSON. */
export function dataText(data: object): string {
  const json = checkData(JSON.stringify(data));
  return trustedTypesPolicy()?.createScript(json) ?? json;
}

function checkData(json: string): string {
  return JSON.stringify(JSON.parse(json));
}

function checkScriptAddress(address: string): string {
  const { origin } = new URL(address);
  if (!SCRIPT_ORIGINS.includes(origin)) throw new TypeError(`no script may come from ${origin}`);
  return address;
}

/** Creates the policy; null where the page allows none. The browser then accepts or refuses each plain string. */
function createPolicy(): StorefrontPolicy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return null;
  try {
    return trustedTypes.createPolicy('storefront', {
      createHTML: (html) => html,
      createScriptURL: checkScriptAddress,
      createScript: checkData,
    });
  } catch (error) {
    report(error, 'the page allows no Trusted Types policy "storefront"');
    return null;
  }
}
