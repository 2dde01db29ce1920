import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { COUPON_LIMIT, type Shop, steps } from '../../test/worker/checkout-model.ts';
import { OTHER, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const RUNS = 10;
const STEPS = 30;
const TIMEOUT_MS = 180_000;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** A payer who acts faster than people do. */
class Hasty extends Payer {
  override fetch(path: string, call: Parameters<Payer['fetch']>[1] = {}) {
    const limit = async () => ({ success: true });
    return super.fetch(path, { ...call, env: { ...call.env, CART_WRITES: { limit } } });
  }
}

async function openShop(): Promise<Shop> {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await env.DB.prepare(
    `INSERT INTO coupons (site_id, code, name, kind, cents, usage_limit, created_at, updated_at)
     VALUES (?1, 'ONCE', 'Once', 'fixed', 777, ?2, 0, 0)`,
  )
    .bind(SHOP.id, COUPON_LIMIT)
    .run();
  const payers = await Promise.all([0, 1, 2].map(async () => (await new Hasty().arrive()) as Payer));
  return { payers, attempts: [] };
}

test(
  'no unit and no cent is lost or created, whatever visitors do in whatever order',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: STEPS, size: 'max' }), async (commands) => {
        const shop = await openShop();
        await fc.asyncModelRun(() => ({ model: {}, real: shop }), commands);
        for (const payer of shop.payers) {
          const stranger = new Payer(OTHER.host);
          stranger.cookies.set('CART', payer.cookies.get('CART') ?? '');
          expect((await stranger.readCheckout()).cart).toMatchObject({ id: '', entries: [] });
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  TIMEOUT_MS,
);
