import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstShopLink } from '#worker/cli/first-shop-link.ts';
import type { Shop } from '#worker/cli/local/serve.ts';
import { freePort } from '../../free-port.ts';
import { startBundledShop } from './bundled-worker.ts';
import { getShared } from './shared.ts';

export interface EmptyShop {
  shop: Shop;
  stateDir: string;
  /** The address that creates the shop. */
  link: string;
}

/** Starts a server without a shop, as `npm start -- --empty` does. The caller removes its folder. */
export async function startEmptyShop(vars: Readonly<Record<string, string>> = {}): Promise<EmptyShop> {
  const [folder] = await Promise.all([getShared('worker'), getShared('scripts')]);
  const stateDir = mkdtempSync(join(tmpdir(), 'storefront-empty-'));
  const port = await freePort('localhost');
  const shop = await startBundledShop({ port, stateDir, origins: [], isEmpty: true, vars }, folder);
  const link = await firstShopLink({ url: shop.url, stateDir });
  if (link === undefined) throw new Error('The empty database has a shop.');
  return { shop, stateDir, link };
}
