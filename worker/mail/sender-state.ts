import { domainOf } from '#runtime/domain/email.ts';
import type { Bindings } from '../env.ts';
import { mailSettings } from '../site/business.ts';
import type { Site } from '../site/site.ts';

/** Whose address mail comes from: the shop's own one, the one that all shops of the server have, or none. */
export type SenderState = 'own' | 'server' | 'none';

/** The parts of a site that decide from whom its mail comes. */
export type SendingSite = Pick<Site, 'storeSettings' | 'mailDomain'>;

type MailBindings = Pick<Bindings, 'ENVIRONMENT' | 'EMAIL' | 'MAIL_FROM'>;

/** Returns whose address a shop's mail comes from. Mail waits in the outbox while it is 'none'. */
export function senderState(env: MailBindings, site: SendingSite): SenderState {
  // In development no mail leaves the outbox, so that no service is needed.
  const isDevelopment = env.ENVIRONMENT === 'development';
  if (!env.EMAIL && !isDevelopment) return 'none';
  if (ownAddress(site) !== '') return 'own';
  return env.MAIL_FROM || isDevelopment ? 'server' : 'none';
}

/** Returns the shop's own sender address; '' where it has none, or its domain has not passed the check. */
export function ownAddress(site: SendingSite): string {
  const { senderAddress } = mailSettings(site);
  return senderAddress !== '' && domainOf(senderAddress) === site.mailDomain ? senderAddress : '';
}
