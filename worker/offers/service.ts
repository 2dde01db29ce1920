/** What the shop offers, in one form for pages' structured data, feeds, Markdown and agents. */

export { type DeliveryOffer, deliveryOffers } from './delivery-offers.ts';
export { type OptionKind, optionKind } from './option-kinds.ts';
export { type OfferedItem, type ProductOffer, productOffer, type VariantOffer } from './product-offer.ts';
export { type ReturnPolicy, returnPolicy } from './return-policy.ts';
export { UNIT_CODES } from './unit-codes.ts';
