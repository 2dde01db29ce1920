import { CreateCheckoutInput, ReadCheckoutInput, UpdateCheckoutInput } from '#runtime/contracts/ucp.ts';
import { cancel, newCartId, readAgentCart, reopenCheckout } from '../cart/agent-cart.ts';
import { replaceContents } from '../cart/contents.ts';
import { operation } from '../operation.ts';
import { checkoutForm } from './form.ts';

/**
 * A checkout session is a cart on its way to the shop's own checkout, where the buyer enters everything and pays: both
 * have one id, and a cart has one session.
 */
export const createCheckout = operation({
  name: 'create_checkout',
  description: 'Prepares the purchase of a cart, or of items, and returns the link on which the buyer pays.',
  method: 'POST',
  path: '/checkout-sessions',
  needs: 'checkout',
  isReadOnly: false,
  status: 201,
  input: CreateCheckoutInput,
  async run(call, { cart_id: cartId, ...input }) {
    if (cartId !== undefined) {
      await readAgentCart(call, cartId);
      await reopenCheckout(call, cartId);
      return checkoutForm(call, await readAgentCart(call, cartId), []);
    }
    const id = newCartId(call);
    const { cart, messages } = await replaceContents(call, { id, creates: true, input });
    return checkoutForm(call, { id, cart, cancelled: [] }, messages);
  },
});

export const getCheckout = operation({
  name: 'get_checkout',
  description: 'Returns a prepared purchase by its id, and what it still needs.',
  method: 'GET',
  path: '/checkout-sessions/:id',
  needs: 'checkout',
  isReadOnly: true,
  input: ReadCheckoutInput,
  run: async (call, { id }) => checkoutForm(call, await readAgentCart(call, id), []),
});

export const updateCheckout = operation({
  name: 'update_checkout',
  description: 'Replaces all contents of a prepared purchase: items, discount codes and the place of delivery.',
  method: 'PUT',
  path: '/checkout-sessions/:id',
  needs: 'checkout',
  isReadOnly: false,
  input: UpdateCheckoutInput,
  async run(call, input) {
    const found = await readAgentCart(call, input.id);
    // What was given up stays as it was.
    if (found.cancelled.length > 0) return checkoutForm(call, found, []);
    const { cart, messages } = await replaceContents(call, { id: input.id, creates: false, input });
    return checkoutForm(call, { ...found, cart }, messages);
  },
});

export const completeCheckout = operation({
  name: 'complete_checkout',
  description: 'Takes no payment: it returns the link to the shop’s checkout, on which the buyer confirms and pays.',
  method: 'POST',
  path: '/checkout-sessions/:id/complete',
  needs: 'checkout',
  isReadOnly: false,
  input: ReadCheckoutInput,
  run: async (call, { id }) => checkoutForm(call, await readAgentCart(call, id), []),
});

export const cancelCheckout = operation({
  name: 'cancel_checkout',
  description: 'Gives a prepared purchase up. A cart that it was made of stays.',
  method: 'POST',
  path: '/checkout-sessions/:id/cancel',
  needs: 'checkout',
  isReadOnly: false,
  input: ReadCheckoutInput,
  async run(call, { id }) {
    const found = await readAgentCart(call, id);
    await cancel(call, id, 'checkout');
    return checkoutForm(call, { ...found, cancelled: ['checkout'] }, []);
  },
});
