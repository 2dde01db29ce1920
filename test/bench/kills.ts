import { SITE_ID } from '../../demo/seed.ts';
import { startFakeStripe } from '../e2e/harness/fake-stripe-server.ts';
import { createOwnerKey } from '../e2e/harness/owner-key.ts';
import { type KilledCalls, Storm } from './kill-storm.ts';
import { KilledConnects } from './killed-connects.ts';
import { KilledDrafts } from './killed-drafts.ts';
import { KilledEdits } from './killed-edits.ts';
import { KilledPrices } from './killed-prices.ts';
import { KilledRefunds } from './killed-refunds.ts';
import { KilledWithdrawals } from './killed-withdrawals.ts';
import { type BenchShop, startBenchShop } from './shop.ts';
import type { Row } from './table.ts';

/** How often the server is killed: `KILLS=30 npm run bench -- killed`. */
const KILLS = Number(process.env.KILLS ?? 9);
const SECOND_PORT = 8807;

/**
 * Kills the server again and again amid withdrawals, refunds of units, changes of prices, draft orders, edits and, in a
 * shop of its own, connections of payment accounts. Sends each call again with its key, and counts what was answered and
 * is not there, and what is there twice.
 */
export async function measureKills(shop: BenchShop): Promise<Row[]> {
  const rows = await killAmid(shop, (storm, key) => [
    new KilledWithdrawals(shop, storm, key),
    new KilledRefunds(shop, storm, key),
    new KilledPrices(shop, storm, key),
    new KilledDrafts(shop, storm, key),
    new KilledEdits(shop, storm, key),
  ]);
  return [{ what: 'kills', value: `${KILLS}` }, ...rows, ...(await killAmidConnects())];
}

/** Production knows no other Stripe than the real one, so that this shop runs in development. */
async function killAmidConnects(): Promise<Row[]> {
  const fake = await startFakeStripe();
  const vars = { STRIPE_API_BASE: fake.url };
  const shop = await startBenchShop({ port: SECOND_PORT, environment: 'development', vars });
  try {
    return await killAmid(shop, (storm, key) => [new KilledConnects(shop, storm, key, fake)]);
  } finally {
    await shop.stop();
    fake.close();
  }
}

async function killAmid(shop: BenchShop, kindsOf: (storm: Storm, key: string) => KilledCalls[]): Promise<Row[]> {
  const storm = new Storm(shop);
  const kinds = kindsOf(storm, await createOwnerKey(shop.stateDir, SITE_ID));
  for (let kill = 1; kill <= KILLS; kill++) await storm.round(kinds);
  return Promise.all(kinds.map((kind) => kind.check()));
}
