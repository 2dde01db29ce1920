import type { InstallmentProvider } from '../contracts/enumerations.ts';

/** The providers' names, which are the same in every language. */
export const INSTALLMENT_PROVIDER_NAMES = {
  afterpay: 'Afterpay',
  clearpay: 'Clearpay',
} as const satisfies Record<InstallmentProvider, string>;
