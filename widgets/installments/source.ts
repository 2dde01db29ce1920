import type { PageTerms } from '#runtime/page/installments.ts';

/** A price and the shop's terms, as far as they are known. `amount` is in minor units. */
interface Found {
  amount?: number | undefined;
  currency?: string | undefined;
  /** ISO 3166-1 alpha-2; undefined while it is not known where the goods go. */
  deliveryCountry?: string | undefined;
  terms: PageTerms;
}

/** A place that a price is read from: the product, the cart, or the tag itself. */
export interface Source {
  /** Returns the current price, or null where instalments are not allowed. */
  read(): Found | null;
  /** Calls `changed` after each change until the signal fires. */
  follow(changed: () => void, signal: AbortSignal): void;
}

/** The source for a tag whose attributes give everything. */
export const nothingFound: Source = { read: () => ({ terms: {} }), follow() {} };
