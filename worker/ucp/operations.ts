import { cancelCart, createCart, getCart, updateCart } from './cart/operations.ts';
import { getProduct } from './catalogue/get-product.ts';
import { lookupCatalog } from './catalogue/lookup.ts';
import { searchCatalog } from './catalogue/search.ts';
import {
  cancelCheckout,
  completeCheckout,
  createCheckout,
  getCheckout,
  updateCheckout,
} from './checkout/operations.ts';
import type { Operation } from './operation.ts';
import { getOrder } from './order/get-order.ts';
import { searchPolicies } from './policies/search-policies.ts';

/** What agents can do in the shop, in the order in which tools are listed. */
export const OPERATIONS: readonly Operation[] = [
  searchCatalog,
  lookupCatalog,
  getProduct,
  searchPolicies,
  createCart,
  getCart,
  updateCart,
  cancelCart,
  createCheckout,
  getCheckout,
  updateCheckout,
  completeCheckout,
  cancelCheckout,
  getOrder,
];
