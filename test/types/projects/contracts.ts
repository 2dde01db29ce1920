/** The public types say what the shop's own contracts say. */
import type * as ours from '../../../runtime/contracts/cart.ts';
import type { FormValues } from '../../../runtime/contracts/form.ts';
import type { Purchase } from '../../../runtime/contracts/order.ts';
import type { StorefrontEvents } from '../../../runtime/events.ts';
import type { ScriptApi } from '../../../runtime/script-api.ts';
import type * as told from './storefront';

/** True where each type may stand for the other. */
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;

export const same: [
  Same<told.ShoppingCart, ours.ShoppingCart>,
  Same<told.CartEntry, ours.CartEntry>,
  Same<told.FormValues, FormValues>,
  Same<told.Purchase, Purchase>,
  Same<told.StorefrontEvents, StorefrontEvents>,
  Same<told.ScriptApi, ScriptApi>,
] = [true, true, true, true, true, true];
