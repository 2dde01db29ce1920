import type * as z from 'zod/mini';
import * as account from '#runtime/contracts/account.ts';
import * as accountData from '#runtime/contracts/account-data.ts';
import * as cart from '#runtime/contracts/cart.ts';
import * as catalogue from '#runtime/contracts/catalogue.ts';
import * as category from '#runtime/contracts/category.ts';
import * as checkout from '#runtime/contracts/checkout.ts';
import * as comments from '#runtime/contracts/comments.ts';
import * as content from '#runtime/contracts/content.ts';
import * as contributors from '#runtime/contracts/contributors.ts';
import * as errorReports from '#runtime/contracts/error-reports.ts';
import * as files from '#runtime/contracts/files.ts';
import * as form from '#runtime/contracts/form.ts';
import * as gallery from '#runtime/contracts/gallery.ts';
import * as installments from '#runtime/contracts/installments.ts';
import * as inventory from '#runtime/contracts/inventory.ts';
import * as likes from '#runtime/contracts/likes.ts';
import * as locks from '#runtime/contracts/locks.ts';
import * as mailingList from '#runtime/contracts/mailing-list.ts';
import * as memberAreas from '#runtime/contracts/member-areas.ts';
import * as money from '#runtime/contracts/money.ts';
import * as moneyRules from '#runtime/contracts/money-rules.ts';
import * as navigation from '#runtime/contracts/navigation.ts';
import * as order from '#runtime/contracts/order.ts';
import * as owner from '#runtime/contracts/owner.ts';
import * as passkeys from '#runtime/contracts/passkeys.ts';
import * as payments from '#runtime/contracts/payments.ts';
import * as pendingOrder from '#runtime/contracts/pending-order.ts';
import * as pictures from '#runtime/contracts/pictures.ts';
import * as popup from '#runtime/contracts/popup.ts';
import * as preferences from '#runtime/contracts/preferences.ts';
import * as product from '#runtime/contracts/product.ts';
import * as restock from '#runtime/contracts/restock.ts';
import * as review from '#runtime/contracts/review.ts';
import * as senders from '#runtime/contracts/senders.ts';
import * as site from '#runtime/contracts/site.ts';
import * as stock from '#runtime/contracts/stock.ts';
import * as submission from '#runtime/contracts/submission.ts';
import * as subscription from '#runtime/contracts/subscription.ts';
import * as templates from '#runtime/contracts/templates.ts';
import * as webhooks from '#runtime/contracts/webhooks.ts';

/** Contracts that the document names; those of other files are written out where they are used. */
const MODULES: readonly object[] = [
  account,
  accountData,
  cart,
  catalogue,
  category,
  comments,
  checkout,
  contributors,
  content,
  errorReports,
  files,
  form,
  gallery,
  installments,
  inventory,
  likes,
  locks,
  mailingList,
  memberAreas,
  money,
  moneyRules,
  navigation,
  order,
  owner,
  passkeys,
  payments,
  pendingOrder,
  pictures,
  popup,
  preferences,
  product,
  restock,
  review,
  site,
  stock,
  submission,
  subscription,
  templates,
  senders,
  webhooks,
];

/** The schemas under the names that the code has for them. */
export const contracts: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  MODULES.flatMap((module) => Object.entries(module)).filter(([, value]) => isSchema(value)),
);

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
