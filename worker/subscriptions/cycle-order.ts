import type { Address } from '#runtime/contracts/checkout.ts';
import type { PaymentMethod } from '#runtime/contracts/enumerations.ts';
import type { AgeConfirmation, OrderUnits, WithdrawalConsent } from '#runtime/contracts/order.ts';
import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import type { CyclePosition } from '#runtime/domain/billing.ts';
import type { Gift } from '#runtime/domain/gift.ts';
import type { RecordedTax } from '#runtime/domain/totals/recorded-tax.ts';
import type { StoredSource } from '../acts/service.ts';

/**
 * A line of an order before its payment. Amounts are in minor units; `discountCents` and `taxCents` are the line's
 * shares.
 */
export interface CycleLine {
  itemId: string;
  variantId: string;
  sku: string;
  title: string;
  attributes: Record<string, string>;
  productType: number;
  quantity: number;
  /** Weight of one unit; missing in what was stored before delivery was priced by weight. */
  weightGrams?: number | null;
  /** Price of one unit, with its deposit. */
  unitCents: number;
  /** The part of that price which is a deposit; missing in what was stored before there were deposits. */
  depositCents?: number;
  discountCents: number;
  taxCents: number;
  /** JSON text; empty for none. */
  additionalFields: string;
  plan: SubscriptionPlan | null;
  gift: Gift | null;
}

/** What an order holds, and each later cycle of a subscription repeats. Amounts are in minor units of `currency`. */
export interface CycleOrder {
  checkoutId: string;
  cartId: string | null;
  testMode: boolean;
  paymentMethod: PaymentMethod;
  email: string;
  address: Address | null;
  note: string;
  shippingName: string;
  /** The shop's id of the way of delivery; null without delivery. */
  shippingOptionId: string | null;
  coupons: string[];
  currency: string;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  taxIncluded: boolean;
  /** The parts of `taxCents` by rule; missing in what was stored before they were recorded. */
  taxes?: RecordedTax[];
  giftCardId: string | null;
  /** The card's `code_version` when its code was entered; null without a card. */
  giftCardVersion: number | null;
  giftCardCents: number;
  grandTotalCents: number;
  lines: CycleLine[];
  /** Units to take out of stock, by variant id. */
  needs: Record<string, number>;
  /** Start of the links in mails. */
  baseUrl: string;
  /** SHA-256, hex, of the id of the visitor's browser; '' on pages of other origins. */
  visitorHash: string;
}

/** An order that starts or renews a subscription, or does neither. */
export interface PaidOrder extends CycleOrder {
  /** SHA-256, hex, of the token that opens a pending order's summary; null for a cart. */
  orderTokenHash: string | null;
  /**
   * The request to the payment provider, the same for each repeat, as sealed JSON: it contains links with tokens. Null
   * if nothing has to be paid.
   */
  request: string | null;
  /** The cycle of a subscription that a renewal pays; null for any other order, also the first of a subscription. */
  renewal: RenewedCycle | null;
  /** The cheapest delivery that was offered; missing where the buyer chose among none. */
  standardShippingCents?: number;
  /** What the buyer agreed to before paying; null where nothing was asked. */
  withdrawalConsent: WithdrawalConsent | null;
  ageConfirmation: AgeConfirmation | null;
  /** The draft order of an owner that it pays; missing for what a buyer has chosen. */
  draft?: PaidDraft;
  /** Whose order it is; missing where the shop itself renews a subscription. */
  source?: StoredSource;
}

/** A draft order as it was when its payment started. */
export interface PaidDraft {
  id: string;
  version: number;
  /** The buyer's language; '' for the site's. */
  language: string;
  /** The owner's own note; '' for none. */
  note: string;
  /** What is changed about a placed order; missing where the draft is an order of its own. */
  edit?: PlannedEdit;
}

/** What an edit changes about a placed order, frozen when it was ordered. Amounts are in minor units. */
export interface PlannedEdit {
  orderId: string;
  /** The order as its owner saw it; an edit of any other state is refused. */
  seen: {
    grandTotalCents: number;
    refundedCents: number;
    giftCardRefundedCents: number;
    lines: number;
    /** How many edits it had. */
    edits: number;
    /** Whether nobody was charged for the order: nor are they for its edit, and the other way round. */
    testMode: boolean;
  };
  remove: readonly OrderUnits[];
  restocks: boolean;
  mails: boolean;
  /** Another address; null for the same. */
  address: Address | null;
  lines: CycleLine[];
  needs: Record<string, number>;
  subtotalCents: number;
  shippingCents: number;
  taxCents: number;
  /** The parts of `taxCents` by rule. */
  taxes: RecordedTax[];
  addedCents: number;
  /** What is taken off of the charge, and what a gift card gets back beside it. */
  removedCents: number;
  toGiftCardCents: number;
  /** What of both is for the delivery, whose price is lowered. */
  deliveryBackCents: number;
  /** What has changed, for the time line of the owner. */
  text: string;
}

export interface RenewedCycle {
  subscriptionId: string;
  /** From 2, because the first order pays cycle 1. */
  cycle: number;
  /** The place of the cycle after it; null where it is the last one. */
  next: CyclePosition | null;
  /** When the period that it pays for ends, which is when the next cycle begins, ms since the epoch. */
  paidUntil: number;
  /** What the buyer's account has chosen for mails; '' for the site's, missing where it was not read. */
  language?: string;
}
