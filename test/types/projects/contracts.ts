/** The public types are the same as the shop’s own contracts. */
import type * as ours from '../../../runtime/contracts/cart.ts';
import type { FormValues } from '../../../runtime/contracts/form.ts';
import type { Purchase } from '../../../runtime/contracts/order.ts';
import type { StorefrontEvents } from '../../../runtime/events.ts';
import type { ScriptApi } from '../../../runtime/script-api.ts';
import type * as built from './storefront';

/** True where each type may stand for the other. */
type Same<A, B> = [A, B] extends [B, A] ? true : false;

export const same: [
  Same<built.ShoppingCart, ours.ShoppingCart>,
  Same<built.CartEntry, ours.CartEntry>,
  Same<built.FormValues, FormValues>,
  Same<built.Purchase, Purchase>,
  Same<built.StorefrontEvents, StorefrontEvents>,
  Same<built.ScriptApi, ScriptApi>,
] = [true, true, true, true, true, true];
