import { UCP_PATH } from '#runtime/contracts/ucp.ts';
import type { Bindings } from '../env.ts';
import { BUY_PATH } from '../permalinks/service.ts';
import { mayAgents } from '../site/discovery.ts';
import type { Site } from '../site/site.ts';
import { CAPABILITIES, type CapabilityName } from './envelope.ts';
import { type Operation, UCP_VERSION } from './operation.ts';
import { siteKey } from './signatures/site-key.ts';

const ROOT = `https://ucp.dev/${UCP_VERSION}`;
const MCP_PATH = '/mcp/shop';

interface Specified {
  name: CapabilityName;
  /** Below the protocol's specification and schemas. */
  spec: string;
  schema: string;
  needs: Operation['needs'];
}

/** Where each capability is specified, and the access that it needs. */
const SPECIFIED: readonly Specified[] = [
  { name: 'search', spec: 'shopping/catalog/search', schema: 'catalog_search', needs: 'look' },
  { name: 'lookup', spec: 'shopping/catalog/lookup', schema: 'catalog_lookup', needs: 'look' },
  { name: 'cart', spec: 'shopping/cart', schema: 'cart', needs: 'cart' },
  { name: 'checkout', spec: 'shopping/checkout', schema: 'checkout', needs: 'checkout' },
  { name: 'discount', spec: 'discount', schema: 'discount', needs: 'cart' },
  { name: 'order', spec: 'shopping/order', schema: 'order', needs: 'checkout' },
  { name: 'permalink', spec: 'permalink', schema: 'permalink', needs: 'cart' },
];

/**
 * Returns the shop's profile at the origin that was called: where programs call, what they may do by the owner's will,
 * and the public half of the key by which answers are signed. Buyers always pay on the shop's own checkout, so no payment
 * handler is there.
 */
export async function profileOf(env: Bindings, site: Site, origin: string, now: number) {
  const { hostname, protocol } = new URL(origin);
  const may = (needs: Operation['needs']) => mayAgents(site, hostname, needs);
  const extended = [CAPABILITIES.cart, ...(may('checkout') ? [CAPABILITIES.checkout] : [])];
  const own: Partial<Record<CapabilityName, object>> = {
    discount: { extends: extended },
    permalink: { config: { endpoint: origin + BUY_PATH } },
  };
  // The protocol allows addresses of https alone for permalinks, which a shop in development has not.
  const offered = SPECIFIED.filter(({ name, needs }) => may(needs) && (name !== 'permalink' || protocol === 'https:'));
  const capability = ({ name, spec, schema }: Specified) => ({
    version: UCP_VERSION,
    spec: `${ROOT}/specification/${spec}`,
    schema: `${ROOT}/schemas/shopping/${schema}.json`,
    ...own[name],
  });
  const service = (transport: 'rest' | 'mcp', path: string, schema: string) => ({
    version: UCP_VERSION,
    spec: `${ROOT}/specification/overview`,
    transport,
    endpoint: origin + path,
    schema: `${ROOT}/services/shopping/${schema}.json`,
  });
  const { publicKey } = await siteKey(env, site.siteId, now);
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [service('rest', UCP_PATH, 'rest.openapi'), service('mcp', MCP_PATH, 'mcp.openrpc')],
      },
      capabilities: Object.fromEntries(offered.map((one) => [CAPABILITIES[one.name], [capability(one)]])),
      payment_handlers: {},
    },
    keys: [publicKey],
  };
}
