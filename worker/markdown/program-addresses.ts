import { TrieRouter } from 'hono/router/trie-router';
import type { RouterRoute } from 'hono/types';
import { discoverySettings } from '../site/discovery.ts';
import type { Site } from '../site/site.ts';

interface ProgramAddress {
  path: string;
  title: string;
  note: string;
  isForAgents?: boolean;
}

/** What programs read beside pages. A shop names those that its Worker serves. */
const ADDRESSES: readonly ProgramAddress[] = [
  { path: '/sitemap.xml', title: 'Sitemap', note: 'all pages' },
  { path: '/products.json', title: 'Products as JSON', note: 'variants, prices and stock' },
  { path: '/feeds/google.xml', title: 'Product feed', note: 'RSS with the names of Google Merchant Center' },
  { path: '/feeds/openai.jsonl', title: 'Product feed for agents', note: 'a JSON object in each line' },
  { path: '/.well-known/ucp', title: 'Universal Commerce Protocol', note: 'what agents may do', isForAgents: true },
  { path: '/mcp', title: 'Model Context Protocol', note: 'tools for agents', isForAgents: true },
];

export type IsServed = (path: string) => boolean;

/** Returns whether a route answers a path; `readRoutes` leaves out those that answer any. */
export function servedOf(readRoutes: () => readonly RouterRoute[]): IsServed {
  let router: TrieRouter<string> | undefined;
  return (path) => {
    router ??= routerOf(readRoutes());
    return router.match('', path)[0].length > 0;
  };
}

/** Returns what programs may read of the shop beside its pages. */
export function programAddresses(site: Site, isServed: IsServed): ProgramAddress[] {
  const { agents } = discoverySettings(site);
  return ADDRESSES.filter(({ path, isForAgents }) => isServed(path) && !(isForAgents && agents === 'off'));
}

/** Middleware is for ALL methods and answers nothing by itself. */
function routerOf(routes: readonly RouterRoute[]): TrieRouter<string> {
  const router = new TrieRouter<string>();
  for (const { path, method } of routes) if (method === 'GET' || method === 'POST') router.add('', path, method);
  return router;
}
