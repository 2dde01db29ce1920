import type { PageTerms } from '#runtime/page/installments.ts';

/** What is known of a price, and of the shop it is asked by. `amount` in minor units. */
export interface Found {
  amount?: number | undefined;
  currency?: string | undefined;
  terms: PageTerms;
}

/** Where a price comes from. */
export interface Source {
  /** As it is now; null where nothing may be paid in instalments. */
  read(): Found | null;
  /** Tells of changes, until the signal fires. */
  follow(changed: () => void, signal: AbortSignal): void;
}

/** For a tag that says all that there is to know. */
export const nothingFound: Source = { read: () => ({ terms: {} }), follow() {} };
