import { failures } from './page.ts';

/** Errors of quantities. */
export const quantityErrors = {
  notANumber: 'Quantity must be a number.',
  notWhole: 'Quantity must be a whole number',
  outOfRange: 'Quantity must be between {min} and {max}.',
} as const;

/** Texts that load with the cart client. */
export const stock = { notEnough: 'Sorry, we do not have enough of that item available.' } as const;

/** Texts that load when a visitor points at or focuses a button. */
/** Add-to-cart button and its messages. */
export const addToCart = {
  add: 'Add To Cart',
  adding: 'Adding…',
  added: 'Added!',
  purchase: 'Purchase',
  subscribe: 'Subscribe',
  purchaseOptions: 'How to buy it',
  oneTimePurchase: 'One-time purchase',
  subscription: 'Subscription',
  selectOneOption: 'Please select the {option} option.',
  selectTwoOptions: 'Please select the {option1} and {option2} options.',
  selectManyOptions: 'Please select the {optionsList} and {lastOption} options.',
  variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  notEnoughStock: stock.notEnough,
  quantityNotANumber: quantityErrors.notANumber,
  quantityNotWhole: quantityErrors.notWhole,
  quantityOutOfRange: quantityErrors.outOfRange,
  selectDenomination: 'Select a denomination for the Gift Card',
  unableToAdd: failures.unableToAdd,
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  viewItem: 'View item',
  itemUnreadable: 'Sorry, this item cannot be added to the cart right now.',
} as const;

/** Texts of the cart page and the drawer. */
export const cartPage = {
  title: 'Your cart',
  loading: 'Loading your cart…',
  empty: 'Your cart is empty.',
  unavailable: 'Your cart cannot be shown right now.',
  retry: 'Try again',
  continueShopping: 'Continue shopping',
  checkOut: 'Check out',

  quantity: 'Quantity',
  quantityOf: 'Quantity of {title}',
  oneFewer: 'One fewer {title}',
  oneMore: 'One more {title}',
  quantityNow: '{title}: {n}. Subtotal {subtotal}.',
  each: '{price} each',
  reservedByOthers: 'Someone is paying for the last one right now. It stays in your cart and may become free again.',
  details: 'View or change details',
  detailsOf: 'View or change details of {title}',
  remove: 'Remove',
  removeTitle: 'Remove {title}',
  removed: '{title} was removed.',
  removeQuestion: 'Remove {title}?',
  removeFields: 'What you have filled in for it is removed too.',
  keep: 'Keep',
  undo: 'Undo',
  undoTitle: 'Undo: put {title} back',
  restored: '{title} is back in your cart.',

  summary: 'Summary',
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  taxes: 'Taxes',
  free: 'Free',
  atCheckout: 'Calculated at checkout',
  taxIncluded: 'Includes {amount} in taxes',
  pricesIncludeTax: 'incl. tax',
  plusDelivery: 'plus delivery',
  total: 'Total',
  estimatedTotal: 'Estimated total',

  couponCode: 'Discount code',
  apply: 'Apply',
  applying: 'Applying…',
  couponMissing: 'Enter a code first.',
  couponApplied: 'The code {code} has been applied.',
  removeCoupon: 'Remove the code {code}',
  couponRemoved: 'The code {code} was removed.',
  applyCouponFailed: 'Unable to apply code',
  removeCouponFailed: 'Unable to remove code',
  couponUnknown: '{code} is no longer valid.',
  couponNotYet: '{code} is not valid yet.',
  couponEnded: '{code} has expired.',
  couponUsedUp: '{code} has been used up.',
  couponBelowMinimum: '{code} needs a subtotal of {subtotal} or more.',
  couponNothingLeft: '{code} gives no discount on this cart.',

  priceChanged: 'The price of {title} has changed from {was} to {is}.',
  quantityChanged: 'The quantity of {title} has changed from {was} to {is}.',
  gone: '{title} is no longer in your cart.',
  emptied: 'Your cart is now empty: it was ordered, or emptied in another tab.',
  dismiss: 'Dismiss',
} as const;

/** Texts for the choice of a variant. */
export const choice = {
  soldOutValue: '{value} (sold out)',
  unavailableValue: '{value} (not available)',
} as const;

/** Texts that load where a page stands in a frame. */
export const frame = {
  title: 'Open the shop in a new tab',
  message: 'This page may not open the shop. Please open this address yourself: {url}',
} as const;

/** Texts of the places that are suggested in address fields; `{provider}` is a service's name. */
export const places = {
  list: 'Suggested places',
  offered: 'There are suggestions. Use the up and down arrows to choose one.',
  source: 'Suggestions by {provider}',
} as const;

/** Texts on products, used by the Worker and the browser. */
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

/** Texts of products that our own elements show. */
export const productView = {
  pictures: 'Pictures',
  enlarge: 'Enlarge picture',
  pictureOf: 'Picture {n} of {count}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  oneFewer: 'One fewer',
  oneMore: 'One more',
  viewDetails: 'View full details',
  productUnavailable: 'Sorry, this product cannot be shown right now.',
  productUnknown: 'Sorry, this product is no longer available.',
  quickViewFailed: 'Unable to open Quick View',
  previousProduct: 'Previous product',
  nextProduct: 'Next product',
  productOf: '{n} of {count}',
} as const;

export const reviews = {
  reviewCount: '{count|en|one=1 review|other=# reviews}',
  ratingOf: '{rating} out of {best}',
  moreReviews: 'More reviews',
  verified: 'Verified buyer',
  verifiedMeaning:
    'Reviews marked “Verified buyer” come from people who bought this item here: they wrote through a link that only the buyer of an order gets. Other reviews are not checked in this way.',
  reviewPicture: 'Picture {n} of {count} by {name}',
} as const;

/** Texts that load where the shop refuses a page of another origin. */
export const setUp = { cannotSell: 'The shop cannot be used on this page.' } as const;

/** What the person is asked when an agent in their browser acts for them. */
export const agents = {
  emptyCart: 'Empty your cart?',
  emptyCartMessage: 'An assistant in your browser asks to remove everything from your cart.',
  emptyCartYes: 'Empty the cart',
  placeOrder: 'Place this order?',
  placeOrderMessage: 'An assistant in your browser asks to place this order for you. Check it before you agree.',
} as const;
