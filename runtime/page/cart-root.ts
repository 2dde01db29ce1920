import { attempt } from './read-json.ts';

/** The shop's settings on the cart page; amounts of instalments are in minor units. */
interface CartPage {
  storeCurrency?: string;
  continueShoppingLinkUrl?: string;
  stripeCountry?: string | null;
  shopperLanguage?: string;
  afterpayEnabled?: boolean;
  afterpayMin?: number;
  afterpayMax?: number;
}

/** Reads the cart page's own JSON. */
export function cartPage(): CartPage | undefined {
  const script = document.querySelector('#sqs-cart-root script[type="application/json"]');
  return script ? attempt('page: cart root', () => JSON.parse(script.textContent)) : undefined;
}
