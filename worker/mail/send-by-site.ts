import { domainOf } from '#runtime/domain/email.ts';
import type { Bindings } from '../env.ts';
import { log } from '../log.ts';
import { mailSettings } from '../site/business.ts';
import { contactAddress } from '../site/store-settings.ts';
import { headerText } from './new-mail.ts';
import type { Mail, MailService } from './sender.ts';
import { SendFailure } from './sender.ts';
import { recordRefusal } from './sender-refused.ts';
import { type MailingSite, ownAddress, serverAddress } from './sender-state.ts';

/** The service's codes for a sender address that it does not know, or knows no more. */
const REFUSALS: readonly string[] = ['E_SENDER_NOT_VERIFIED', 'E_SENDER_DOMAIN_NOT_AVAILABLE'];

/**
 * Sends a mail from the shop's own address, or from that of the server where the shop has none. An own address that the
 * service refuses is used no more until its domain is checked again; its owner is told, and the mail goes out from the
 * server's address at once. Throws SendFailure.
 */
export async function sendBySite(env: Bindings, service: MailService, site: MailingSite, mail: Mail): Promise<void> {
  const own = ownAddress(site);
  const named = { ...mail, fromName: headerText(mailSettings(site).senderName) || site.title };
  if (own !== '') {
    try {
      return await service.send({ ...named, from: own });
    } catch (error) {
      if (!(error instanceof SendFailure) || !REFUSALS.includes(error.code)) throw error;
      log('error', 'mail_sender_refused', { site: site.siteId, code: error.code });
      await recordRefusal(env, site.siteId, { domain: domainOf(own), code: error.code }, Date.now());
    }
  }
  const from = serverAddress(env);
  if (from === undefined) throw new SendFailure('SENDER_NOT_SET_UP', 'later');
  // Answers reach the shop all the same.
  const replyTo = mail.replyTo || mailSettings(site).senderAddress || contactAddress(site);
  await service.send({ ...named, from, replyTo });
}
