import { escapeHtml } from '../escape-html.ts';
import { parseUrl } from '../parse-url.ts';

const LINK = /https?:\/\/[^\s<>"']+/gi;
/** Signs behind an address that belong to the sentence around it. */
const TRAILING = /[.,;:!?)\]}'"»”’]+$/;

/** Returns a comment's text as HTML: everything is text, but for web addresses, which are links. */
export function commentBodyHtml(body: string): string {
  let html = '';
  let end = 0;
  for (const { 0: found, index } of body.matchAll(LINK)) {
    const address = withoutTrailing(found);
    if (!parseUrl(address)) continue;
    html += escapeHtml(body.slice(end, index)) + linkHtml(address);
    end = index + address.length;
  }
  html += escapeHtml(body.slice(end));
  return html.replaceAll('\n', '<br>');
}

/** Returns how many links a comment's text has. */
export function countLinks(body: string): number {
  return body.match(LINK)?.length ?? 0;
}

/** Returns an address without what follows it in its sentence; a bracket stays where the address has opened it. */
function withoutTrailing(found: string): string {
  const address = found.replace(TRAILING, '');
  return address.includes('(') && found[address.length] === ')' ? `${address})` : address;
}

function linkHtml(address: string): string {
  const text = escapeHtml(address);
  return `<a href="${text}" rel="nofollow ugc noopener">${text}</a>`;
}
