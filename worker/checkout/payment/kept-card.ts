import { providerOf } from '../../payments/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import type { Payment } from './repository.ts';

/** Asks the provider for the card that a subscription's first payment has kept; undefined for any other payment. */
export async function keptCardOf(
  { env, site }: ShopCall,
  { provider, ref, snapshot }: Payment,
): Promise<string | undefined> {
  const startsSubscription = !snapshot?.renewal && snapshot?.lines.some(({ plan }) => plan !== null);
  if (!startsSubscription || !provider || !ref) return undefined;
  return providerOf(env, site, provider)?.keptCardOf(ref);
}
