import { html, raw } from 'hono/html';
import type { Site } from '../site/site.ts';
import style from './mailbox.css';

/** A mail as the mailbox shows it. */
export interface ShownMail {
  id: string;
  recipient: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  status: string;
  attempts: number;
  lastError: string;
  /** Ms since the epoch. */
  createdAt: number;
}

/**
 * Content security policy of the mailbox and of each mail. Mails have inline styles and pictures, and a `srcdoc` frame
 * inherits its page's policy, so both allow them. Neither runs scripts.
 */
export const MAILBOX_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Renders the page that shows a developer the mail that a shop would have sent. It has no script. */
export async function mailboxPage(site: Site, mails: readonly ShownMail[]): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Mailbox (${mails.length}) — ${site.title}</title>
<style>${raw(style)}</style></head>
<body><main><header><h1>Mailbox</h1><p>${site.title}: nothing here has left this machine.</p>
<a class="refresh" href="/dev/mailbox/previews">Previews of every mail</a> <a class="refresh" href="">Refresh</a></header>
${mails.length === 0 ? html`<p>No mail yet. Fill in a form of the shop, then refresh.</p>` : mails.map(mailCard)}
</main></body></html>
`;
  return String(page);
}

function mailCard(mail: ShownMail) {
  const written = new Date(mail.createdAt).toISOString();
  const status = `${mail.status}, attempts: ${mail.attempts}${mail.lastError && `, last error: ${mail.lastError}`}`;
  return html`<article id="${mail.id}"><h2 dir="auto">${mail.subject}</h2>
<dl><dt>To</dt><dd>${mail.recipient}</dd>${mail.replyTo && html`<dt>Reply to</dt><dd>${mail.replyTo}</dd>`}
<dt>Written</dt><dd><time datetime="${written}">${written.replace('T', ' ').replace(/\..*/, ' UTC')}</time></dd>
<dt>Status</dt><dd>${status}</dd></dl>
<pre dir="auto">${linked(mail.text)}</pre>
<details><summary>As HTML</summary>
<iframe title="HTML of the mail: ${mail.subject}" loading="lazy"
sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${withNewTabs(mail.html)}"></iframe></details></article>
`;
}

/** Turns addresses in a text into links. */
export function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}

/** Makes links in the frame open in a new tab, because a shop inside the frame would run no scripts. */
export function withNewTabs(page: string): string {
  return page.replace('<head>', '<head><base target="_blank">');
}
