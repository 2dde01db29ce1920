import { ApiError } from '../../http/errors.ts';
import { type Payments, providerOf } from '../../payments/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import type { Payment } from './repository.ts';

/** Returns the provider of a payment; throws PAYMENT_UNAVAILABLE if it is not set up any more. */
export function paymentsFor(
  { env, site }: ShopCall,
  { provider, account }: Pick<Payment, 'provider' | 'account'>,
): Payments {
  const payments = provider && providerOf(env, site, provider, account);
  if (!payments) throw new ApiError('PAYMENT_UNAVAILABLE');
  return payments;
}
