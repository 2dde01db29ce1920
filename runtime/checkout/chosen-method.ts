import type { PaymentMethod } from '../contracts/enumerations.ts';

/** The id of the cart that this tab's visitor wants to pay in instalments. */
const KEY = 'sq:in-installments';

/** Remembers the way to pay a cart, for a visitor who comes back from the provider's page without having paid. */
export function storeMethod(method: PaymentMethod, cartId: string): void {
  try {
    sessionStorage.setItem(KEY, method === 'card' ? '' : cartId);
  } catch {
    // Without storage, it is chosen once more.
  }
}

export function readMethod(cartId: string): PaymentMethod {
  try {
    return sessionStorage.getItem(KEY) === cartId ? 'installments' : 'card';
  } catch {
    return 'card';
  }
}
