import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shop } from '#worker/cli/local/serve.ts';
import { runWrangler } from '#worker/cli/wrangler.ts';
import { build } from '../../build.mjs';
import { startEmbedServer } from '../../demo/embed-server.ts';
import { SITE_ID } from '../../demo/seed.ts';
import { type ShopOptions, startShop } from '../../demo/shop.ts';

const PORT = 8797;

export interface BenchShop extends Omit<Shop, 'lost'> {
  embedUrl: string;
  stateDir: string;
  /** Starts the server again after it was killed. */
  startAgain(): Promise<void>;
}

/** Starts the built shop in its production environment, with a new database. */
export async function startBenchShop(
  options: Pick<ShopOptions, 'environment' | 'vars'> & { port?: number } = {},
): Promise<BenchShop> {
  const { port = PORT, ...others } = options;
  const stateDir = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  await build();
  const embed = await startEmbedServer({ port: port + 1, shop: `http://localhost:${port}`, siteId: SITE_ID });
  const start = () => startShop({ port, stateDir, origins: [embed.url], environment: 'production', ...others });
  let shop = await start();
  return {
    url: shop.url,
    embedUrl: embed.url,
    stateDir,
    kill: () => shop.kill(),
    async startAgain() {
      shop = await start();
    },
    async stop() {
      await Promise.all([shop.stop(), embed.stop()]);
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

/** Runs SQL on the database of a running shop. */
export async function runSql({ stateDir }: BenchShop, sql: string): Promise<void> {
  const file = join(stateDir, 'bench.sql');
  writeFileSync(file, sql);
  await runWrangler(['d1', 'execute', 'storefront', '--local', '--persist-to', stateDir, '--yes', '--file', file]);
}

let addresses = 0;
const nextAddress = () => `2001:db8:${(addresses++).toString(16)}::1`;

/** A visitor of a page of another site, in token mode. Each has their own address, and so their own rate limit. */
export class ShopVisitor {
  readonly #url: string;
  #address = nextAddress();
  #token: string | undefined;

  get token(): string {
    return this.#token ?? '';
  }

  constructor(url: string) {
    this.#url = url;
  }

  /** Continues from another address with the same cart. */
  moveOn(): void {
    this.#address = nextAddress();
  }

  async call(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(this.#url + path, this.request(method, body, more));
    this.#token = response.headers.get('X-Storefront-Cart') ?? this.#token;
    return response;
  }

  /** Returns the headers and body that this visitor sends. */
  request(method: string, body?: object, more: Record<string, string> = {}): RequestInit {
    return {
      method,
      headers: {
        'X-Storefront-Site': SITE_ID,
        'CF-Connecting-IP': this.#address,
        ...(this.#token ? { 'X-Storefront-Cart': this.#token } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...more,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    };
  }

  add(itemId = 'ss-house-blend', additionalFields: string | null = null): Promise<Response> {
    return this.call('POST', '/api/commerce/shopping-cart/entries', addition(itemId, additionalFields));
  }

  cart(): Promise<Response> {
    return this.call('GET', '/api/commerce/shopping-cart');
  }
}

/** Returns the body of a call that adds one piece to the cart. */
export function addition(itemId: string, additionalFields: string | null = null): object {
  return { itemId, sku: null, quantity: 1, additionalFields };
}
