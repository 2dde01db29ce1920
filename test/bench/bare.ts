import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { untilAnswered } from '#worker/cli/local/serve.ts';
import { spawnWrangler, stopTree } from '#worker/cli/wrangler.ts';
import { SITE_ID } from '../../demo/seed.ts';
import { addition, type BenchShop, type ShopVisitor } from './shop.ts';

const KINDS = {
  /** It has nothing but the database. */
  bare: { port: 8799, config: 'bare/wrangler.jsonc' },
  /** It is also behind the platform's parts that the shop's calls pass. */
  platform: { port: 8800, config: 'bare/wrangler.platform.jsonc' },
};

export interface BareWorker {
  read(visitor: ShopVisitor): Promise<Response>;
  insert(visitor: ShopVisitor, itemId: string, variantId: string): Promise<Response>;
  nothing(): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts a bare Worker on the database of a running shop. It gets the same headers and bodies as the shop. */
export async function startBareWorker({ stateDir }: BenchShop, kind: keyof typeof KINDS): Promise<BareWorker> {
  const { port, config } = KINDS[kind];
  const child = spawnWrangler(
    [
      ...['dev', '--local', '--ip', 'localhost', '--port', String(port), '--inspector-port', '0'],
      ...['--persist-to', stateDir, '--show-interactive-dev-session=false'],
    ],
    { config: fileURLToPath(new URL(config, import.meta.url)) },
  );
  const url = `http://localhost:${port}`;
  await untilAnswered(url, () => child.exitCode !== null);
  const cartOf = ({ token }: ShopVisitor) => `site=${SITE_ID}&cart=${createHash('sha256').update(token).digest('hex')}`;
  return {
    read: (visitor) => fetch(`${url}/read?${cartOf(visitor)}`, visitor.request('GET')),
    insert: (visitor, itemId, variantId) =>
      fetch(`${url}/insert?${cartOf(visitor)}&variant=${variantId}`, visitor.request('POST', addition(itemId))),
    nothing: () => fetch(`${url}/`),
    stop: () => stopTree(child),
  };
}
