import { expect, test } from 'vitest';
import { PRODUCT_TYPE } from '../contracts/enumerations.ts';
import { purchaseFlow } from './purchase-flow.ts';

const { physical, digital, service, giftCard } = PRODUCT_TYPE;
const plain = { productType: physical, isSubscribable: false, expressCheckout: false };

test.each([
  ['a physical product', plain, 'cart'],
  ['a download', { ...plain, productType: digital }, 'cart'],
  ['a service', { ...plain, productType: service }, 'cart'],
  ['express checkout', { ...plain, expressCheckout: true }, 'expressCheckout'],
  [
    'a subscription before all but gift cards',
    { productType: physical, isSubscribable: true, expressCheckout: true },
    'subscription',
  ],
  ['a gift card before everything', { productType: giftCard, isSubscribable: true, expressCheckout: true }, 'giftCard'],
])('the way of buying is right for %s', (_, offer, flow) => {
  expect(purchaseFlow(offer)).toBe(flow);
});
