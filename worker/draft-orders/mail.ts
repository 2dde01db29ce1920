import { formatMoney } from '#runtime/domain/money.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type LetterBlock, mailPicture, type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import { dateText } from '../site/date-text.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { contactAddress, storeCurrency } from '../site/store-settings.ts';

/** A payment link as its mail shows it. */
export interface MailedLink {
  draftId: string;
  /** Distinguishes the links of a draft. */
  number: number;
  email: string;
  message: string;
  url: string;
  baseUrl: string;
  /** Ms since the epoch. */
  expiresAt: number;
  /** Minor units. */
  dueCents: number;
  lines: readonly { title: string; pictureUrl: string | undefined; quantity: number; unitCents: number }[];
  /** Whether the shop takes test payments alone. */
  isTest?: boolean;
  /** The number of the order that it is added to; undefined for an order of its own. */
  addedTo?: string | undefined;
}

/** Writes the mail with a payment link, in the language of the call's site. */
export async function paymentLinkMail(
  { site, now }: Pick<ShopCall, 'site' | 'now'>,
  link: MailedLink,
): Promise<NewMail & { id: string }> {
  const { paymentLinks, product, placedOrders } = await textsIn(site.language);
  const money = (cents: number) => formatMoney(cents, storeCurrency(site), site.language);
  const values = { site: site.title, amount: money(link.dueCents), number: link.addedTo ?? '' };
  const items = link.lines.map(({ title, pictureUrl, quantity, unitCents }) => ({
    title,
    pictureUrl: mailPicture(pictureUrl, link.baseUrl),
    facts: quantity > 1 ? [{ title: product.quantity, value: String(quantity) }] : [],
    amount: money(unitCents * quantity),
  }));
  const isAdded = link.addedTo !== undefined;
  const blocks: LetterBlock[] = [
    { kind: 'text', text: fill(isAdded ? paymentLinks.addedIntro : paymentLinks.mailIntro, values) },
    ...(link.message ? [{ kind: 'text' as const, text: link.message }] : []),
    ...(link.isTest ? [{ kind: 'text' as const, text: placedOrders.testMode }] : []),
    { kind: 'items', items },
    { kind: 'button', text: paymentLinks.mailButton, url: link.url },
    { kind: 'text', text: fill(paymentLinks.mailUntil, { date: dateText(site, link.expiresAt) }) },
  ];
  return {
    ...(await writeLetter(site, {
      subject: fill(isAdded ? paymentLinks.addedSubject : paymentLinks.mailSubject, values),
      blocks,
      footer: fill(paymentLinks.mailFooter, values),
    })),
    id: newMailId(now),
    kind: 'payment-link',
    dedupeKey: `payment-link:${link.draftId}:${link.number}`,
    recipient: link.email,
    replyTo: contactAddress(site),
  };
}

/** Writes these mails with made-up data, for the previews of all mails. */
export async function paymentLinkSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const link: MailedLink = {
    draftId: 'sample',
    number: 1,
    email: 'ann@mail.example',
    message: '',
    url: `${baseUrl}/pay/sample`,
    baseUrl,
    expiresAt: call.now,
    dueCents: 11_600,
    lines: [{ title: 'Everyday Teapot', pictureUrl: undefined, quantity: 2, unitCents: 5_800 }],
  };
  return Promise.all([
    paymentLinkMail(call, link),
    paymentLinkMail(call, { ...link, draftId: 'sample-added', addedTo: '#17' }),
  ]);
}
