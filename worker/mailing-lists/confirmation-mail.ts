import { html } from 'hono/html';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { mailHtml, type NewMail } from '../mail/service.ts';
import type { Site } from '../site/site.ts';
import { createToken, type Subscription } from './token.ts';

export const CONFIRM_PATH = '/newsletter/confirm';
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#1d1d1b;color:#ffffff;text-decoration:none';
const SMALL = 'color:#5c5c58;font-size:14px';

/** Returns the prefix of the dedupe keys of an address's confirmation mails. No list id contains a `:`. */
export function confirmationKey(listId: string, email: string): string {
  return `confirm-subscription:${listId}:${email}:`;
}

/**
 * Writes the mail that asks an address's owner to confirm the sign-up. It contains no text from the sign-up, because
 * strangers could otherwise send any text to any address.
 */
export async function confirmationMail(
  site: Site,
  listName: string,
  subscription: Subscription,
  { secret, baseUrl }: { secret: string; baseUrl: string },
): Promise<Pick<NewMail, 'subject' | 'text' | 'html' | 'headers'>> {
  const { mail } = await textsIn(site.language);
  const link = (path: string, purpose: 'confirm-subscription' | 'unsubscribe') =>
    `${baseUrl}${path}?token=${createToken(secret, site.siteId, purpose, subscription)}`;
  const confirmLink = link(CONFIRM_PATH, 'confirm-subscription');
  const unsubscribeLink = link(UNSUBSCRIBE_PATH, 'unsubscribe');
  const subject = fill(mail.confirmSubject, { list: listName });
  const intro = fill(mail.confirmIntro, { email: subscription.email, list: listName, site: site.title });
  const main = html`<p dir="auto">${intro}</p>
<p><a href="${confirmLink}" style="${BUTTON}">${mail.confirmButton}</a></p>
<p dir="auto" style="${SMALL}">${mail.confirmExpiry}</p>
<p style="${SMALL}"><a href="${unsubscribeLink}" style="color:inherit">${mail.unsubscribe}</a></p>`;
  return {
    subject,
    text: `${[
      intro,
      `${mail.confirmButton}:\n${confirmLink}`,
      mail.confirmExpiry,
      mail.confirmIgnore,
      `${mail.unsubscribe}:\n${unsubscribeLink}`,
      `-- \n${site.title}`,
    ].join('\n\n')}\n`,
    html: await mailHtml(site, { heading: subject, main, footer: mail.confirmIgnore }),
    headers: listHeaders(unsubscribeLink),
  };
}

/**
 * Returns the headers by which mail programs show a button that unsubscribes in one call (RFC 8058). The standard
 * allows https only.
 */
function listHeaders(unsubscribeLink: string): Record<string, string> {
  if (!unsubscribeLink.startsWith('https:')) return {};
  return { 'List-Unsubscribe': `<${unsubscribeLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
