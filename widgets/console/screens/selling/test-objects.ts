/** An amount in dollars, in cents. */
export const usd = (value: number) => ({
  ...{ currencyCode: 'USD', value },
  ...{ decimalValue: (value / 100).toFixed(2), fractionalDigits: 2 },
});

/** A paid order of two cups. */
export function order(changes: object = {}) {
  const item = {
    ...{ sku: 'CUP', productName: 'Moon Cup', quantity: 2, sentQuantity: 0, unitPrice: usd(3400), itemId: 'i' },
    ...{
      variantId: 'v',
      productType: 1,
      attributes: {},
      additionalFields: null,
      discountCents: 0,
      taxCents: 0,
      plan: null,
    },
  };
  return {
    ...{ id: 'o1', number: 7, purchasedCartId: null, websiteId: 's', testMode: true, provider: 'test', cycle: 0 },
    ...{ paymentMethod: 'card', state: 'paid', placedAt: 1e12, email: 'june@example.com', address: null, note: '' },
    ...{
      shippingName: 'Ground',
      coupons: [],
      items: [item],
      events: [],
      subscriptionId: null,
      withdrawalConsent: null,
    },
    ...{ subtotal: usd(6800), discountTotal: usd(0), shippingTotal: usd(595), taxTotal: usd(0) },
    ...{ giftCardTotal: usd(1000), grandTotal: usd(7395), refundedTotal: usd(0), ...changes },
  };
}

/** A coupon of ten per cent. */
export const coupon = (changes: object = {}) => ({
  ...{ code: 'TEA', name: 'Tea', discount: { kind: 'percent', rate: 100_000 }, minimumSubtotalCents: 0 },
  ...{ startsAt: null, endsAt: 1_700_000_012_345, usageLimit: null, state: 'running', timesUsed: 3, held: 0 },
  ...{ version: 4, createdAt: 0, updatedAt: 0, ...changes },
});

/** A gift card of $50 that has not paid for anything. */
export const giftCard = (changes: object = {}) => ({
  ...{ id: 'g1', lastCharacters: 'K7QX', initial: usd(5000), balance: usd(5000), recipientEmail: 'cid@example.com' },
  ...{ orderNumber: null, disabledAt: null, createdAt: 1e12, uses: [], ...changes },
});

/** A running subscription of a box every month. */
export const subscription = (changes: object = {}) => ({
  ...{ id: 's1', orderId: 'o1', state: 'active', pauseReason: null, email: 'june@example.com', address: null },
  ...{ sku: 'BOX', title: 'Box', quantity: 1, price: usd(1495), cyclesBilled: 2, failedTries: 0 },
  plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  ...{ nextCycleAt: 2e12, nextBillingAt: 2e12, createdAt: 1e12, ...changes },
});
