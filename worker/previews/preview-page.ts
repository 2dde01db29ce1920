import { html, raw } from 'hono/html';
import { linked, MAILBOX_STYLE, type NewMail, withNewTabs } from '../mail/service.ts';
import type { Site } from '../site/site.ts';
import sheet from './previews.css';

const STYLE = MAILBOX_STYLE + sheet;

/** Renders all mails of the shop, as HTML and as plain text side by side. The page has no script. */
export async function previewPage(
  { title }: Site,
  mails: readonly NewMail[],
  { language, languages }: { language: string; languages: readonly string[] },
): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Previews of mails (${language}) — ${title}</title>
<style>${raw(STYLE)}</style></head>
<body><main><header><h1>Previews of mails</h1><p>${title}: made-up data, nothing is sent.</p>
<nav>${languages.map((other) => html`<a href="?language=${other}" lang="${other}">${other}</a>`)}<a href="/dev/mailbox">Mailbox</a></nav></header>
${mails.map(mailCard)}
</main></body></html>
`;
  return String(page);
}

function mailCard({ kind, recipient, replyTo, subject, text, html: body }: NewMail) {
  return html`<article data-kind="${kind}"><h2 dir="auto">${subject}</h2>
<dl><dt>Kind</dt><dd>${kind}</dd><dt>To</dt><dd>${recipient}</dd>${replyTo && html`<dt>Reply to</dt><dd>${replyTo}</dd>`}</dl>
<div class="both"><iframe title="HTML of the mail: ${subject}"
sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${withNewTabs(body)}"></iframe>
<pre dir="auto">${linked(text)}</pre></div></article>
`;
}
