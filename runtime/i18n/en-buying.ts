/** The part of the catalogue (see `en.ts`) that comes when a visitor turns to a button. */

import { cart } from './en-cart.ts';
import { failures } from './en-page.ts';

/** Add-to-cart button and its messages (storefront.md §4, §5, §8). */
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
  notEnoughStock: cart.notEnoughStock,
  quantityNotANumber: 'Quantity must be a number.',
  quantityNotWhole: 'Quantity must be a whole number',
  quantityOutOfRange: 'Quantity must be between {min} and {max}.',
  selectDenomination: 'Select a denomination for the Gift Card',
  unableToAdd: failures.unableToAdd,
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  viewItem: 'View item',
  itemUnreadable: 'Sorry, we cannot tell which item this button is for.',
} as const;
