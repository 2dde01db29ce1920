import type * as z from 'zod/mini';
import * as cart from '#runtime/contracts/cart.ts';
import * as checkout from '#runtime/contracts/checkout.ts';
import * as files from '#runtime/contracts/files.ts';
import * as form from '#runtime/contracts/form.ts';
import * as installments from '#runtime/contracts/installments.ts';
import * as inventory from '#runtime/contracts/inventory.ts';
import * as mailingList from '#runtime/contracts/mailing-list.ts';
import * as money from '#runtime/contracts/money.ts';
import * as order from '#runtime/contracts/order.ts';
import * as owner from '#runtime/contracts/owner.ts';
import * as payments from '#runtime/contracts/payments.ts';
import * as pendingOrder from '#runtime/contracts/pending-order.ts';
import * as product from '#runtime/contracts/product.ts';
import * as review from '#runtime/contracts/review.ts';
import * as submission from '#runtime/contracts/submission.ts';
import * as subscription from '#runtime/contracts/subscription.ts';

/** Contracts that the document names; those of other files are written out where they are used. */
const MODULES: readonly object[] = [
  cart,
  checkout,
  files,
  form,
  installments,
  inventory,
  money,
  order,
  owner,
  mailingList,
  payments,
  pendingOrder,
  product,
  review,
  submission,
  subscription,
];

/** The schemas under the names that the code has for them. */
export const contracts: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  MODULES.flatMap((module) => Object.entries(module)).filter(([, value]) => isSchema(value)),
);

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
