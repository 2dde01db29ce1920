/** Texts (see `en.ts`) that load when a visitor points at or focuses a button. */

import { failures } from './en-page.ts';
import { quantityErrors } from './en-quantity.ts';
import { stock } from './en-stock.ts';

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
