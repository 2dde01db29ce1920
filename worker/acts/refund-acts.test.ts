import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderEventKind } from '#runtime/contracts/order-enumerations.ts';
import { acts, setPrivacy, stats } from '../../test/worker/acts.ts';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { FakeServices } from '../../test/worker/fake-services.ts';
import { rows } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { sendDue } from '../../test/worker/senders.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { orderEventStatements } from '../orders/service.ts';
import { countActs } from './service.ts';

type Happened = readonly [kind: OrderEventKind, ref: string, amountCents?: number];

let services: FakeServices;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  services = new FakeServices();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const count = () => countActs(env.DB, Date.now());
const refunds = async () => (await stats())['refunds USD']?.[1] ?? 0;
const order = async () => (await rows('orders'))[0] ?? {};

async function buy(): Promise<Payer> {
  const payer = await Payer.with(PRODUCTS.mug.id);
  await payer.pay();
  return payer;
}

/** The provider's event about the order, by default for all its money. */
async function happen(...events: readonly Happened[]): Promise<void> {
  const { id, grand_total_cents: whole } = await order();
  await env.DB.batch(
    events.flatMap(([kind, ref, amountCents = Number(whole)]) => {
      const event = { siteId: SHOP.id, orderId: String(id), kind, ref, details: { amountCents }, now: Date.now() };
      return orderEventStatements(env.DB, event);
    }),
  );
}

describe('the refunds of the shop’s numbers', () => {
  const PATHS: readonly (readonly [title: string, events: readonly Happened[]])[] = [
    [
      'a refund that failed and another one',
      [
        ['refunded', 're_1'],
        ['refundFailed', 're_1'],
        ['refunded', 're_2'],
      ],
    ],
    [
      'a refund that failed',
      [
        ['partlyRefunded', 're_1', 500],
        ['partlyRefunded', 're_2', 300],
        ['refundFailed', 're_1', 500],
      ],
    ],
    [
      'a lost dispute',
      [
        ['disputed', 'dp_1'],
        ['disputeLost', 'dp_1'],
      ],
    ],
    [
      'a dispute that was won after it had been lost',
      [
        ['disputed', 'dp_1'],
        ['disputeLost', 'dp_1'],
        ['disputeWon', 'dp_1'],
      ],
    ],
    [
      'a dispute that was won',
      [
        ['disputed', 'dp_1'],
        ['disputeWon', 'dp_1'],
      ],
    ],
    [
      'a refund and a lost dispute of more than was left',
      [
        ['partlyRefunded', 're_1', 500],
        ['disputeLost', 'dp_1'],
        ['refundFailed', 're_1', 500],
      ],
    ],
    [
      'a failure that is reported before its refund',
      [
        ['refundFailed', 're_1'],
        ['refunded', 're_1'],
      ],
    ],
  ];

  test.each(PATHS)('agree with the order after %s', async (_, events) => {
    await buy();
    await count();
    for (const event of events) {
      await happen(event);
      await happen(event);
      await count();
      expect(await refunds(), event.join()).toBe((await order()).refunded_cents);
    }
  });

  test.each(PATHS)('are the same where all is counted at once: %s', async (_, events) => {
    await buy();
    await happen(...events);
    await count();
    expect(await refunds()).toBe((await order()).refunded_cents);
  });

  test('of a buyer who has not answered are taken back too', async () => {
    await setPrivacy({ isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true });
    await buy();
    await happen(['refunded', 're_1']);
    await count();
    await happen(['refundFailed', 're_1']);
    await count();
    expect(await refunds()).toBe(0);
    expect((await acts()).map(({ act }) => act.kind)).not.toContain('refund');
  });
});

describe('a refund that fails', () => {
  const sentEvents = () => services.calls.flatMap(({ body }) => body.events.map(({ name }: { name: string }) => name));

  beforeEach(async () => {
    const owner = await OwnerProgram.of();
    const body = { target: 'G-ABCDE12', secret: 'secret' };
    await owner.fetch('/api/owner/senders/ga4', { method: 'PUT', body });
    await buy();
    await count();
    await sendDue(env, Date.now());
    services.calls.length = 0;
  });

  test.each([
    ['counted', async () => {}],
    ['sent', async () => void (await count())],
  ])('before it is %s is sent to nobody', async (_, meanwhile) => {
    await happen(['refunded', 're_1']);
    await meanwhile();
    await happen(['refundFailed', 're_1']);
    await count();
    await sendDue(env, Date.now());
    expect(sentEvents()).toEqual([]);
  });

  test('after it was sent stays sent, and the failure is not sent', async () => {
    await happen(['refunded', 're_1']);
    await count();
    await sendDue(env, Date.now());
    await happen(['refundFailed', 're_1']);
    await count();
    await sendDue(env, Date.now());
    expect(sentEvents()).toEqual(['refund']);
    await happen(['refunded', 're_2']);
    await count();
    await sendDue(env, Date.now());
    expect(sentEvents()).toEqual(['refund', 'refund']);
  });
});
