/** Texts (see `en.ts`) on products, used by the Worker and the browser. */

/** Texts that the engine writes on products; `{names}` are the engine's. */
export const product = {
  soldOut: 'sold out',
  sale: 'sale',
  salePrice: 'Sale Price:',
  originalPrice: 'Original Price:',
  fromPrice: 'from {fromPrice}',
  priceUnavailable: 'Unavailable',
  quantity: 'Quantity',
  quickView: 'Quick View',
  selectOption: 'Select {variantName}',
  selectGiftCardValue: 'Select Value',
  giftCardValue: 'Value',
  scarcityDefault: 'Only {qtyInStock} available',
  scarcityLeftInStock: 'Only {qtyInStock} left in stock',
  scarcityAvailable: '{qtyInStock} available',
  scarcityLimited: 'Limited Availability',
  restockCallToAction: 'Get notified by email when this product is in stock.',
  restockEmail: 'Email Address',
  restockSignUp: 'Sign Up',
  restockMailingList: 'Sign up to receive news and updates.',
} as const;

/** Billing of a subscription in words: how often, then for how long. */
export const subscription = {
  everyWeeks: '{billingPeriodValue|en|one=every week|other=every # weeks}',
  everyMonths: '{billingPeriodValue|en|one=every month|other=every # months}',
  everyYears: '{billingPeriodValue|en|one=every year|other=every # years}',
  forWeeks: '{duration|en|one=for 1 week|other=for # weeks}',
  forMonths: '{duration|en|one=for 1 month|other=for # months}',
  forYears: '{duration|en|one=for 1 year|other=for # years}',
} as const;
