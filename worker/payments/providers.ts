import {
  PAYMENT_METHODS,
  PAYMENT_PROVIDERS,
  type PaymentMethod,
  type PaymentProvider,
} from '#runtime/contracts/enumerations.ts';
import type { PaymentMode } from '#runtime/contracts/payment-enumerations.ts';
import type { Bindings } from '../env.ts';
import { sessionSecrets } from '../session/service.ts';
import type { Site, SitePaymentAccount } from '../site/site.ts';
import { isInTestMode } from '../site/store-settings.ts';
import { readAccountKey } from './accounts/sealed-keys.ts';
import { outsidePayments } from './outside/outside.ts';
import type { Payments } from './port.ts';
import { isTestKey, stripeAccount, stripeBase } from './stripe/account.ts';
import { stripe } from './stripe/stripe.ts';
import { testMode } from './test-mode/test-mode.ts';

/**
 * Returns the payment providers that a site offers, each at most once. The site's connected live account takes
 * payments, and the Worker's own secrets where it has none. If the owner has switched test mode on, the connected test
 * account and the built-in test mode are the only ones. Outside production the built-in one is offered beside a
 * provider, or alone if none is set up. In production it never replaces a provider whose settings are incomplete or
 * lost, because goods would be given away; nothing can be paid then.
 */
export function providersOf(env: Bindings, site: Site): Payments[] {
  return namesOffered(env, site).flatMap(({ provider, account }) => providerOf(env, site, provider, account) ?? []);
}

/** Returns the provider of this name that a site offers; undefined if it offers none. */
export function offeredProvider(env: Bindings, site: Site, name: PaymentProvider | null): Payments | undefined {
  return providersOf(env, site).find(({ provider }) => provider === name);
}

interface Name {
  provider: PaymentProvider;
  account: string;
}

function namesOffered(env: Bindings, site: Site): Name[] {
  const connected = connectedAccount(site, isInTestMode(site) ? 'test' : 'live');
  const ofWorker = !connected && !isInTestMode(site) && stripeAccount(env) !== undefined;
  return [
    ...(connected ? [{ provider: connected.provider, account: connected.id }] : []),
    ...(ofWorker ? [{ provider: 'stripe' as const, account: '' }] : []),
    ...(isTestModeOn(env, site) ? [{ provider: 'test' as const, account: '' }] : []),
  ];
}

/** Returns the account that takes a site's new payments in a mode; undefined for none. */
export function connectedAccount({ paymentAccounts }: Site, mode: PaymentMode): SitePaymentAccount | undefined {
  return paymentAccounts.find((account) => account.mode === mode && account.state === 'connected');
}

/** Whether a provider takes payments in this way. */
export function takesMethod(provider: PaymentProvider, method: PaymentMethod): boolean {
  return METHODS[provider].includes(method);
}

/** Whether any provider that the site offers takes payments in this way. */
export function isMethodTaken(env: Bindings, site: Site, method: PaymentMethod): boolean {
  return namesOffered(env, site).some(({ provider }) => takesMethod(provider, method));
}

const METHODS: Record<PaymentProvider, readonly PaymentMethod[]> = {
  test: PAYMENT_METHODS,
  stripe: PAYMENT_METHODS,
  manual: [],
};

/**
 * Returns one provider, offered or not, for payments that were started with it. `account` is the payment account that
 * took them, '' for the Worker's own secrets. Undefined if it is not set up.
 */
export function providerOf(env: Bindings, site: Site, name: PaymentProvider, account: string): Payments | undefined {
  return PROVIDERS[name](env, site, account);
}

const PROVIDERS: Record<PaymentProvider, (env: Bindings, site: Site, account: string) => Payments | undefined> = {
  test: (env, { siteId }) => testMode({ db: env.DB, siteId, secrets: sessionSecrets(env) }),
  stripe(env, site, id) {
    if (id === '') return ofWorker(env);
    const account = site.paymentAccounts.find((known) => known.id === id && known.provider === 'stripe');
    return (
      account &&
      stripe({
        account: id,
        isTest: account.mode === 'test',
        chargesKeptCards: account.state !== 'disconnected',
        readAccount: async () => ({ secretKey: await readAccountKey(env, site.siteId, id), base: stripeBase(env) }),
      })
    );
  },
  manual: (env, { siteId }) => outsidePayments({ db: env.DB, siteId }),
};

function ofWorker(env: Bindings): Payments | undefined {
  const account = stripeAccount(env);
  const isTest = account !== undefined && isTestKey(account.secretKey);
  return account && stripe({ account: '', isTest, chargesKeptCards: true, readAccount: async () => account });
}

/** Returns all providers that a site has or had payments with, as far as they are set up. */
export function setUpProviders(env: Bindings, site: Site): Payments[] {
  const accounts = site.paymentAccounts.map(({ provider, id }) => ({ provider, account: id }));
  const names = [...PAYMENT_PROVIDERS.map((provider) => ({ provider, account: '' })), ...accounts];
  return names.flatMap(({ provider, account }) => providerOf(env, site, provider, account) ?? []);
}

/**
 * Returns the provider that keeps another card of a subscription: the one that has taken the place of its own, or its
 * own unless the owner has disconnected that.
 */
export function successorOf(env: Bindings, site: Site, name: PaymentProvider, account: string): Payments | undefined {
  const own = providerOf(env, site, name, account);
  const offered = offeredProvider(env, site, name);
  if (offered && offered.isTest === (own?.isTest ?? offered.isTest)) return offered;
  return own?.chargesKeptCards ? own : undefined;
}

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
  return isNothingSetUp || isLiveProviderSetUp(env, site);
}

/** Whether buyers can pay real money once the owner has switched test mode off. */
export function isLiveProviderSetUp(env: Bindings, site: Site): boolean {
  return connectedAccount(site, 'live') !== undefined || stripeAccount(env) !== undefined;
}
