import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { spawnWrangler, stopTree } from '#worker/cli/wrangler.ts';
import { SITE_ID } from '../../demo/seed.ts';
import { untilAnswered } from '../../demo/shop.ts';
import type { BenchShop, ShopVisitor } from './shop.ts';

const PORT = 8799;
const CONFIG = fileURLToPath(new URL('bare/wrangler.jsonc', import.meta.url));

export interface BareWorker {
  read(visitor: ShopVisitor): Promise<Response>;
  insert(visitor: ShopVisitor, variantId: string): Promise<Response>;
  nothing(): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts the bare Worker on the database of a running shop. */
export async function startBareWorker({ stateDir }: BenchShop): Promise<BareWorker> {
  const child = spawnWrangler(
    [
      ...['dev', '--local', '--ip', 'localhost', '--port', String(PORT), '--inspector-port', '0'],
      ...['--persist-to', stateDir, '--show-interactive-dev-session=false'],
    ],
    { config: CONFIG },
  );
  const url = `http://localhost:${PORT}`;
  await untilAnswered(url, () => child.exitCode !== null);
  const cartOf = ({ token }: ShopVisitor) => `site=${SITE_ID}&cart=${createHash('sha256').update(token).digest('hex')}`;
  return {
    read: (visitor) => fetch(`${url}/read?${cartOf(visitor)}`),
    insert: (visitor, variantId) => fetch(`${url}/insert?${cartOf(visitor)}&variant=${variantId}`, { method: 'POST' }),
    nothing: () => fetch(`${url}/`),
    stop: () => stopTree(child),
  };
}
