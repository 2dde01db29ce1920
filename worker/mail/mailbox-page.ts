import { html, raw } from 'hono/html';
import type { Site } from '../site/site.ts';

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

export const MAILBOX_STYLE = `
:root{color-scheme:light dark;--line:light-dark(#dcdcd6,#3a3a38);--quiet:light-dark(#5c5c58,#a9a9a3);
--sheet:light-dark(#fff,#222221)}
*{box-sizing:border-box}
body{margin:0;background:light-dark(#f4f4f2,#161615);color:light-dark(#1d1d1b,#ecece8);font:16px/1.5 system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem}
header{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 1rem;margin-bottom:1rem}
h1{margin:0;font-size:1.5rem}
header p{margin:0;color:var(--quiet)}
.refresh{display:inline-block;padding:.625rem 1rem;border:1px solid var(--line);border-radius:.5rem;
color:inherit;text-decoration:none;background:var(--sheet)}
article{margin:0 0 1rem;padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--sheet)}
h2{margin:0 0 .5rem;font-size:1.125rem;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:.125rem .75rem;margin:0 0 .75rem;font-size:.875rem}
dt{color:var(--quiet)}
dd{margin:0;overflow-wrap:anywhere}
pre{margin:0;padding:.75rem 0;border-top:1px solid var(--line);font:.875rem/1.5 ui-monospace,monospace;
white-space:break-spaces;overflow-wrap:anywhere}
summary{padding:.625rem 0;cursor:pointer}
iframe{display:block;width:100%;height:28rem;border:1px solid var(--line);border-radius:.5rem;background:#fff}
a{color:light-dark(#0b57d0,#8ab4f8)}
a:focus-visible,summary:focus-visible{outline:3px solid currentColor;outline-offset:2px}
`;

/** Renders the page that shows a developer the mail that a shop would have sent. It has no script. */
export async function mailboxPage(site: Site, mails: readonly ShownMail[]): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Mailbox (${mails.length}) — ${site.title}</title>
<style>${raw(MAILBOX_STYLE)}</style></head>
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
