import type { Bindings } from '../env.ts';
import { mailSettings } from '../site/business.ts';
import type { Site } from '../site/site.ts';

/** From whom the shop's mails come: its own address, that of the server, or nobody because the server sends none. */
export type SenderState = 'own' | 'server' | 'none';

export function senderState({ EMAIL, MAIL_FROM }: Bindings, site: Site): SenderState {
  if (mailSettings(site).senderAddress !== '') return 'own';
  return EMAIL && MAIL_FROM ? 'server' : 'none';
}
