import { PRODUCT_TYPE } from '../contracts/enumerations.ts';

/** What pressing the button of a product leads to (storefront.md §1, §2). */
export type PurchaseFlow = 'cart' | 'subscription' | 'giftCard' | 'expressCheckout';

interface Offer {
  productType: number;
  isSubscribable: boolean;
  expressCheckout: boolean;
}

/** A gift card or a subscription has its own page whatever else is set. */
export function purchaseFlow(offer: Offer): PurchaseFlow {
  if (offer.productType === PRODUCT_TYPE.giftCard) return 'giftCard';
  if (offer.isSubscribable) return 'subscription';
  return offer.expressCheckout ? 'expressCheckout' : 'cart';
}
