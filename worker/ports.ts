import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import type { Carts } from './cart/port.ts';
import { d1Carts } from './cart/repository.ts';
import type { Bindings } from './env.ts';
import type { Inventory } from './inventory/port.ts';
import { d1Inventory } from './inventory/repository.ts';
import { mailbox } from './mail/mailbox.ts';
import { sendEmailBinding } from './mail/send-email-binding.ts';
import type { MailSender } from './mail/sender.ts';
import type { Payments } from './payments/port.ts';
import { providerOf, providersOf } from './payments/providers.ts';
import type { Site } from './site/site.ts';

/** Where carts and stock are kept, how mail leaves, and who takes money, is decided here and nowhere else. */
export function cartsOf(env: Bindings): Carts {
  return d1Carts(env.DB);
}

export function inventoryOf(env: Bindings): Inventory {
  return d1Inventory(env.DB);
}

/** Undefined where nobody has set up an address to send from yet. */
export function mailSenderOf({ ENVIRONMENT, EMAIL, MAIL_FROM }: Bindings): MailSender | undefined {
  if (ENVIRONMENT === 'development') return mailbox;
  return EMAIL && MAIL_FROM ? sendEmailBinding(EMAIL, MAIL_FROM) : undefined;
}

/** What a visitor of the site may pay with; empty where nothing can be paid. */
export function paymentsOf(env: Bindings, site: Site): Payments[] {
  return providersOf(env, site);
}

/** For a payment that was begun with it, whether it is still offered or not. */
export function paymentsBy(env: Bindings, site: Site, provider: PaymentProvider): Payments | undefined {
  return providerOf(env, site, provider);
}
