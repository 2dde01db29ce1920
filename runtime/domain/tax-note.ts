import type { ShoppingCart } from '../contracts/cart.ts';
import { fill } from '../i18n/fill.ts';

interface NoteTexts {
  taxIncluded: string;
  pricesIncludeTax: string;
  plusDelivery: string;
}

/**
 * Returns the note below a cart's total: the included taxes, or, until they are known, that prices include them and
 * that delivery comes on top. '' where there is nothing to say.
 */
export function taxNote(cart: ShoppingCart, texts: NoteTexts, format: (cents: number) => string): string {
  if (cart.pricesIncludeTax && cart.taxCents > 0) return fill(texts.taxIncluded, { amount: format(cart.taxCents) });
  const tax = cart.taxNote ?? (cart.pricesIncludeTax && !cart.shippingLocation ? texts.pricesIncludeTax : '');
  if (tax === '') return '';
  const isDeliveryKnown = !cart.requiresShipping || (cart.shippingLocation && cart.selectedShippingOption);
  return isDeliveryKnown ? tax : `${tax}, ${texts.plusDelivery}`;
}
