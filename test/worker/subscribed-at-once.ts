import { DAY_MS } from '#runtime/domain/durations.ts';
import { startPayment, storePrepared } from '#worker/checkout/service.ts';
import type { ShopCall } from '#worker/site/shop-call.ts';
import type { CycleLine, Subscription } from '#worker/subscriptions/service.ts';
import { ANN, NEW_YORK } from './checkout.ts';
import { aPayment } from './payments.ts';
import type { Plan } from './renewals-books.ts';
import { PRODUCTS, SHOP } from './shops.ts';
import { theSubscription } from './subscriptions.ts';

const [{ sku, price }] = PRODUCTS.box.variants;
const SHIPPING_CENTS = 800;
/** New York's, on goods and delivery. */
const TAX_CENTS = 426;

/** Subscribes to the box and pays the first cycle, without the calls of a visitor. */
export async function subscribedAtOnce(
  call: ShopCall,
  { card, plan }: { card: string; plan: Plan },
): Promise<Subscription> {
  const paymentId = `first-${call.now}`;
  const variantId = `variant-${sku}`;
  const { unit, value, cycles } = plan;
  const line: CycleLine = {
    itemId: PRODUCTS.box.id,
    variantId,
    sku,
    title: PRODUCTS.box.title,
    attributes: {},
    productType: 1,
    quantity: 1,
    unitCents: price,
    discountCents: 0,
    taxCents: TAX_CENTS,
    additionalFields: '',
    gift: null,
    plan: { billingPeriod: { value, unit }, numBillingCycles: cycles },
  };
  const grandTotalCents = price + SHIPPING_CENTS + TAX_CENTS;
  const payment = await storePrepared(
    call,
    SHOP.id,
    {
      id: paymentId,
      provider: 'test',
      account: '',
      snapshot: {
        checkoutId: paymentId,
        cartId: null,
        testMode: true,
        paymentMethod: 'card',
        email: ANN,
        address: NEW_YORK,
        note: '',
        shippingName: 'Ground',
        shippingOptionId: 'ground',
        coupons: [],
        currency: 'USD',
        subtotalCents: price,
        discountCents: 0,
        shippingCents: SHIPPING_CENTS,
        taxCents: TAX_CENTS,
        taxIncluded: false,
        giftCardId: null,
        giftCardVersion: null,
        giftCardCents: 0,
        grandTotalCents,
        lines: [line],
        needs: { [variantId]: 1 },
        baseUrl: `https://${SHOP.host}`,
        visitorHash: '',
        orderTokenHash: null,
        renewal: null,
        withdrawalConsent: null,
        ageConfirmation: null,
      },
      request: aPayment({ paymentId, amountCents: grandTotalCents, card, keepsCard: true, email: ANN }),
      expiresAt: call.now + DAY_MS,
    },
    [],
  );
  const outcome = await startPayment(call, payment);
  if (outcome.status !== 'paid') throw new Error(`The first cycle is ${outcome.status}`);
  return theSubscription();
}
