import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shop } from '#worker/cli/local/serve.ts';
import type { ShopOptions } from '../../../demo/shop.ts';
import { freePort } from '../../free-port.ts';
import { startBundledShop } from './bundled-worker.ts';
import { getShared } from './shared.ts';

export interface OwnShop extends ShopOptions {
  /** Keys of the owners, by the site's id. */
  ownerKeys: Readonly<Record<string, string>>;
}

/**
 * Prepares a shop that a test may kill, with its own port and a freshly seeded database. The caller removes the folder.
 */
export async function prepareOwnShop(): Promise<OwnShop> {
  const [seeded] = await Promise.all([getShared('seeded'), getShared('scripts')]);
  const stateDir = mkdtempSync(join(tmpdir(), 'storefront-own-'));
  cpSync(seeded.stateDir, stateDir, { recursive: true });
  return { port: await freePort('localhost'), stateDir, origins: seeded.origins, ownerKeys: seeded.ownerKeys };
}

export async function startOwnShop(options: ShopOptions): Promise<Shop> {
  return startBundledShop(options, await getShared('worker'));
}
