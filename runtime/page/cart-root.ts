import { attempt } from './read-json.ts';

/** What the cart page says of its shop; amounts of instalments in minor units. */
export interface CartPage {
  storeCurrency?: string;
  continueShoppingLinkUrl?: string;
  stripeCountry?: string | null;
  shopperLanguage?: string;
  afterpayEnabled?: boolean;
  afterpayMin?: number;
  afterpayMax?: number;
}

/** The cart page's own JSON. */
export function cartPage(): CartPage | undefined {
  const script = document.querySelector('#sqs-cart-root script[type="application/json"]');
  return script ? attempt('page: cart root', () => JSON.parse(script.textContent)) : undefined;
}
