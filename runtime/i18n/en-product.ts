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
  everyWeek: 'every week',
  everyMonth: 'every month',
  everyYear: 'every year',
  everyWeeks: 'every {billingPeriodValue} weeks',
  everyMonths: 'every {billingPeriodValue} months',
  everyYears: 'every {billingPeriodValue} years',
  forWeek: 'for 1 week',
  forMonth: 'for 1 month',
  forYear: 'for 1 year',
  forWeeks: 'for {duration} weeks',
  forMonths: 'for {duration} months',
  forYears: 'for {duration} years',
} as const;
