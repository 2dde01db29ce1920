import { SITE_ID } from '../../demo/seed.ts';
import { createOwnerKey } from '../e2e/harness/owner-key.ts';
import { Storm } from './kill-storm.ts';
import { KilledPrices } from './killed-prices.ts';
import { KilledRefunds } from './killed-refunds.ts';
import { KilledWithdrawals } from './killed-withdrawals.ts';
import type { BenchShop } from './shop.ts';
import type { Row } from './table.ts';

/** How often the server is killed: `KILLS=30 npm run bench -- killed`. */
const KILLS = Number(process.env.KILLS ?? 9);

/**
 * Kills the server again and again amid withdrawals, refunds of units and changes of prices, sends each call again with its
 * key, and counts what was answered and is not there, and what is there twice.
 */
export async function measureKills(shop: BenchShop): Promise<Row[]> {
  const key = await createOwnerKey(shop.stateDir, SITE_ID);
  const storm = new Storm(shop);
  const kinds = [
    new KilledWithdrawals(shop, storm, key),
    new KilledRefunds(shop, storm, key),
    new KilledPrices(shop, storm, key),
  ];
  for (let kill = 1; kill <= KILLS; kill++) await storm.round(kinds);
  const rows = await Promise.all(kinds.map((kind) => kind.check()));
  return [{ what: 'kills', value: `${KILLS}` }, ...rows];
}
