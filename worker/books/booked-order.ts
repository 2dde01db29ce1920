import type { PaymentMethod } from '#runtime/contracts/enumerations.ts';
import type { OrderEventDetails } from '#runtime/contracts/order.ts';
import type { OrderEventKind } from '#runtime/contracts/order-enumerations.ts';
import type { RecordedTax } from '#runtime/domain/totals/recorded-tax.ts';

/** A line of an order in the books. Amounts are in minor units. */
export interface BookedLine {
  position: number;
  sku: string;
  title: string;
  attributes: Record<string, string>;
  quantity: number;
  unitCents: number;
  discountCents: number;
  taxCents: number;
}

/** An event of an order that has moved its money. */
export interface BookedEvent {
  id: string;
  kind: OrderEventKind;
  ref: string;
  details: OrderEventDetails;
  /** Ms since the epoch. */
  happenedAt: number;
}

/** An order as the books have it. Amounts are in minor units. */
export interface BookedOrder {
  id: string;
  number: number;
  placedAt: number;
  testMode: boolean;
  imported: boolean;
  email: string;
  /** '' where there is no address. */
  name: string;
  countryCode: string;
  region: string;
  postalCode: string;
  currency: string;
  coupons: string[];
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  shippingName: string;
  taxCents: number;
  taxIncluded: boolean;
  /** Empty where they are not known. */
  taxes: RecordedTax[];
  grandTotalCents: number;
  giftCardCents: number;
  refundedCents: number;
  giftCardRefundedCents: number;
  provider: string;
  paymentMethod: PaymentMethod;
  /** The provider's ids of the payments, of which an edited order has several; '' where nothing was paid there. */
  paymentRef: string;
  lines: BookedLine[];
  /** In the order in which they happened. */
  events: BookedEvent[];
}

/** What a line cost, with its shares of discount and taxes. */
export function lineTotal({ taxIncluded }: Pick<BookedOrder, 'taxIncluded'>, line: BookedLine): number {
  return line.unitCents * line.quantity - line.discountCents + (taxIncluded ? 0 : line.taxCents);
}

/** The part of an order's taxes that is for the delivery. */
export function shippingTax({ taxCents, lines }: Pick<BookedOrder, 'taxCents' | 'lines'>): number {
  return Math.max(0, taxCents - lines.reduce((sum, line) => sum + line.taxCents, 0));
}
