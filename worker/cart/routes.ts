import { Hono } from 'hono';
import { every } from 'hono/combine';
import * as z from 'zod/mini';
import {
  AddCouponRequest,
  AddEntryRequest,
  AddEntryResponse,
  SetShippingRequest,
  ShoppingCart,
  UpdateAdditionalFieldsRequest,
  UpdateAdditionalFieldsResponse,
  UpdateQuantityRequest,
} from '#runtime/contracts/cart.ts';
import type { AppEnv } from '../http/app-env.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { describe, type RouteDescription } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { parse } from '../http/parse.ts';
import { cartCall } from './call.ts';
import { entryOf } from './mutate.ts';
import { answerCart, answerChange } from './reply.ts';
import {
  addCoupon,
  addEntry,
  readCart,
  removeCoupon,
  removeEntry,
  setShipping,
  updateFields,
  updateQuantity,
} from './service.ts';

const CART = '/api/commerce/shopping-cart';
const ENTRIES = `${CART}/entries`;
const ENTRY = `${ENTRIES}/:entryId`;
const FIELDS = `${ENTRY}/additionalFields`;
const COUPONS = `${CART}/coupons`;
const COUPON = `${COUPONS}/:code`;
const SHIPPING = `${CART}/shipping`;

/** `true`, `false` or a time in ms since the epoch, which stands for true. */
const trueOrTime = z.optional(z.string().check(z.regex(/^(true|false|\d{1,16})$/)));

/**
 * As the platform's clients send it; names that are not known are ignored. `timecode` asks for the cart of this moment
 * and not of a cache, which every answer is; without `calculateSubtotal`, amounts are computed.
 */
const Reading = z.object({ mock: z.optional(z.string()), timecode: trueOrTime, calculateSubtotal: trueOrTime });

/** Describes a change of the cart, which is made once for each Idempotency-Key. */
const changes = (description: RouteDescription) =>
  describe({ answer: ShoppingCart, ifMatch: 'optional', idempotencyKey: 'optional', ...description });
const change = every(crumb, rateLimit('CART_WRITES'));

export const cart = new Hono<AppEnv>();

cart.get(CART, describe({ summary: 'Reads the cart', answer: ShoppingCart, query: Reading }), async (c) => {
  const { mock, calculateSubtotal } = parse(Reading, c.req.query());
  const options = { mock: mock === 'true', withTotals: calculateSubtotal !== 'false' };
  const { cartToken } = c.var.visitor;
  const found = await readCart({ db: c.env.DB, site: c.var.site, cartToken, now: Date.now() }, options);
  return answerCart(c, found, options.mock ? undefined : cartToken, found);
});

cart.post(
  ENTRIES,
  changes({ summary: 'Puts something into the cart', body: AddEntryRequest, answer: AddEntryResponse }),
  change,
  jsonBody,
  async (c) => {
    const request = parse(AddEntryRequest, c.var.body.json);
    const outcome = await addEntry(cartCall(c), request);
    return answerChange(c, outcome, { shoppingCart: outcome.cart, newlyAdded: entryOf(outcome) });
  },
);

cart.put(
  ENTRY,
  changes({ summary: 'Changes a quantity', body: UpdateQuantityRequest }),
  change,
  jsonBody,
  async (c) => {
    const { quantity } = parse(UpdateQuantityRequest, c.var.body.json);
    const outcome = await updateQuantity(cartCall(c), c.req.param('entryId'), quantity);
    return answerChange(c, outcome, outcome.cart);
  },
);

cart.put(
  FIELDS,
  changes({
    summary: 'Changes the additional fields of an entry',
    body: UpdateAdditionalFieldsRequest,
    answer: UpdateAdditionalFieldsResponse,
  }),
  change,
  jsonBody,
  async (c) => {
    const request = parse(UpdateAdditionalFieldsRequest, c.var.body.json);
    const outcome = await updateFields(cartCall(c), c.req.param('entryId'), request);
    return answerChange(c, outcome, { shoppingCart: outcome.cart, updatedEntry: entryOf(outcome) });
  },
);

cart.delete(ENTRY, changes({ summary: 'Takes an entry out of the cart' }), change, async (c) => {
  const outcome = await removeEntry(cartCall(c), c.req.param('entryId'));
  return answerChange(c, outcome, outcome.cart);
});

cart.post(
  COUPONS,
  changes({ summary: 'Adds a discount code', body: AddCouponRequest }),
  change,
  jsonBody,
  async (c) => {
    const { code } = parse(AddCouponRequest, c.var.body.json);
    const outcome = await addCoupon(cartCall(c), code);
    return answerChange(c, outcome, outcome.cart);
  },
);

cart.delete(COUPON, changes({ summary: 'Takes a discount code away' }), change, async (c) => {
  const outcome = await removeCoupon(cartCall(c), c.req.param('code'));
  return answerChange(c, outcome, outcome.cart);
});

cart.put(
  SHIPPING,
  changes({ summary: 'Chooses place and way of delivery', body: SetShippingRequest }),
  change,
  jsonBody,
  async (c) => {
    const request = parse(SetShippingRequest, c.var.body.json);
    const outcome = await setShipping(cartCall(c), request);
    return answerChange(c, outcome, outcome.cart);
  },
);
