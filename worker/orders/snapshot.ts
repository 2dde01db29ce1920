import type { Address } from '#runtime/contracts/checkout.ts';
import type { PaymentMethod } from '#runtime/contracts/enumerations.ts';
import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import type { Gift } from '#runtime/domain/gift.ts';

/**
 * A line of an order before its payment. Amounts are in minor units; `discountCents` and `taxCents` are the line's
 * shares.
 */
export interface SnapshotLine {
  itemId: string;
  variantId: string;
  sku: string;
  title: string;
  attributes: Record<string, string>;
  productType: number;
  quantity: number;
  unitCents: number;
  discountCents: number;
  taxCents: number;
  /** JSON text; empty for none. */
  additionalFields: string;
  plan: SubscriptionPlan | null;
  gift: Gift | null;
}

/** An order as the visitor saw it before paying, kept until it is paid. Amounts are in minor units of `currency`. */
export interface OrderSnapshot {
  checkoutId: string;
  cartId: string | null;
  /** SHA-256, hex, of the token that opens a pending order's summary; null for a cart. */
  orderTokenHash: string | null;
  testMode: boolean;
  paymentMethod: PaymentMethod;
  email: string;
  address: Address | null;
  note: string;
  shippingName: string;
  coupons: string[];
  currency: string;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  taxIncluded: boolean;
  giftCardId: string | null;
  giftCardCents: number;
  grandTotalCents: number;
  lines: SnapshotLine[];
  /** Units to take out of stock, by variant id. */
  needs: Record<string, number>;
  /** Start of the links in mails. */
  baseUrl: string;
  /**
   * The request to the payment provider, the same for each repeat, as sealed JSON: it contains links with tokens. Null
   * if nothing has to be paid.
   */
  request: string | null;
  /** SHA-256, hex, of the id of the visitor's browser; '' on pages of other origins. */
  visitorHash: string;
}
