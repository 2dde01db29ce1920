import {
  type OrderEventKind,
  type OrderState,
  type PaymentMethod,
  type PaymentProvider,
  PRODUCT_TYPE,
} from '#runtime/contracts/enumerations.ts';
import type { Order, OrderEvent, OrderEventDetails, OrderItem } from '#runtime/contracts/order.ts';
import { moneyAmount } from '#runtime/domain/money.ts';

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
  tax_cents: number;
  gift_card_cents: number;
  grand_total_cents: number;
  refunded_cents: number;
  subscription_id: string | null;
  cycle: number;
  token_hash: string;
  base_url: string;
  withdrawal_consent: string | null;
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
  unit_cents: number;
  deposit_cents: number;
  discount_cents: number;
  tax_cents: number;
  additional_fields: string;
  plan: string | null;
}

export interface EventRow {
  order_id: string;
  kind: OrderEventKind;
  details: string;
  happened_at: number;
}

export function toOrder(row: OrderRow, lines: readonly LineRow[], events: readonly EventRow[]): Order {
  const amount = (cents: number) => moneyAmount(cents, row.currency);
  const history = events.map((event) => toEvent(event, row.currency));
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
    address: row.address === null ? null : JSON.parse(row.address),
    shippingName: row.shipping_name,
    note: row.note,
    coupons: JSON.parse(row.coupons),
    items: lines.map((line, position) => toItem(line, sentUnits(history, line, position), row.currency)),
    subtotal: amount(row.subtotal_cents),
    discountTotal: amount(row.discount_cents),
    shippingTotal: amount(row.shipping_cents),
    taxTotal: amount(row.tax_cents),
    giftCardTotal: amount(row.gift_card_cents),
    grandTotal: amount(row.grand_total_cents),
    refundedTotal: amount(row.refunded_cents),
    events: history,
    subscriptionId: row.subscription_id,
    cycle: row.cycle,
    withdrawalConsent: row.withdrawal_consent === null ? null : JSON.parse(row.withdrawal_consent),
    ageConfirmation: row.age_confirmation === null ? null : JSON.parse(row.age_confirmation),
  };
}

function toEvent({ kind, details, happened_at }: EventRow, currency: string): OrderEvent {
  const { carrier = '', trackingUrl = '', amountCents, lines, note = '' }: OrderEventDetails = JSON.parse(details);
  const amount = amountCents === undefined ? null : moneyAmount(amountCents, currency);
  return { kind, happenedAt: happened_at, carrier, trackingUrl, amount, lines: lines ?? null, note };
}

/** Counts the units of a line that were sent. A parcel without a list has all the rest. */
function sentUnits(events: readonly OrderEvent[], { product_type, quantity }: LineRow, position: number): number {
  const parcels = events.filter(({ kind }) => kind === 'sent');
  if (product_type !== PRODUCT_TYPE.physical) return 0;
  if (parcels.some(({ lines }) => lines === null)) return quantity;
  const units = parcels.flatMap(({ lines }) => lines ?? []).filter((line) => line.position === position);
  return units.reduce((sum, line) => sum + line.quantity, 0);
}

function toItem(row: LineRow, sentQuantity: number, currency: string): OrderItem {
  return {
    sku: row.sku,
    productName: row.title,
    quantity: row.quantity,
    sentQuantity,
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
  };
}
