import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { type LetterBlock, type NewMail, newMailId, writeLetter } from '../../mail/service.ts';
import { sessionSecrets } from '../../session/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { contactAddress } from '../../site/store-settings.ts';
import { orderTokenOf, statusLink } from '../links.ts';
import type { FoundOrder } from '../repository.ts';
import { withdrawBlocks } from '../withdraw-part.ts';
import { contactBlocks } from './shared-blocks.ts';

interface LaterMail {
  kind: 'order-sent' | 'order-edited' | 'order-cancelled' | 'order-refunded' | 'order-return';
  /** Distinguishes the mail from others of its kind about the same order. */
  key: string;
  subject: string;
  blocks: readonly LetterBlock[];
}

/** Writes a mail to the buyer of an order about what has happened to it since. */
export async function laterMail(
  call: ShopCall,
  found: FoundOrder,
  { kind, key, subject, blocks }: LaterMail,
  texts: Catalogue,
): Promise<NewMail & { id: string }> {
  const { env, site, now } = call;
  const { order } = found;
  const link = statusLink(sessionSecrets(env), site.siteId, found);
  const withdrawn = {
    country: order.address?.countryCode,
    token: orderTokenOf(sessionSecrets(env), site.siteId, found),
    baseUrl: found.baseUrl,
  };
  const letter = {
    subject,
    blocks: [
      ...blocks,
      ...(link ? [{ kind: 'button' as const, text: texts.placedOrders.mailButton, url: link }] : []),
      ...(kind === 'order-sent' ? withdrawBlocks(call, withdrawn, texts) : []),
      ...contactBlocks(site, found.baseUrl, texts),
    ],
    footer: texts.placedOrders.mailFooter,
  };
  return {
    id: newMailId(now),
    kind,
    dedupeKey: `${kind}:${order.id}:${key}`,
    orderId: order.id,
    recipient: order.email,
    replyTo: contactAddress(site),
    ...(await writeLetter(site, letter)),
  };
}
