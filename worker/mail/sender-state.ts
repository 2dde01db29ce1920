import type { SENDER_STATES } from '#runtime/contracts/domain-states.ts';
import { domainOf } from '#runtime/domain/email.ts';
import type { Bindings } from '../env.ts';
import { mailSettings } from '../site/business.ts';
import type { Site } from '../site/site.ts';

export type SenderState = (typeof SENDER_STATES)[number];

/** The parts of a site that decide from whom its mail comes. */
export type SendingSite = Pick<Site, 'storeSettings' | 'mailDomain'>;

/** The parts of a site that stand in the head of its mails. */
export interface MailingSite extends SendingSite {
  siteId: string;
  title: string;
}

type MailBindings = Pick<Bindings, 'ENVIRONMENT' | 'EMAIL' | 'MAIL_FROM'>;

/** Returns whose address a shop's mail comes from. Mail waits in the outbox while it is 'none'. */
export function senderState(env: MailBindings, site: SendingSite): SenderState {
  // In development no mail leaves the outbox, so that no service is needed.
  const isDevelopment = env.ENVIRONMENT === 'development';
  if (!env.EMAIL && !isDevelopment) return 'none';
  if (ownAddress(site) !== '') return 'own';
  return serverAddress(env) === undefined ? 'none' : 'server';
}

/** Returns the address from which a shop's mails come now; undefined where none can be sent. */
export function senderAddress(env: MailBindings, site: SendingSite): string | undefined {
  const state = senderState(env, site);
  return state === 'none' ? undefined : state === 'own' ? ownAddress(site) : serverAddress(env);
}

/** Returns the address that all shops of the server have; undefined for none. */
export function serverAddress({ ENVIRONMENT, MAIL_FROM }: Omit<MailBindings, 'EMAIL'>): string | undefined {
  return MAIL_FROM || (ENVIRONMENT === 'development' ? 'shop@localhost' : undefined);
}

/** Returns the shop's own sender address; '' where it has none, or its domain has not passed the check. */
export function ownAddress(site: SendingSite): string {
  const { senderAddress } = mailSettings(site);
  return senderAddress !== '' && domainOf(senderAddress) === site.mailDomain ? senderAddress : '';
}

/** Returns which of these sites can send mail: all where the server has an address, else those with their own. */
export async function sendingSites(
  env: MailBindings & Pick<Bindings, 'DB'>,
  siteIds: readonly string[],
): Promise<(siteId: string) => boolean> {
  if (serverAddress(env) !== undefined) return () => true;
  const { results } = await env.DB.prepare(
    "SELECT site_id FROM sites WHERE site_id IN (SELECT value FROM json_each(?1)) AND mail_domain <> ''",
  )
    .bind(JSON.stringify([...new Set(siteIds)]))
    .all<{ site_id: string }>();
  const ready = new Set(results.map((row) => row.site_id));
  return (siteId) => ready.has(siteId);
}
