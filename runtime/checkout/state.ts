import type { Checkout } from '../contracts/checkout.ts';
import type { OnlineProvider, PaymentMethod, TestCard } from '../contracts/enumerations.ts';
import { type AddressEntries, emptyAddress } from '../domain/address.ts';

/** The buyer may have to agree to these; checkout, entries and errors have the same names. */
export const CONSENTS = ['withdrawalConsent', 'ageConfirmation'] as const;

/** The visitor's entries and choices. The server's answers never overwrite them. */
export interface Entries {
  email: string;
  address: AddressEntries;
  note: string;
  provider: OnlineProvider | null;
  /** What the visitor wants; see `methodOf`. */
  method: PaymentMethod;
  card: TestCard;
  /** Whether the visitor has agreed to the checkout's `withdrawalConsent`. */
  withdrawalConsent: boolean;
  /** Whether the visitor has confirmed the checkout's `ageConfirmation`. */
  ageConfirmation: boolean;
}

/** What a visitor has entered before the first key. */
export const NO_ENTRIES: Entries = {
  email: '',
  address: emptyAddress,
  note: '',
  provider: null,
  method: 'card',
  card: 'succeeds',
  withdrawalConsent: false,
  ageConfirmation: false,
};

/**
 * States of the checkout page. `open` accepts changes and payment; `paying` waits for the payment and refuses changes;
 * `leaving` waits for the provider's or the order's page. A failed call keeps the checkout that was shown.
 */
export type CheckoutState =
  | { status: 'loading' }
  | { status: 'open'; checkout: Checkout; isUpdating: boolean }
  | { status: 'paying'; checkout: Checkout }
  | { status: 'leaving'; checkout: Checkout; to: 'provider' | 'order' }
  | { status: 'ended'; reason: Ending };

/** Why there is no checkout to show. */
export type Ending =
  | { kind: 'empty' }
  /** This tab has placed the order; `url` is its page. */
  | { kind: 'placed'; url: string }
  | { kind: 'expired' }
  /** The shop refuses the checkout; `message` says why. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string };

/** Whether stock is reserved for the visitor; `until` is in ms since the epoch. */
export type Reservation = { status: 'none' } | { status: 'reserved'; until: number } | { status: 'expired' };

/** A message at the top of the page, shown until the visitor dismisses it or the next action clears it. */
export interface Notice {
  id: number;
  kind: 'changed' | 'refused' | 'info';
  text: string;
}

/** Names of the page's controls; their ids and errors use the same names. */
export type FieldName =
  | 'email'
  | keyof AddressEntries
  | 'delivery'
  | 'note'
  | 'withdrawalConsent'
  | 'ageConfirmation'
  | 'coupon'
  | 'giftCard';
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Whether the checkout has ended because there was nothing in the cart. */
export function isEmpty(state: CheckoutState): boolean {
  return state.status === 'ended' && state.reason.kind === 'empty';
}

export function checkoutOf(state: CheckoutState): Checkout | undefined {
  return 'checkout' in state ? state.checkout : undefined;
}
