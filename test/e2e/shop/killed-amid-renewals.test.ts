import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE_ID } from '../../../demo/seed.ts';
import { sessionSecret } from '../../../demo/session-secret.ts';
import { type Shop, type ShopOptions, startShop } from '../../../demo/shop.ts';
import { addSubscriptions } from '../../many-subscriptions.ts';
import { waitFor } from '../../wait-for.ts';
import { prepareOwnShop } from '../harness/own-shop.ts';
import { queryShop } from '../harness/query-shop.ts';
import { runRenewals } from '../harness/scheduled.ts';

/**
 * How often the server is killed. `KILLS=10 npm run test:browser -- killed-amid-renewals` takes some minutes. Where a
 * run may stop is tried one by one in `worker/renewals/stopped.test.ts`; here a real server dies and starts again.
 */
const KILLS = Number(process.env.KILLS ?? 1);
/** Cycles that are renewed, at least, before the server is killed. */
const RENEWED_BEFORE_KILL = 4;
const SUBSCRIPTIONS = 40 * KILLS;
/** Time limit on a busy machine, because the server starts once more after each kill. */
const TIMEOUT_MS = 90_000 * (KILLS + 1);
const STOCK = 5_000;
const SKU = 'HB4-100';

let options: ShopOptions;
let shop: Shop;

beforeAll(async () => {
  options = await prepareOwnShop();
  query(`UPDATE variants SET unlimited = 0, qty_in_stock = ${STOCK} WHERE sku = '${SKU}'`);
  const { id, item_id } = query(`SELECT id, item_id FROM variants WHERE sku = '${SKU}'`);
  const variant = { id: String(id), itemId: String(item_id) };
  const secret = sessionSecret(options.stateDir);
  query(addSubscriptions({ siteId: SITE_ID, secret, variant, name: 'due', count: SUBSCRIPTIONS, dueAt: Date.now() }));
  shop = await startShop(options);
}, TIMEOUT_MS);
afterAll(async () => {
  await shop.kill();
  rmSync(options.stateDir, { recursive: true, force: true });
});

const query = (sql: string) => queryShop(options.stateDir, sql);

test(
  'a server killed amid renewals doubles none and skips none',
  async () => {
    for (let kill = 1; kill <= KILLS; kill++) {
      const before = renewed();
      const run = runRenewals(shop.url).catch(() => undefined);
      await waitFor(() => expect(renewed()).toBeGreaterThanOrEqual(before + RENEWED_BEFORE_KILL), 5);
      await shop.kill();
      await run;
      expect(renewed()).toBeLessThan(SUBSCRIPTIONS);
      shop = await startShop(options);
    }
    await waitFor(async () => {
      await runRenewals(shop.url);
      expect(renewed()).toBe(SUBSCRIPTIONS);
    });
    expect(
      query(
        `SELECT (SELECT COUNT(*) FROM payments WHERE checkout_id LIKE 'renewal-%' AND state = 'paid') AS payments,
           (SELECT COUNT(*) FROM test_payments WHERE state = 'paid') AS charged,
           (SELECT COUNT(*) FROM payments WHERE state = 'open') AS open,
           (SELECT COUNT(*) FROM subscriptions WHERE cycles_billed = 2 AND attempt = '') AS subscriptions,
           (SELECT SUM(qty_in_stock) FROM variants WHERE sku = '${SKU}') AS units,
           (SELECT COUNT(*) FROM reservations) AS reservations`,
      ),
    ).toEqual({
      payments: SUBSCRIPTIONS,
      charged: SUBSCRIPTIONS,
      open: 0,
      subscriptions: SUBSCRIPTIONS,
      units: STOCK - SUBSCRIPTIONS,
      reservations: 0,
    });
  },
  TIMEOUT_MS,
);

function renewed(): number {
  return Number(query(`SELECT COUNT(*) AS n FROM orders WHERE checkout_id LIKE 'renewal-%'`).n);
}
