import type { Address } from '#runtime/contracts/checkout.ts';
import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import type { Gift } from '#runtime/domain/gift.ts';
import type { Totals } from '#runtime/domain/totals/totals.ts';
import type { PaymentRequest } from '../payments/service.ts';
import { moneyRules } from '../site/money-rules.ts';
import { storeCurrency } from '../site/store-settings.ts';
import type { Corrections } from './availability.ts';
import type { Basket } from './basket.ts';
import type { ShopCall } from './call.ts';
import type { GiftCard } from './gift-cards.ts';

/** One line of an order to be. Amounts in minor units; `discountCents` and `taxCents` are its shares. */
export interface DraftLine {
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
export interface Draft {
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
  lines: DraftLine[];
  /** Units to be taken out of stock, by variant. */
  needs: Record<string, number>;
  /** Links in mails begin with it. */
  baseUrl: string;
  /** What the provider is asked, each time that it is; null where nothing is due. */
  request: PaymentRequest | null;
}

interface Priced {
  basket: Basket;
  corrections: Corrections;
  totals: Totals;
  card: GiftCard | undefined;
}

export function draftOf(
  { site }: ShopCall,
  { basket, corrections, totals, card }: Priced,
  rest: Pick<Draft, 'testMode' | 'baseUrl' | 'request'>,
): Draft {
  const { id, pending, entries } = basket;
  return {
    basketId: id,
    cartId: pending ? null : id,
    orderTokenHash: pending?.orderTokenHash ?? null,
    email: entries.email,
    address: totals.requiresShipping ? entries.address : null,
    note: entries.note,
    shippingName: totals.shipping?.name ?? '',
    coupons: totals.coupons.applied.map(({ coupon }) => coupon.code),
    currency: storeCurrency(site),
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCostCents,
    taxCents: totals.taxCents,
    taxIncluded: moneyRules(site).pricesIncludeTax,
    giftCardId: totals.giftCardCents > 0 ? (card?.id ?? null) : null,
    giftCardCents: totals.giftCardCents,
    grandTotalCents: totals.grandTotalCents,
    lines: corrections.lines.map(({ priceCents, id: _, fullUrl: __, image: ___, ...line }, index) => ({
      ...line,
      unitCents: priceCents,
      discountCents: totals.lines[index]?.discountCents ?? 0,
      taxCents: totals.lines[index]?.taxCents ?? 0,
      plan: pending?.plan ?? null,
      gift: pending?.gift ?? null,
    })),
    needs: Object.fromEntries(corrections.needs),
    ...rest,
  };
}
