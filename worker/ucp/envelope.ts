import { UCP_VERSION } from './operation.ts';

/** Names of the protocol's capabilities that the shop has, by which answers say what they are. */
export const CAPABILITIES = {
  search: 'dev.ucp.shopping.catalog.search',
  lookup: 'dev.ucp.shopping.catalog.lookup',
  cart: 'dev.ucp.shopping.cart',
  checkout: 'dev.ucp.shopping.checkout',
  discount: 'dev.ucp.shopping.discount',
  order: 'dev.ucp.shopping.order',
  permalink: 'dev.ucp.shopping.permalink',
} as const;
export type CapabilityName = keyof typeof CAPABILITIES;

/** Returns the `ucp` field of an answer about these capabilities. */
export function envelope(...names: CapabilityName[]) {
  const version = UCP_VERSION;
  const capabilities = Object.fromEntries(names.map((name) => [CAPABILITIES[name], [{ version }]]));
  return { version, status: 'success' as const, capabilities };
}

/** The `ucp` field of a refusal. */
export const REFUSED = { version: UCP_VERSION, status: 'error' } as const;
