import type { Address } from '#runtime/contracts/checkout.ts';
import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import type { Gift } from '#runtime/domain/gift.ts';
import type { PaymentRequest } from '../payments/service.ts';

/** One line of an order to be. Amounts in minor units; `discountCents` and `taxCents` are its shares. */
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

/** An order as the visitor saw it before paying. Amounts in minor units of `currency`. */
export interface OrderSnapshot {
  basketId: string;
  cartId: string | null;
  /** SHA-256, hex, of what opens the summary of what is bought on a page of its own. */
  orderTokenHash: string | null;
  testMode: boolean;
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
  /** Units to be taken out of stock, by variant. */
  needs: Record<string, number>;
  /** Links in mails begin with it. */
  baseUrl: string;
  /** What the provider is asked, each time that it is; null where nothing is due. */
  request: PaymentRequest | null;
}
