import type { SenderName } from '#runtime/contracts/senders.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import { consoleLink } from '../site/console-link.ts';
import { noticeAddressOf } from '../site/notice-settings.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { Site } from '../site/site.ts';

export const SERVICES: Readonly<Record<SenderName, string>> = { ga4: 'Google Analytics', meta: 'Meta' };

/** A sender that has stopped because its service refuses what it sends. */
export interface StoppedSender {
  name: SenderName;
  target: string;
  /** The service's answer; '' for none. */
  answer: string;
  /** Ms since the epoch. */
  stoppedAt: number;
}

/**
 * Writes the owner's mail about a sender that has stopped; none without an address for notices. `baseUrl` is an address
 * of the shop.
 */
export async function stoppedMails(
  site: Site,
  baseUrl: string,
  { name, target, answer, stoppedAt }: StoppedSender,
): Promise<(NewMail & { id: string })[]> {
  const recipient = noticeAddressOf(site, 'sender');
  if (!recipient) return [];
  const { senderNotice, placedOrders, contributors } = await textsIn(site.language);
  const service = SERVICES[name];
  const letter = await writeLetter(site, {
    subject: fill(senderNotice.subject, { service }),
    blocks: [
      { kind: 'text', text: fill(senderNotice.intro, { service }) },
      {
        kind: 'facts',
        facts: [
          { title: senderNotice.account, value: target },
          ...(answer ? [{ title: senderNotice.answer, value: answer }] : []),
        ],
      },
      { kind: 'text', text: senderNotice.waiting },
      { kind: 'text', text: senderNotice.resume },
      { kind: 'button', text: contributors.openConsole, url: consoleLink(baseUrl, 'senders', {}) },
    ],
    footer: placedOrders.noticeFooter,
  });
  const dedupeKey = `sender-stopped:${name}:${stoppedAt}`;
  return [{ ...letter, id: newMailId(stoppedAt), kind: 'sender-stopped', dedupeKey, recipient }];
}

/** Writes that mail with made-up data, for the previews. */
export function senderMailSamples({ site, now }: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const answer = 'Error validating access token: The session has been invalidated.';
  return stoppedMails(site, baseUrl, { name: 'meta', target: '123456789012345', answer, stoppedAt: now });
}
