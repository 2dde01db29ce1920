import { formatMoney } from '#runtime/domain/money.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { mailPicture, type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import { NO_REMINDERS_PATH } from '../site/page-paths.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { refusalHash, signed } from './links.ts';

/** A checkout that somebody has not paid. It names no answers and no recipient, because the address may be mistyped. */
export interface Unpaid {
  checkoutId: string;
  /** Lower case. */
  email: string;
  baseUrl: string;
  /** The page on which the buyer goes on. */
  path: string;
  lines: readonly { title: string; pictureUrl: string | undefined; quantity: number; cents: number }[];
}

/** Writes the mail that reminds a buyer once. */
export async function reminderMail(
  { site, secret, now }: Pick<ShopCall, 'site' | 'secret' | 'now'>,
  { checkoutId, email, baseUrl, path, lines }: Unpaid,
): Promise<NewMail & { id: string }> {
  const { reminders, product } = await textsIn(site.language);
  const values = { site: site.title };
  const who = new URLSearchParams({ who: signed(secret, site.siteId, 'no-reminders', refusalHash(email)) });
  const refusal = `${baseUrl}${NO_REMINDERS_PATH}?${who}`;
  const items = lines.map(({ title, pictureUrl, quantity, cents }) => ({
    title,
    pictureUrl: mailPicture(pictureUrl, baseUrl),
    facts: quantity > 1 ? [{ title: product.quantity, value: String(quantity) }] : [],
    amount: formatMoney(cents, storeCurrency(site), site.language),
  }));
  const letter = await writeLetter(site, {
    subject: fill(reminders.subject, values),
    blocks: [
      { kind: 'text', text: fill(reminders.intro, values) },
      { kind: 'items', items },
      { kind: 'button', text: reminders.button, url: `${baseUrl}${path}` },
      { kind: 'text', text: reminders.otherwise },
      { kind: 'link', text: reminders.refuse, url: refusal },
    ],
    footer: fill(reminders.footer, values),
  });
  return {
    ...letter,
    id: newMailId(now),
    dedupeKey: reminderKey(checkoutId),
    kind: 'payment-reminder',
    recipient: email,
    headers: refusalHeaders(refusal),
  };
}

/** Returns the key by which each checkout has one reminder at most. */
export function reminderKey(checkoutId: string): string {
  return `payment-reminder:${checkoutId}`;
}

/** Returns the headers for the button of mail programs (RFC 8058), which the standard allows for https only. */
function refusalHeaders(refusal: string): Record<string, string> {
  if (!refusal.startsWith('https:')) return {};
  return { 'List-Unsubscribe': `<${refusal}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
