import { Hono } from 'hono';
import { every } from 'hono/combine';
import { StartSubscriptionRequest, StartSubscriptionResponse } from '#runtime/contracts/subscription.ts';
import type { AppEnv } from '../http/app-env.ts';
import { creationToken, readIdempotency } from '../http/idempotency.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { parse } from '../http/parse.ts';
import { lockKeysJson, visitorHashOf } from '../session/service.ts';
import { startSubscription } from './subscription.ts';

const SUBSCRIPTION = '/api/3/commerce/cart/subscription';

export const pendingOrders = new Hono<AppEnv>();

pendingOrders.post(
  SUBSCRIPTION,
  describe({
    summary: 'Starts a subscription',
    body: StartSubscriptionRequest,
    answer: StartSubscriptionResponse,
    idempotencyKey: 'optional',
  }),
  every(crumb, rateLimit('CART_WRITES'), jsonBody),
  async (c) => {
    const request = parse(StartSubscriptionRequest, c.var.body.json);
    const idempotency = readIdempotency(c);
    const token = creationToken(c, 'subscription', idempotency);
    const visitorHash = visitorHashOf(c.var.visitor.id);
    const lockKeys = lockKeysJson(c);
    const call = { db: c.env.DB, site: c.var.site, token, idempotency, visitorHash, lockKeys, now: Date.now() };
    if (await startSubscription(call, request)) c.header('Idempotent-Replayed', 'true');
    c.header('Cache-Control', 'no-store');
    return c.json({ cartToken: token });
  },
);
