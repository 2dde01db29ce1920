import type { Checkout } from '../contracts/checkout.ts';
import type { PaymentProvider, TestCard } from '../contracts/enumerations.ts';
import type { AddressEntries } from '../domain/address.ts';

/** What a visitor types and chooses; the server's answers never overwrite it. */
export interface Entries {
  email: string;
  address: AddressEntries;
  note: string;
  provider: PaymentProvider | null;
  card: TestCard;
}

/**
 * `open`: can be paid for. `paying`: on its way, nothing may be changed. `leaving`: the provider's page or the order's
 * comes. Failures keep the checkout that was there before.
 */
export type CheckoutState =
  | { status: 'loading' }
  | { status: 'open'; checkout: Checkout; isUpdating: boolean }
  | { status: 'paying'; checkout: Checkout }
  | { status: 'leaving'; checkout: Checkout; to: 'provider' | 'order' }
  | { status: 'ended'; reason: Ending };

export type Ending =
  | { kind: 'empty' }
  /** `url` of the order, where this tab has placed it. */
  | { kind: 'placed'; url: string }
  | { kind: 'expired' }
  /** The shop does not sell it so, and why. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string };

/** Whether stock is held for the visitor; `lapsed` once it is not any more. */
export type Reservation = { status: 'none' } | { status: 'held'; until: number } | { status: 'lapsed' };

/** What a visitor has to be told of, until it is dismissed or the next act has dealt with it. */
export interface Notice {
  id: number;
  kind: 'changed' | 'refused' | 'told';
  text: string;
}

/** Names of the page's controls, as in their ids; errors are kept under them. */
export type FieldName = 'email' | keyof AddressEntries | 'delivery' | 'note' | 'coupon' | 'giftCard';
export type FieldErrors = Partial<Record<FieldName, string>>;

export function checkoutOf(state: CheckoutState): Checkout | undefined {
  return 'checkout' in state ? state.checkout : undefined;
}
