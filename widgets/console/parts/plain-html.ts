const PARAGRAPH = /^<p(?: class="")?>([^<]*(?:<br ?\/?>[^<]*)*)<\/p>\s*/;
/** A line break, with the line end of HTML after it. */
const LINE_BREAK = /<br ?\/?>(?:[\n\r\f][ \t\n\r\f]*)?/;
const SPACES = /[ \t\n\r\f]+/g;
const LINE_END = /[\n\r\f]/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/** Characters that this module cannot write back as they were; browsers read some without a semicolon. */
const OTHER_ENTITY = /&(?!(?:amp|lt|gt|quot|#39|nbsp);)[\w#]/;

/** Returns HTML as plain text with an empty line between paragraphs; undefined where it holds more than paragraphs. */
export function toPlain(html: string): string | undefined {
  const paragraphs: string[] = [];
  let rest = html.trim();
  if (OTHER_ENTITY.test(rest)) return undefined;
  if (rest !== '' && !rest.includes('<')) return linesOf(rest);
  while (rest !== '') {
    const found = PARAGRAPH.exec(rest);
    if (!found) return undefined;
    paragraphs.push(linesOf(found[1] ?? ''));
    rest = rest.slice(found[0].length);
  }
  return paragraphs.join('\n\n');
}

/** A line end of HTML is a space for browsers; other spaces stay as they are typed. */
function linesOf(html: string): string {
  const lines = html.split(LINE_BREAK).map((line) => line.replace(SPACES, (run) => (LINE_END.test(run) ? ' ' : run)));
  return fromHtmlText(lines.join('\n'));
}

/** Returns plain text as HTML, as the shop keeps it: a paragraph for each part between empty lines. */
export function toHtml(plain: string): string {
  return plain
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${toHtmlText(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** Returns the text that a piece of HTML without tags stands for. */
export function fromHtmlText(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Returns a text as HTML without tags, as the shop keeps it. */
export function toHtmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
}
