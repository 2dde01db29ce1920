import * as z from 'zod/mini';
import { Address } from './checkout.ts';
import { ORDER_STATES, PAYMENT_METHODS, PAYMENT_PROVIDERS } from './enumerations.ts';
import { MoneyAmount } from './money.ts';
import { SubscriptionPlan } from './product.ts';

/**
 * One line of an order as it was bought. `discountCents` and `taxCents` are its share of the order's discount and tax.
 */
export const OrderItem = z.strictObject({
  sku: z.string(),
  productName: z.string(),
  quantity: z.int(),
  unitPrice: MoneyAmount,
  itemId: z.string(),
  variantId: z.string(),
  productType: z.int(),
  attributes: z.record(z.string(), z.string()),
  additionalFields: z.nullable(z.string()),
  discountCents: z.int(),
  taxCents: z.int(),
  plan: z.nullable(SubscriptionPlan),
});
export type OrderItem = z.infer<typeof OrderItem>;

/**
 * What is known of an event: who carries a parcel and the address of its tracking page, or the amount of a refund or a
 * dispute in minor units.
 */
export const OrderEventDetails = z.strictObject({
  carrier: z.optional(z.string()),
  trackingUrl: z.optional(z.string()),
  amountCents: z.optional(z.int()),
});
export type OrderEventDetails = z.infer<typeof OrderEventDetails>;

/**
 * A paid order. `number` counts within the site; `placedAt` is in ms since the epoch; `provider` took the payment, and
 * is null where nothing was due; `paymentMethod` is the way in which it did. An order without delivery has only the country and region of its taxes as `address`.
 */
export const Order = z.strictObject({
  id: z.string(),
  number: z.int(),
  purchasedCartId: z.nullable(z.string()),
  websiteId: z.string(),
  testMode: z.boolean(),
  provider: z.nullable(z.enum(PAYMENT_PROVIDERS)),
  paymentMethod: z.enum(PAYMENT_METHODS),
  state: z.enum(ORDER_STATES),
  placedAt: z.int(),
  email: z.string(),
  address: z.nullable(Address),
  shippingName: z.string(),
  note: z.string(),
  coupons: z.array(z.string()),
  items: z.array(OrderItem),
  subtotal: MoneyAmount,
  discountTotal: MoneyAmount,
  shippingTotal: MoneyAmount,
  taxTotal: MoneyAmount,
  giftCardTotal: MoneyAmount,
  grandTotal: MoneyAmount,
});
export type Order = z.infer<typeof Order>;

/** The part of an order that its confirmation page carries for analytics, without name and address. */
export const Purchase = z.strictObject({
  ...z.pick(Order, { id: true, number: true, purchasedCartId: true, websiteId: true, testMode: true, placedAt: true })
    .shape,
  ...z.pick(Order, { grandTotal: true, shippingTotal: true, taxTotal: true, discountTotal: true, coupons: true }).shape,
  items: z.array(z.pick(OrderItem, { sku: true, productName: true, quantity: true, unitPrice: true })),
});
export type Purchase = z.infer<typeof Purchase>;
