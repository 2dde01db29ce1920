import { CreateCartInput, ReadCartInput, UpdateCartInput } from '#runtime/contracts/ucp.ts';
import { envelope } from '../envelope.ts';
import type { AgentCall } from '../operation.ts';
import { operation } from '../operation.ts';
import { cancel, newCartId, readAgentCart } from './agent-cart.ts';
import { type Filled, replaceContents } from './contents.ts';
import { contentsForm } from './form.ts';

export const createCart = operation({
  name: 'create_cart',
  description: 'Puts items into a new cart, and returns it with its id, prices and a link by which the buyer goes on.',
  method: 'POST',
  path: '/carts',
  needs: 'cart',
  isReadOnly: false,
  status: 201,
  input: CreateCartInput,
  async run(call, input) {
    const id = newCartId(call);
    return cartForm(call, id, await replaceContents(call, { id, creates: true, input }));
  },
});

export const getCart = operation({
  name: 'get_cart',
  description: 'Returns a cart by its id.',
  method: 'GET',
  path: '/carts/:id',
  needs: 'cart',
  isReadOnly: true,
  input: ReadCartInput,
  async run(call, { id }) {
    const { cart } = await readAgentCart(call, id);
    return cartForm(call, id, { cart, messages: [] });
  },
});

export const updateCart = operation({
  name: 'update_cart',
  description: 'Replaces all contents of a cart: items, discount codes and the place of delivery.',
  method: 'PUT',
  path: '/carts/:id',
  needs: 'cart',
  isReadOnly: false,
  input: UpdateCartInput,
  async run(call, input) {
    const { id } = await readAgentCart(call, input.id);
    return cartForm(call, id, await replaceContents(call, { id, creates: false, input }));
  },
});

export const cancelCart = operation({
  name: 'cancel_cart',
  description: 'Gives a cart up, and returns what was in it.',
  method: 'POST',
  path: '/carts/:id/cancel',
  needs: 'cart',
  isReadOnly: false,
  input: ReadCartInput,
  async run(call, { id }) {
    const { cart } = await readAgentCart(call, id);
    await cancel(call, id, 'cart');
    return cartForm(call, id, { cart, messages: [] });
  },
});

async function cartForm(call: AgentCall, id: string, { cart, messages }: Filled) {
  return {
    ucp: envelope('cart', 'discount'),
    id,
    ...(await contentsForm(call, call.site, cart, { messages, to: '/cart' })),
  };
}
