import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { SHOP } from '../../test/worker/shops.ts';
import type { Bindings } from '../env.ts';
import type { Site, SitePaymentAccount } from '../site/site.ts';
import { providerOf, providersOf } from './service.ts';
import { stripeAccount } from './stripe/account.ts';

const BOTH = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const KEY_ALONE = { STRIPE_SECRET_KEY: 'sk_live_1' };
const HOOK_ALONE = { STRIPE_WEBHOOK_SECRET: 'whsec_1' };

function bindings(over: Partial<Bindings>): Bindings {
  return { ...env, ...over };
}

function siteWith(storeSettings: object): Site {
  return { siteId: SHOP.id, storeSettings, paymentAccounts: [] as SitePaymentAccount[] } as unknown as Site;
}

test.each<[Bindings['ENVIRONMENT'], Partial<Bindings>, unknown, string[]]>([
  ['production', {}, undefined, []],
  ['production', {}, true, ['test']],
  ['production', BOTH, undefined, ['stripe']],
  ['production', BOTH, false, ['stripe']],
  ['production', BOTH, 'true', ['stripe']],
  ['production', BOTH, true, ['test']],
  ['production', KEY_ALONE, undefined, []],
  ['production', HOOK_ALONE, undefined, []],
  ['production', KEY_ALONE, true, ['test']],
  ['development', {}, undefined, ['test']],
  ['development', BOTH, undefined, ['stripe', 'test']],
  ['development', BOTH, true, ['test']],
  ['development', KEY_ALONE, undefined, []],
])('in %s with %j and testMode %j, a visitor may pay with %j', (ENVIRONMENT, over, mode, providers) => {
  const offered = providersOf(bindings({ ENVIRONMENT, ...over }), siteWith({ testMode: mode }));
  expect(offered.map(({ provider }) => provider)).toEqual(providers);
});

test('a payment that was started with a provider is found there when it is not offered any more', () => {
  const site = siteWith({ testMode: true });
  expect(providerOf(bindings(BOTH), site, 'stripe', '')?.provider).toBe('stripe');
  expect(providerOf(bindings({ ...BOTH, ENVIRONMENT: 'production' }), siteWith({}), 'test', '')?.provider).toBe('test');
  expect(providerOf(bindings({}), site, 'stripe', '')).toBeUndefined();
});

test('a fake Stripe API is ignored in production', () => {
  const over = { ...BOTH, STRIPE_API_BASE: 'http://127.0.0.1:12111' };
  expect(stripeAccount(bindings({ ...over, ENVIRONMENT: 'production' }))?.base.href).toBe('https://api.stripe.com/');
  expect(stripeAccount(bindings({ ...over, ENVIRONMENT: 'test' }))?.base.href).toBe('http://127.0.0.1:12111/');
  expect(stripeAccount(bindings({ ...BOTH, ENVIRONMENT: 'test' }))?.base.href).toBe('https://api.stripe.com/');
});
