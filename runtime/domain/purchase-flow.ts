import { PRODUCT_TYPE } from '../contracts/enumerations.ts';

/** Ways to buy a product with its button. */
export type PurchaseFlow = 'cart' | 'subscription' | 'giftCard' | 'expressCheckout';

interface Offer {
  productType: number;
  isSubscribable: boolean;
  expressCheckout: boolean;
}

/** The flow of a product; gift cards and subscriptions use pages of their own even with express checkout. */
export function purchaseFlow(offer: Offer): PurchaseFlow {
  if (offer.productType === PRODUCT_TYPE.giftCard) return 'giftCard';
  if (offer.isSubscribable) return 'subscription';
  return offer.expressCheckout ? 'expressCheckout' : 'cart';
}
