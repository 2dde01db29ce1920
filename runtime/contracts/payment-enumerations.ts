/** Whether an account's payments move money, or are trials with made-up cards. */
export const PAYMENT_MODES = ['live', 'test'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/**
 * What a payment account of a shop is for. `connected`: it takes new payments. `replaced`: another account has taken its
 * place; its subscriptions go on. `disconnected`: it charges nobody any more. Refunds are made in all of them.
 */
export const PAYMENT_ACCOUNT_STATES = ['connected', 'replaced', 'disconnected'] as const;
export type PaymentAccountState = (typeof PAYMENT_ACCOUNT_STATES)[number];

/**
 * What the last check of a payment account has found. `key`: the provider refuses the key. `permission`: the key may not
 * do all that the shop needs. `charges`: the account may take no payments yet. `webhook`: the provider cannot reach the
 * shop to report payments.
 */
export const PAYMENT_ACCOUNT_PROBLEMS = ['key', 'permission', 'charges', 'webhook'] as const;
export type PaymentAccountProblem = (typeof PAYMENT_ACCOUNT_PROBLEMS)[number];
