import type { Payments } from '../payments/service.ts';
import { paymentsOf } from '../ports.ts';
import type { ShopCall } from './call.ts';

export function offeredPayments({ env, site }: ShopCall): Payments[] {
  return paymentsOf(env, site);
}

/** Whether whatever is bought now is bought without money. */
export function isInTestMode(call: ShopCall): boolean {
  const offered = offeredPayments(call);
  return offered.length > 0 && offered.every(({ isTest }) => isTest);
}
