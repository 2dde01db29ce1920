import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import type { Gift } from '#runtime/domain/gift.ts';
import { moneyAmount } from '#runtime/domain/money.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { sha256 } from '../../session/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { storeCurrency } from '../../site/store-settings.ts';
import { placedOrderTokenOf } from '../links.ts';
import type { FoundOrder } from '../repository.ts';
import type { OrderSnapshot, SnapshotLine } from '../snapshot.ts';

export const SAMPLE_ID = 'sampleorder';
const UNIT_CENTS = 5_800;
const DISCOUNT_CENTS = 500;
const SHIPPING_CENTS = 800;
const ADDRESS = {
  firstName: 'Ann',
  lastName: 'Lee-Featherstonehaugh',
  line1: '1 Main St',
  line2: 'Apartment 4',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  countryCode: 'US',
  phone: '+1 212 555 0100',
};

interface ItemRow {
  item_id: string;
  variant_id: string;
  sku: string;
  title: string;
  attributes: string;
  subscription_plan: string | null;
}

interface Sampled extends Partial<OrderSnapshot> {
  type: number;
  isSubscription?: boolean;
}

/** Returns an order with made-up data and two of the shop's products of a type, as it is before its payment. */
export async function sampleSnapshot(
  call: ShopCall,
  baseUrl: string,
  { type, isSubscription = false, ...over }: Sampled,
): Promise<OrderSnapshot> {
  const { results } = await call.db
    .prepare(
      `SELECT v.item_id, v.id AS variant_id, v.sku, i.title, v.attributes, i.subscription_plan FROM items i
       JOIN variants v ON v.site_id = i.site_id AND v.item_id = i.id AND v.position = 0
       WHERE i.site_id = ?1 AND i.product_type = ?2 AND (i.subscription_plan IS NOT NULL) = ?3
       ORDER BY i.position, i.id LIMIT ?4`,
    )
    .bind(call.site.siteId, type, Number(isSubscription), isSubscription ? 1 : 2)
    .all<ItemRow>();
  const plan: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };
  const made: ItemRow = {
    item_id: '',
    variant_id: '',
    sku: 'SAMPLE',
    title: 'Sample',
    attributes: '{}',
    subscription_plan: isSubscription ? JSON.stringify(plan) : null,
  };
  const lines = (results.length > 0 ? results : [made]).map((row, index) => lineOf(call, row, type, index));
  const { withdrawalConsent: consent } = (await textsIn(call.site.language)).downloads;
  const isSent = type === PRODUCT_TYPE.physical;
  const subtotalCents = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const discountCents = isSubscription ? 0 : DISCOUNT_CENTS;
  const shippingCents = isSent ? SHIPPING_CENTS : 0;
  return {
    checkoutId: 'sample',
    cartId: 'sample',
    orderTokenHash: null,
    testMode: false,
    email: 'ann@mail.example',
    address: isSent ? ADDRESS : null,
    note: isSent ? 'Please ring twice.\nThe dog is kind.' : '',
    shippingName: isSent ? 'Standard' : '',
    shippingOptionId: null,
    coupons: isSubscription ? [] : ['SECONDPOT'],
    currency: storeCurrency(call.site),
    subtotalCents,
    discountCents,
    shippingCents,
    taxCents: 0,
    taxIncluded: false,
    giftCardId: null,
    giftCardVersion: 0,
    giftCardCents: 0,
    lines,
    needs: {},
    baseUrl,
    grandTotalCents: subtotalCents - discountCents + shippingCents,
    paymentMethod: 'card',
    request: null,
    visitorHash: '',
    renewal: null,
    ageConfirmation: null,
    withdrawalConsent: type === PRODUCT_TYPE.digital ? { text: consent, givenAt: call.now } : null,
    ...over,
  };
}

function lineOf(call: ShopCall, row: ItemRow, productType: number, index: number): SnapshotLine {
  const gift: Gift = {
    recipientName: 'Cid',
    recipientEmail: 'cid@mail.example',
    message: 'For many good hours.',
    senderName: 'Ann',
    deliveryDate: new Date(call.now + 30 * DAY_MS).toISOString().slice(0, 10),
  };
  const plan = row.subscription_plan === null ? null : (JSON.parse(row.subscription_plan) as SubscriptionPlan);
  return {
    itemId: row.item_id,
    variantId: row.variant_id,
    sku: row.sku,
    title: row.title,
    productType,
    attributes: JSON.parse(row.attributes),
    additionalFields: '',
    quantity: index === 0 && !plan ? 2 : 1,
    unitCents: UNIT_CENTS,
    discountCents: 0,
    taxCents: 0,
    plan,
    gift: productType === PRODUCT_TYPE.giftCard ? gift : null,
  };
}

/** Returns an order of physical products with made-up data, some time after its payment. */
export async function sampleOrder(
  call: ShopCall,
  baseUrl: string,
  over: Partial<OrderSnapshot> = {},
): Promise<FoundOrder> {
  const { secret, site, now } = call;
  const snapshot = await sampleSnapshot(call, baseUrl, { type: PRODUCT_TYPE.physical, ...over });
  const money = (cents: number) => moneyAmount(cents, snapshot.currency);
  const { checkoutId, testMode, paymentMethod, email, address, shippingName } = snapshot;
  const items = snapshot.lines.map(({ title, unitCents, gift: _, ...line }) => ({
    ...line,
    productName: title,
    removedQuantity: 0,
    sentQuantity: 0,
    deliveredQuantity: 0,
    withdrawalException: 'none' as const,
    refundedQuantity: 0,
    unitPrice: money(unitCents),
  }));
  return {
    visitorHash: '',
    checkoutId,
    baseUrl,
    tokenHash: sha256(placedOrderTokenOf(secret, site.siteId, checkoutId)),
    order: {
      id: SAMPLE_ID,
      number: 17,
      purchasedCartId: null,
      websiteId: site.siteId,
      testMode,
      state: 'sent',
      provider: 'stripe',
      paymentMethod,
      placedAt: now,
      email,
      address,
      shippingName,
      note: '',
      coupons: [],
      items,
      events: [],
      subscriptionId: null,
      cycle: 0,
      withdrawalConsent: snapshot.withdrawalConsent,
      termsSentAt: now,
      ageConfirmation: snapshot.ageConfirmation,
      subtotal: money(snapshot.subtotalCents),
      discountTotal: money(snapshot.discountCents),
      shippingTotal: money(snapshot.shippingCents),
      standardShipping: money(snapshot.standardShippingCents ?? snapshot.shippingCents),
      taxTotal: money(snapshot.taxCents),
      taxIncluded: snapshot.taxIncluded,
      giftCardTotal: money(snapshot.giftCardCents),
      grandTotal: money(snapshot.grandTotalCents),
      refundedTotal: money(0),
      giftCardRefunded: money(0),
      refundedDelivery: money(0),
    },
  };
}
