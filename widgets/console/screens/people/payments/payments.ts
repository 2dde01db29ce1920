import { preferencesPath } from '#runtime/api/preferences.ts';
import type { PaymentAccount, PaymentAccountList } from '#runtime/contracts/payment-accounts.ts';
import type { PaymentAccountProblem, PaymentMode } from '#runtime/contracts/payment-enumerations.ts';
import { paymentsTexts } from '#runtime/i18n/en/console/payments.ts';

export const ACCOUNTS = '/api/owner/payment-accounts';
export const GENERAL = preferencesPath('general');
/** What is read anew after a change of accounts or of the mode. */
export const TOUCHED = [ACCOUNTS, GENERAL, '/api/owner/set-up'];

/** How buyers pay: with real money, with made-up cards, or not at all. */
export type PayingMode = 'live' | 'test' | 'none';

export function connected({ accounts }: PaymentAccountList, mode: PaymentMode): PaymentAccount | undefined {
  return accounts.find((account) => account.mode === mode && account.state === 'connected');
}

/** Whether somebody can be charged once test mode is off. */
export function hasLiveProvider(list: PaymentAccountList): boolean {
  return connected(list, 'live') !== undefined || list.serverMode !== null;
}

export function payingMode(list: PaymentAccountList, isInTestMode: boolean): PayingMode {
  if (isInTestMode) return 'test';
  return hasLiveProvider(list) ? 'live' : 'none';
}

export const MODE_WORDS: Readonly<Record<PaymentMode, string>> = {
  live: paymentsTexts.liveWord,
  test: paymentsTexts.testWord,
};

/** What each problem of an account means, and the way out. */
export const PROBLEM_TEXTS: Readonly<Record<PaymentAccountProblem, string>> = {
  key: paymentsTexts.problemKey,
  permission: paymentsTexts.problemPermission,
  charges: paymentsTexts.problemCharges,
  webhook: paymentsTexts.problemWebhook,
};
