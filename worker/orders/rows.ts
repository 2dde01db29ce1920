import type { OrderState, PaymentMethod, PaymentProvider } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderItem } from '#runtime/contracts/order.ts';
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
  discount_cents: number;
  tax_cents: number;
  additional_fields: string;
  plan: string | null;
}

export function toOrder(row: OrderRow, lines: readonly LineRow[]): Order {
  const amount = (cents: number) => moneyAmount(cents, row.currency);
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
    items: lines.map((line) => toItem(line, row.currency)),
    subtotal: amount(row.subtotal_cents),
    discountTotal: amount(row.discount_cents),
    shippingTotal: amount(row.shipping_cents),
    taxTotal: amount(row.tax_cents),
    giftCardTotal: amount(row.gift_card_cents),
    grandTotal: amount(row.grand_total_cents),
  };
}

function toItem(row: LineRow, currency: string): OrderItem {
  return {
    sku: row.sku,
    productName: row.title,
    quantity: row.quantity,
    unitPrice: moneyAmount(row.unit_cents, currency),
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
