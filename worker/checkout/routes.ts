import { type Context, Hono } from 'hono';
import { every } from 'hono/combine';
import { Checkout, PayRequest, PayResponse, UpdateCheckoutRequest } from '#runtime/contracts/checkout.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { readIdempotency } from '../http/idempotency.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { parse } from '../http/parse.ts';
import { checkoutCall } from './call.ts';
import { pay } from './payment/pay.ts';
import { previewCheckout, releaseCheckout, startCheckout } from './start.ts';
import { updateCheckout } from './update.ts';

const CHECKOUT = '/api/commerce/checkout';
const PAYMENT = `${CHECKOUT}/payment`;

const change = every(crumb, rateLimit('CART_WRITES', 'checkout'));

export const checkout = new Hono<AppEnv>();

checkout.get(CHECKOUT, describe({ summary: 'Shows what would be paid', answer: Checkout }), async (c) =>
  answer(c, await previewCheckout(checkoutCall(c))),
);

checkout.post(
  CHECKOUT,
  describe({ summary: 'Starts the checkout', answer: Checkout, idempotencyKey: 'optional' }),
  change,
  async (c) => answer(c, await startCheckout(checkoutCall(c))),
);

checkout.put(
  CHECKOUT,
  describe({
    summary: 'Changes the checkout',
    body: UpdateCheckoutRequest,
    answer: Checkout,
    idempotencyKey: 'optional',
  }),
  change,
  jsonBody,
  async (c) => {
    const request = parse(UpdateCheckoutRequest, c.var.body.json);
    return answer(c, await updateCheckout(checkoutCall(c), request));
  },
);

checkout.delete(CHECKOUT, describe({ summary: 'Gives the checkout up', status: 204 }), change, async (c) => {
  await releaseCheckout(checkoutCall(c));
  return c.body(null, 204);
});

checkout.post(
  PAYMENT,
  describe({ summary: 'Pays', body: PayRequest, answer: PayResponse, idempotencyKey: 'required' }),
  every(crumb, rateLimit('CART_WRITES', 'payment')),
  jsonBody,
  async (c) => {
    const request = parse(PayRequest, c.var.body.json);
    const idempotency = readIdempotency(c);
    if (!idempotency) throw new ApiError('IDEMPOTENCY_KEY_INVALID');
    const paid = await pay(checkoutCall(c), request, idempotency);
    if (paid.isReplay) c.header('Idempotent-Replayed', 'true');
    c.header('Cache-Control', 'no-store');
    return c.json(paid.answer);
  },
);

function answer(c: Context<AppEnv>, body: Checkout) {
  c.header('Cache-Control', 'no-store');
  return c.json(body);
}
