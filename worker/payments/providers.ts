import { PAYMENT_METHODS, type PaymentMethod, type PaymentProvider } from '#runtime/contracts/enumerations.ts';
import type { Bindings } from '../env.ts';
import { sessionSecrets } from '../session/service.ts';
import type { Site } from '../site/site.ts';
import { isInTestMode } from '../site/store-settings.ts';
import { outsidePayments } from './outside/outside.ts';
import type { Payments } from './port.ts';
import { stripeAccount } from './stripe/account.ts';
import { stripe } from './stripe/stripe.ts';
import { testMode } from './test-mode/test-mode.ts';

/**
 * Returns the payment providers that a site offers. If the owner has switched test mode on, it is the only one. Outside
 * production it is offered beside a provider, or alone if none is set up. In production it never replaces a provider
 * whose settings are incomplete or lost, because goods would be given away; nothing can be paid then.
 */
export function providersOf(env: Bindings, site: Site): Payments[] {
  return namesOffered(env, site).flatMap((name) => providerOf(env, site, name) ?? []);
}

function namesOffered(env: Bindings, site: Site): PaymentProvider[] {
  const offered = [isStripeOn(env, site) && 'stripe', isTestModeOn(env, site) && 'test'] as const;
  return offered.filter((name) => name !== false);
}

/** Whether a provider takes payments in this way. */
export function takesMethod(provider: PaymentProvider, method: PaymentMethod): boolean {
  return METHODS[provider].includes(method);
}

/** Whether any provider that the site offers takes payments in this way. */
export function isMethodTaken(env: Bindings, site: Site, method: PaymentMethod): boolean {
  return namesOffered(env, site).some((provider) => takesMethod(provider, method));
}

const METHODS: Record<PaymentProvider, readonly PaymentMethod[]> = {
  test: PAYMENT_METHODS,
  stripe: PAYMENT_METHODS,
  manual: [],
};

/** Returns one provider, offered or not, for payments that were started with it. Undefined if it is not set up. */
export function providerOf(env: Bindings, site: Site, name: PaymentProvider): Payments | undefined {
  return PROVIDERS[name](env, site);
}

const PROVIDERS: Record<PaymentProvider, (env: Bindings, site: Site) => Payments | undefined> = {
  test: (env, { siteId }) => testMode({ db: env.DB, siteId, secrets: sessionSecrets(env) }),
  stripe(env) {
    const account = stripeAccount(env);
    return account && stripe(account);
  },
  manual: (env, { siteId }) => outsidePayments({ db: env.DB, siteId }),
};

/** Whether a site offers only test mode, so that all purchases are free. */
export function offersOnlyTestPayments(env: Bindings, site: Site): boolean {
  const offered = providersOf(env, site);
  return offered.length > 0 && offered.every(({ isTest }) => isTest);
}

export function isTestModeOn(env: Bindings, site: Site): boolean {
  if (isInTestMode(site)) return true;
  if (env.ENVIRONMENT === 'production') return false;
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = env;
  const isNothingSetUp = !STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET;
  return isNothingSetUp || stripeAccount(env) !== undefined;
}

/** Whether buyers can pay real money once the owner has switched test mode off. */
export function isLiveProviderSetUp(env: Bindings): boolean {
  return stripeAccount(env) !== undefined;
}

function isStripeOn(env: Bindings, site: Site): boolean {
  return !isInTestMode(site) && stripeAccount(env) !== undefined;
}
