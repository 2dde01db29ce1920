import * as z from 'zod/mini';
import { PAYMENT_PROVIDERS } from './enumerations.ts';
import { PAYMENT_ACCOUNT_PROBLEMS, PAYMENT_ACCOUNT_STATES, PAYMENT_MODES } from './payment-enumerations.ts';

/** Longest key, in UTF-16 code units; Stripe's have about 110. */
const KEY_MAX_LENGTH = 300;

/**
 * Body of `POST /api/owner/payment-accounts`: the secret key of a Stripe account, or a restricted one. It is sealed at
 * once, and in no answer.
 */
export const PaymentAccountKey = z.strictObject({
  mode: z.enum(PAYMENT_MODES),
  key: z.string().check(z.trim(), z.minLength(1), z.maxLength(KEY_MAX_LENGTH)),
});
export type PaymentAccountKey = z.infer<typeof PaymentAccountKey>;

/**
 * An account of the shop at a payment provider. Times are in ms since the epoch. `hasWebhook` says whether the provider
 * reports payments to the shop, and `lastEventAt` when it did so last, to the minute. `problem` is what the check at
 * `checkedAt` has found. `isUsed`: payments of the shop went through it, so that it stays for their refunds.
 */
export const PaymentAccount = z.strictObject({
  id: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  mode: z.enum(PAYMENT_MODES),
  state: z.enum(PAYMENT_ACCOUNT_STATES),
  providerAccount: z.string(),
  name: z.string(),
  country: z.string(),
  lastCharacters: z.string(),
  hasWebhook: z.boolean(),
  problem: z.nullable(z.enum(PAYMENT_ACCOUNT_PROBLEMS)),
  isUsed: z.boolean(),
  connectedAt: z.int(),
  checkedAt: z.int(),
  lastEventAt: z.nullable(z.int()),
  version: z.int(),
});
export type PaymentAccount = z.infer<typeof PaymentAccount>;

/**
 * The accounts, those that take new payments first. `serverMode` is the mode of the account that the server's own
 * secrets name, which takes live payments where the shop has no live account; null where there are none.
 */
export const PaymentAccountList = z.strictObject({
  accounts: z.array(PaymentAccount),
  serverMode: z.nullable(z.enum(PAYMENT_MODES)),
});
export type PaymentAccountList = z.infer<typeof PaymentAccountList>;
