import type { Address } from '#runtime/contracts/checkout.ts';
import type { PaymentMethod, PaymentProvider } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderEvent, OrderEventDetails, OrderItem } from '#runtime/contracts/order.ts';
import type { OrderEventKind, OrderState } from '#runtime/contracts/order-enumerations.ts';
import type { WithdrawalException } from '#runtime/contracts/product-law.ts';
import { trackingLink } from '#runtime/domain/carriers.ts';
import { moneyAmount } from '#runtime/domain/money.ts';
import { deliveryBack, type HappenedEvent, parcelUnits, refundedUnits } from './units.ts';

export interface OrderRow {
  site_id: string;
  id: string;
  number: number;
  checkout_id: string;
  cart_id: string | null;
  visitor_hash: string;
  state: OrderState;
  test_mode: number;
  provider: PaymentProvider | '';
  payment_method: PaymentMethod;
  email: string;
  address: string | null;
  shipping_name: string;
  note: string;
  coupons: string;
  currency: string;
  subtotal_cents: number;
  discount_cents: number;
  shipping_cents: number;
  standard_shipping_cents: number | null;
  tax_cents: number;
  tax_included: number;
  gift_card_cents: number;
  grand_total_cents: number;
  refunded_cents: number;
  gift_card_refunded_cents: number;
  subscription_id: string | null;
  cycle: number;
  token_hash: string;
  base_url: string;
  withdrawal_consent: string | null;
  terms_sent_at: number | null;
  age_confirmation: string | null;
  placed_at: number;
}

export interface LineRow {
  order_id: string;
  item_id: string;
  variant_id: string;
  sku: string;
  title: string;
  attributes: string;
  product_type: number;
  quantity: number;
  removed_quantity: number;
  unit_cents: number;
  deposit_cents: number;
  discount_cents: number;
  tax_cents: number;
  additional_fields: string;
  plan: string | null;
  withdrawal_exception: WithdrawalException;
}

export interface EventRow {
  order_id: string;
  kind: OrderEventKind;
  ref: string;
  details: string;
  happened_at: number;
}

export function toOrder(row: OrderRow, lines: readonly LineRow[], events: readonly EventRow[]): Order {
  const amount = (cents: number) => moneyAmount(cents, row.currency);
  const happened = events.map(({ details, ...event }) => ({ ...event, details: readDetails(details) }));
  const address: Address | null = row.address === null ? null : JSON.parse(row.address);
  const history = happened.map((event) => toEvent(event, row.currency, address));
  return {
    id: row.id,
    number: row.number,
    purchasedCartId: row.cart_id === null ? null : row.checkout_id,
    websiteId: row.site_id,
    testMode: row.test_mode === 1,
    provider: row.provider || null,
    paymentMethod: row.payment_method,
    state: row.state,
    placedAt: row.placed_at,
    email: row.email,
    address,
    shippingName: row.shipping_name,
    note: row.note,
    coupons: JSON.parse(row.coupons),
    items: lines.map((line, position) =>
      toItem(line, row.currency, {
        sentQuantity: parcelUnits('sent', history, line, position),
        deliveredQuantity: parcelUnits('delivered', history, line, position),
        refundedQuantity: refundedUnits(happened, position),
      }),
    ),
    subtotal: amount(row.subtotal_cents),
    discountTotal: amount(row.discount_cents),
    shippingTotal: amount(row.shipping_cents),
    standardShipping: amount(Math.min(row.shipping_cents, row.standard_shipping_cents ?? row.shipping_cents)),
    taxTotal: amount(row.tax_cents),
    taxIncluded: row.tax_included === 1,
    giftCardTotal: amount(row.gift_card_cents),
    grandTotal: amount(row.grand_total_cents),
    refundedTotal: amount(row.refunded_cents),
    giftCardRefunded: amount(row.gift_card_refunded_cents),
    refundedDelivery: amount(deliveryBack(happened)),
    events: history,
    subscriptionId: row.subscription_id,
    cycle: row.cycle,
    withdrawalConsent: row.withdrawal_consent === null ? null : JSON.parse(row.withdrawal_consent),
    termsSentAt: row.terms_sent_at,
    ageConfirmation: row.age_confirmation === null ? null : JSON.parse(row.age_confirmation),
  };
}

function readDetails(details: string): OrderEventDetails {
  return JSON.parse(details);
}

function toEvent({ kind, details, happened_at }: HappenedEvent, currency: string, address: Address | null): OrderEvent {
  const {
    carrier = '',
    carrierId = '',
    trackingNumber = '',
    amountCents,
    giftCardCents,
    lines = null,
    parcel = null,
    step = null,
    note = '',
  } = details;
  const money = (cents: number | undefined) => (cents === undefined ? null : moneyAmount(cents, currency));
  return {
    ...{ kind, happenedAt: happened_at, carrier, carrierId, trackingNumber, lines, parcel, step, note },
    trackingUrl: details.trackingUrl || linkTo(details, address),
    amount: money(amountCents),
    toGiftCard: money(giftCardCents),
  };
}

/** Returns the carrier's page for a parcel; '' where the carrier or the number is not known. */
export function linkTo(
  { carrierId = '', trackingNumber = '' }: Pick<OrderEventDetails, 'carrierId' | 'trackingNumber'>,
  address: Address | null,
): string {
  const destination = { postcode: address?.postalCode ?? '', country: address?.countryCode ?? '' };
  return trackingLink({ carrierId, trackingNumber }, destination);
}

function toItem(
  row: LineRow,
  currency: string,
  went: Pick<OrderItem, 'sentQuantity' | 'deliveredQuantity' | 'refundedQuantity'>,
): OrderItem {
  return {
    sku: row.sku,
    productName: row.title,
    quantity: row.quantity,
    removedQuantity: row.removed_quantity,
    ...went,
    unitPrice: moneyAmount(row.unit_cents, currency),
    ...(row.deposit_cents > 0 && { depositCents: row.deposit_cents }),
    itemId: row.item_id,
    variantId: row.variant_id,
    productType: row.product_type,
    attributes: JSON.parse(row.attributes),
    additionalFields: row.additional_fields || null,
    discountCents: row.discount_cents,
    taxCents: row.tax_cents,
    plan: row.plan === null ? null : JSON.parse(row.plan),
    withdrawalException: row.withdrawal_exception,
  };
}
