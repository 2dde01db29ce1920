import { Hono } from 'hono';
import { Opening, SetUp, SkippedStep, TestOrder } from '#runtime/contracts/opening.ts';
import type { AppEnv } from '../http/app-env.ts';
import { input } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { openShop } from './open-shop.ts';
import { readSetUp, skipStep } from './set-up.ts';
import { beginTestOrder } from './test-order.ts';

const SET_UP = '/api/owner/set-up';
const SKIPPED = `${SET_UP}/skipped`;
const OPENING = '/api/owner/site/opening';
const TEST_ORDER = '/api/owner/site/test-order';

/** The owner's calls from a new shop to its first day. */
export const ownerOpening = new Hono<AppEnv>();

ownerOpening.get(
  SET_UP,
  owner('settings:read', { summary: 'Says what the shop needs to sell', moves: 'nothing', answer: SetUp }),
  async (c) => c.json(await readSetUp(ownerCall(c))),
);

/** Each call says what is to be, so that a repeat changes nothing. */
ownerOpening.put(
  SKIPPED,
  owner('settings:write', {
    summary: 'Leaves a step of the set-up out, or takes that back',
    moves: 'nothing',
    answer: SetUp,
    ifMatch: 'none',
  }),
  input(SkippedStep),
  async (c) => c.json(await skipStep(ownerCall(c), c.var.input)),
);

ownerOpening.post(
  OPENING,
  owner('settings:write', {
    summary: 'Opens the shop to visitors, or has them read that it opens soon',
    moves: 'trust',
    answer: SetUp,
    idempotencyKey: 'none',
  }),
  input(Opening),
  async (c) => c.json(await openShop(ownerCall(c), c.var.input)),
);

ownerOpening.post(
  TEST_ORDER,
  owner('orders:write', {
    summary: 'Puts a product into the caller’s cart, for an order in test mode',
    moves: 'nothing',
    answer: TestOrder,
    idempotencyKey: 'none',
  }),
  async (c) => c.json({ path: await beginTestOrder(c) } satisfies TestOrder),
);
