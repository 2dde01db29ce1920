import { DAY_MS } from '#runtime/domain/durations.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import { linkBase } from '../site/link-base.ts';
import { inLanguageOf } from '../site/mail-language.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { availabilityText } from './part.ts';
import type { OrderDownload } from './right.ts';

interface Order {
  id: string;
  number: number;
  email: string;
  /** The start of links in the order's mails. */
  base_url: string;
}

interface Occasion {
  kind: 'renewed' | 'given';
  downloads: readonly OrderDownload[];
}

/** Writes the mail with the links of files that a buyer was given, or whose link was renewed. */
export async function downloadsMail(
  call: ShopCall & { calledOrigin: string },
  order: Order,
  { kind, downloads }: Occasion,
): Promise<NewMail & { id: string }> {
  const { env, site, now, calledOrigin } = await inLanguageOf(call, order.email);
  const { downloads: texts } = await textsIn(site.language);
  const values = { site: site.title, number: `#${order.number}` };
  const baseUrl = order.base_url || (await linkBase(env, site, calledOrigin));
  const files = downloads.flatMap((download) => [
    { kind: 'text' as const, text: `${download.name} (${availabilityText(site, download, texts)})` },
    { kind: 'button' as const, text: texts.button, url: `${baseUrl}${download.path}` },
  ]);
  const letter = await writeLetter(site, {
    subject: fill(texts[`${kind}Subject`], values),
    blocks: [{ kind: 'text', text: fill(texts[`${kind}Intro`], values) }, ...files],
    footer: texts.mailFooter,
  });
  const id = newMailId(now);
  return { ...letter, id, dedupeKey: `downloads:${order.id}:${id}`, kind: 'downloads', recipient: order.email };
}

/** The mails of this room with made-up data, for previews. */
export async function downloadSamples(call: ShopCall & { calledOrigin: string }): Promise<NewMail[]> {
  const download: OrderDownload = {
    id: 'sample',
    position: 0,
    fileId: 'sample',
    name: 'the-brewing-guide.pdf',
    bytes: 48_000,
    left: 5,
    path: '/commerce/download?token=sample',
    expiresAt: call.now + 30 * DAY_MS,
    state: 'open',
  };
  const order = { id: 'sample', number: 17, email: 'ann@mail.example', base_url: call.calledOrigin };
  const kinds = ['renewed', 'given'] as const;
  return Promise.all(kinds.map((kind) => downloadsMail(call, order, { kind, downloads: [download] })));
}
