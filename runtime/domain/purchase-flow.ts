import { PRODUCT_TYPE } from '../contracts/enumerations.ts';

/** What pressing the button of a product leads to (storefront.md §1, §2). */
export type PurchaseFlow = 'cart' | 'additionalFields' | 'subscription' | 'giftCard' | 'expressCheckout';

interface Offer {
  productType: number;
  isSubscribable: boolean;
  hasAdditionalFields: boolean;
  expressCheckout: boolean;
}

/** A gift card or a subscription has its own page whatever else is set; a form comes before express checkout. */
export function purchaseFlow(offer: Offer): PurchaseFlow {
  if (offer.productType === PRODUCT_TYPE.giftCard) return 'giftCard';
  if (offer.isSubscribable) return 'subscription';
  if (offer.hasAdditionalFields) return 'additionalFields';
  return offer.expressCheckout ? 'expressCheckout' : 'cart';
}
