/** What a shop and its checkout offer to pay in instalments. */
import type { CheckoutInstallments } from '#runtime/contracts/checkout.ts';
import type { InstallmentContext } from '#runtime/contracts/installments.ts';
import { checkoutInstallments, mayPayInInstallments } from '#runtime/domain/installments.ts';
import type { Bindings } from '../env.ts';
import { isMethodTaken } from '../payments/service.ts';
import type { Site } from '../site/site.ts';
import { installmentContext } from '../site/store-settings.ts';

/** Returns a shop's terms; null where it has switched them off, or none of its payment providers takes instalments. */
export function shopInstallments(env: Bindings, site: Site): InstallmentContext | null {
  return isMethodTaken(env, site, 'installments') ? installmentContext(site) : null;
}

/** Returns the terms for one product; null for subscriptions and for everything but physical goods. */
export function productInstallments(
  env: Bindings,
  site: Site,
  { productType, subscriptionPlan }: { productType: number | null; subscriptionPlan: object | null },
): InstallmentContext | null {
  if (productType === null || !mayPayInInstallments(productType) || subscriptionPlan !== null) return null;
  return shopInstallments(env, site);
}

/** A cart or pending order as far as it decides on instalments. */
interface Purchase {
  cart: { lines: readonly { productType: number }[]; shippingLocation: { countryCode: string } | null };
  pending: { plan: object | null } | undefined;
}

/** Returns whether the rest of a purchase's price, in minor units, can be paid in instalments. */
export function purchaseInstallments(
  env: Bindings,
  site: Site,
  { cart, pending }: Purchase,
  dueCents: number,
): CheckoutInstallments {
  return checkoutInstallments(shopInstallments(env, site), {
    entries: cart.lines,
    isSubscription: Boolean(pending?.plan),
    deliveryCountry: cart.shippingLocation?.countryCode,
    dueCents,
  });
}
