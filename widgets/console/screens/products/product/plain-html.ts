import { escapeHtml } from '#runtime/domain/escape-html.ts';

const PARAGRAPH = /^<p(?: class="")?>((?:[^<]|<br ?\/?>)*)<\/p>\s*/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/** Returns HTML as plain text with an empty line between paragraphs; undefined where it holds more than paragraphs. */
export function toPlain(html: string): string | undefined {
  const paragraphs: string[] = [];
  let rest = html.trim();
  if (rest !== '' && !rest.includes('<')) return decode(rest);
  while (rest !== '') {
    const found = PARAGRAPH.exec(rest);
    if (!found) return undefined;
    paragraphs.push(decode((found[1] ?? '').replace(/<br ?\/?>/g, '\n')));
    rest = rest.slice(found[0].length);
  }
  return paragraphs.join('\n\n');
}

/** Returns plain text as HTML: a paragraph for each part between empty lines. */
export function toHtml(plain: string): string {
  return plain
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
}
