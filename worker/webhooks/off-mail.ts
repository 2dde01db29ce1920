import { DAY_MS } from '#runtime/domain/durations.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import { consoleLink } from '../site/console-link.ts';
import { timeText } from '../site/date-text.ts';
import { noticeAddressOf } from '../site/notice-settings.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { Site } from '../site/site.ts';

const SAMPLE_DAYS_MS = 5 * DAY_MS;

/** A webhook that is switched off because it failed. */
export interface FailedWebhook {
  id: string;
  url: string;
  /** Ms since the epoch. */
  failingSince: number;
}

/**
 * Writes the owner's mail about a webhook that was switched off; none without an address for notices. `baseUrl` is an
 * address of the shop.
 */
export async function offMails(
  site: Site,
  baseUrl: string,
  { id, url, failingSince }: FailedWebhook,
  now: number,
): Promise<(NewMail & { id: string })[]> {
  const recipient = noticeAddressOf(site, 'webhook');
  if (!recipient) return [];
  const { webhookNotice, placedOrders, contributors } = await textsIn(site.language);
  const letter = await writeLetter(site, {
    subject: webhookNotice.subject,
    blocks: [
      { kind: 'text', text: fill(webhookNotice.intro, { day: timeText(site, failingSince) }) },
      { kind: 'facts', facts: [{ title: webhookNotice.address, value: url }] },
      { kind: 'text', text: webhookNotice.lost },
      { kind: 'text', text: webhookNotice.enable },
      {
        kind: 'button',
        text: contributors.openConsole,
        url: consoleLink(baseUrl, 'webhooks/:webhook', { webhook: id }),
      },
    ],
    footer: placedOrders.noticeFooter,
  });
  const dedupeKey = `webhook-off:${id}:${failingSince}`;
  return [{ ...letter, id: newMailId(now), kind: 'webhook-off', dedupeKey, recipient }];
}

/** Writes that mail with made-up data, for the previews. */
export function webhookMailSamples({ site, now }: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const webhook = { id: 'webhook-1', url: 'https://hooks.example/stock', failingSince: now - SAMPLE_DAYS_MS };
  return offMails(site, baseUrl, webhook, now);
}
