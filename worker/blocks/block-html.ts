import { escapeHtml } from '#runtime/domain/escape-html.ts';

/** Returns the HTML of a block in the element that themes expect inside each one. */
export function blockContent(html: string): string {
  return `<div class="sqs-block-content">${html}</div>`;
}

/** Returns plain text as paragraphs: a blank line begins one, and a line break stays one. */
export function paragraphs(text: string): string {
  return text
    .split(/\r?\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p dir="auto">${lines(paragraph.trim())}</p>`)
    .join('');
}

/** Returns plain text with its line breaks. */
export function lines(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>');
}

/** Returns an element with a text that people have typed; '' for no text. */
export function textElement(tag: string, className: string, text: string): string {
  return text && `<${tag} class="${className}" dir="auto">${escapeHtml(text)}</${tag}>`;
}

/** Returns the attributes of a link, which hides from a page in a new window who opened it. */
export function linkTo(href: string, newWindow = false): string {
  return `href="${escapeHtml(href)}"${newWindow ? ' target="_blank" rel="noopener"' : ''}`;
}
