import type { Carts } from './cart/port.ts';
import { d1Carts } from './cart/repository.ts';
import type { Bindings } from './env.ts';
import type { Inventory } from './inventory/port.ts';
import { d1Inventory } from './inventory/repository.ts';

/** Where carts and stock are kept is decided here and nowhere else. */
export function cartsOf(env: Bindings): Carts {
  return d1Carts(env.DB);
}

export function inventoryOf(env: Bindings): Inventory {
  return d1Inventory(env.DB);
}
