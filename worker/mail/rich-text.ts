import { escapeHtml } from '#runtime/domain/escape-html.ts';

/** Of headings in a page's text, which are below the page's own title. */
const HEADING = 'margin:16px 0 4px;font-size:14px;line-height:1.4';

const LINK = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs;
const BLOCK = /<\/?(p|h[1-4]|ul|ol|blockquote|div|figure|figcaption|hr)\b[^>]*>/g;

/** Returns sanitised HTML of a page for a mail: its links have whole addresses, and it loads no pictures. */
export function htmlForMail(html: string, pageUrl: string): string {
  return html
    .replace(/<img\b[^>]*>/g, '')
    .replace(/<(\/?)h[1-4]\b/g, (_, end: string) => (end ? '</h3' : `<h3 style="${HEADING}"`))
    .replace(/ href="([^"]*)"/g, (_, href: string) => ` href="${escapeHtml(absolute(href, pageUrl))}"`);
}

/** Returns sanitised HTML of a page as plain text, with the address of each link behind its words. */
export function textForMail(html: string, pageUrl: string): string {
  const text = html
    .replace(/\s+/g, ' ')
    .replace(LINK, (_, href: string, linkText: string) => {
      const address = absolute(href, pageUrl);
      return isNamed(linkText, address) ? linkText : `${linkText} (${escapeHtml(address)})`;
    })
    .replace(/<br[^>]*>/g, '\n')
    .replace(/<li\b[^>]*>(\s*<p\b[^>]*>)?/g, '\n- ')
    .replace(BLOCK, '\n\n')
    .replace(/<[^>]*>/g, '');
  return decode(text)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether the words of a link are its address already. */
function isNamed(linkText: string, address: string): boolean {
  return address === decode(linkText) || address === `mailto:${decode(linkText)}`;
}

function absolute(href: string, pageUrl: string): string {
  const address = decode(href);
  return URL.canParse(address, pageUrl) && !/^(mailto|tel):/i.test(address) ? new URL(address, pageUrl).href : address;
}

const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Undoes the escaping of sanitised HTML, which has no other entities. */
function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => CHARACTERS[entity] ?? entity);
}
