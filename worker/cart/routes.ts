import { Hono } from 'hono';
import { every } from 'hono/combine';
import {
  AddCouponRequest,
  AddEntryRequest,
  SetShippingRequest,
  UpdateAdditionalFieldsRequest,
  UpdateQuantityRequest,
} from '#runtime/contracts/cart.ts';
import type { AppEnv } from '../http/app-env.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
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

const change = every(crumb, rateLimit('CART_WRITES'));

export const cart = new Hono<AppEnv>();

cart.get(CART, async (c) => {
  const options = { mock: c.req.query('mock') === 'true', withTotals: c.req.query('calculateSubtotal') !== 'false' };
  const { cartToken } = c.var.visitor;
  const found = await readCart({ db: c.env.DB, site: c.var.site, cartToken }, options);
  return answerCart(c, found, options.mock ? undefined : cartToken, found);
});

cart.post(ENTRIES, change, jsonBody, async (c) => {
  const request = parse(AddEntryRequest, c.var.body.json);
  const outcome = await addEntry(cartCall(c), request);
  return answerChange(c, outcome, { shoppingCart: outcome.cart, newlyAdded: entryOf(outcome) });
});

cart.put(ENTRY, change, jsonBody, async (c) => {
  const { quantity } = parse(UpdateQuantityRequest, c.var.body.json);
  const outcome = await updateQuantity(cartCall(c), c.req.param('entryId'), quantity);
  return answerChange(c, outcome, outcome.cart);
});

cart.put(FIELDS, change, jsonBody, async (c) => {
  const request = parse(UpdateAdditionalFieldsRequest, c.var.body.json);
  const outcome = await updateFields(cartCall(c), c.req.param('entryId'), request);
  return answerChange(c, outcome, { shoppingCart: outcome.cart, updatedEntry: entryOf(outcome) });
});

cart.delete(ENTRY, change, async (c) => {
  const outcome = await removeEntry(cartCall(c), c.req.param('entryId'));
  return answerChange(c, outcome, outcome.cart);
});

cart.post(COUPONS, change, jsonBody, async (c) => {
  const { code } = parse(AddCouponRequest, c.var.body.json);
  const outcome = await addCoupon(cartCall(c), code);
  return answerChange(c, outcome, outcome.cart);
});

cart.delete(COUPON, change, async (c) => {
  const outcome = await removeCoupon(cartCall(c), c.req.param('code'));
  return answerChange(c, outcome, outcome.cart);
});

cart.put(SHIPPING, change, jsonBody, async (c) => {
  const request = parse(SetShippingRequest, c.var.body.json);
  const outcome = await setShipping(cartCall(c), request);
  return answerChange(c, outcome, outcome.cart);
});

cart.all(CART, methodNotAllowed('GET'));
cart.all(ENTRIES, methodNotAllowed('POST'));
cart.all(ENTRY, methodNotAllowed('PUT', 'DELETE'));
cart.all(FIELDS, methodNotAllowed('PUT'));
cart.all(COUPONS, methodNotAllowed('POST'));
cart.all(COUPON, methodNotAllowed('DELETE'));
cart.all(SHIPPING, methodNotAllowed('PUT'));
