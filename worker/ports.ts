import type { Carts } from './cart/port.ts';
import { d1Carts } from './cart/repository.ts';
import type { Bindings } from './env.ts';
import type { Inventory } from './inventory/port.ts';
import { d1Inventory } from './inventory/repository.ts';
import { mailbox } from './mail/mailbox.ts';
import { sendEmailBinding } from './mail/send-email-binding.ts';
import type { MailSender } from './mail/sender.ts';

/** Where carts and stock are kept, and how mail leaves, is decided here and nowhere else. */
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
