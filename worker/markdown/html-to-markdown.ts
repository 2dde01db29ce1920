import { DomUtils, parseDocument } from 'htmlparser2';
import { codeBlock, codeSpan, escapeAddress, escapeLineStart, escapeText, quote, table } from './escape-markdown.ts';
import { type HtmlElement, type HtmlNode, hasClass, isElement, keepShown, mainContent, textOf } from './shown-nodes.ts';

/** What is known of a page beside its HTML. */
export interface PageLinks {
  /** Returns the whole address that a link leads to; undefined where it is none to follow. */
  resolve(href: string, isElsewhere: boolean): string | undefined;
  /** Returns what is said once behind the first link to an address, in Markdown; '' for nothing. */
  note(url: string): string;
}

const BLOCKS: ReadonlySet<string> = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'body', 'center', 'dd', 'details', 'div', 'dl', 'dt', 'figcaption'],
  ...['figure', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'html', 'li', 'main', 'nav', 'ol', 'p'],
  ...['pre', 'section', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
]);
const EMPHASIS: Readonly<Record<string, string>> = {
  ...{ b: '**', strong: '**', summary: '**', dt: '**' },
  ...{ em: '*', i: '*' },
  ...{ del: '~~', s: '~~' },
};
const COMMENT = 'sq-comment';
const COMMENT_LISTS = ['sq-comments-list', 'sq-comment-answers'];

/**
 * Writes a page's HTML as Markdown. Whatever its texts say stays text: all structure comes from the HTML's elements, and
 * what visitors have commented stands in quotes.
 */
export function htmlToMarkdown(html: string, links: PageLinks): string {
  return blocksOf(keepShown(parseDocument(html).children), links).join('\n\n');
}

/** Returns a whole page's title and main content as Markdown. */
export function pageToMarkdown(html: string, links: PageLinks): { title: string; text: string } {
  const page = parseDocument(html);
  const title = DomUtils.findOne(({ name }) => name === 'title', page.children);
  return {
    title: title ? DomUtils.textContent(title).trim() : '',
    text: blocksOf(keepShown(mainContent(page)), links).join('\n\n'),
  };
}

/** Returns the blocks of nodes; what stands between them in the line becomes paragraphs. */
function blocksOf(nodes: readonly HtmlNode[], links: PageLinks): string[] {
  const blocks: string[] = [];
  let line: HtmlNode[] = [];
  const endLine = () => {
    const text = linesOf(line, links);
    if (text !== '') blocks.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(...blockOf(node, links).filter(Boolean));
  }
  endLine();
  return blocks;
}

/** Whether an element begins a line of its own. A link around blocks stays a link. */
function isBlock(element: HtmlElement): boolean {
  if (BLOCKS.has(element.name)) return true;
  return element.name !== 'a' && element.children.some((child) => isElement(child) && isBlock(child));
}

function blockOf(element: HtmlElement, links: PageLinks): string[] {
  const { name, children } = element;
  if (hasClass(element, COMMENT)) return [quote(blocksOf(children, links))];
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return heading(Number(name[1]), lineOf(children, links));
    case 'hr':
      return ['***'];
    case 'pre':
      return [codeBlock(DomUtils.textContent(element))];
    case 'blockquote':
      return [quote(blocksOf(children, links))];
    case 'summary':
    case 'dt':
      return [linesOf([element], links)];
    case 'ul':
    case 'ol':
      return isCommentList(element) ? blocksOf(children, links) : [list(element, links)];
    case 'table':
      return [table(rowsOf(element, links))];
    default:
      return blocksOf(children, links);
  }
}

function heading(level: number, text: string): string[] {
  return text === '' ? [] : [`${'#'.repeat(level)} ${text}`];
}

function isCommentList(element: HtmlElement): boolean {
  return COMMENT_LISTS.some((name) => hasClass(element, name));
}

function list({ name, children }: HtmlElement, links: PageLinks): string {
  const items = children.filter(isElement).map((item) => blocksOf(item.children, links));
  const isTight = items.every(({ length }) => length < 2);
  return items
    .filter((blocks) => blocks.length > 0)
    .map((blocks, index) => {
      const marker = name === 'ol' ? `${index + 1}. ` : '- ';
      const [first = '', ...rest] = blocks.join('\n\n').split('\n');
      const indent = ' '.repeat(marker.length);
      return [marker + first, ...rest.map((line) => line && indent + line)].join('\n');
    })
    .join(isTight ? '\n' : '\n\n');
}

function rowsOf(element: HtmlElement, links: PageLinks): string[][] {
  return DomUtils.getElementsByTagName('tr', element).map((row) =>
    row.children
      .filter(isElement)
      .filter(({ name }) => name === 'td' || name === 'th')
      // A cell's code is not escaped, and the table is read before it.
      .map((cell) => lineOf(cell.children, links).replace(/(?<!\\)\|/g, '\\|')),
  );
}

/** Returns what stands in one line, without breaks. */
function lineOf(nodes: readonly HtmlNode[], links: PageLinks): string {
  return inline(nodes, links).replace(/\s+/g, ' ').trim();
}

/** Returns a paragraph, whose breaks stay. */
function linesOf(nodes: readonly HtmlNode[], links: PageLinks): string {
  const lines = inline(nodes, links).trim().split('\n');
  return lines.map((line) => escapeLineStart(line.replace(/\s+/g, ' ').trim())).join('\\\n');
}

/** Returns nodes as they stand in a line; a line break is a break of the page's own. */
function inline(nodes: readonly HtmlNode[], links: PageLinks, isInLink = false): string {
  return nodes.map((node) => inlineOf(node, links, isInLink)).join('');
}

function inlineOf(node: HtmlNode, links: PageLinks, isInLink: boolean): string {
  const own = textOf(node);
  if (own !== undefined) return escapeText(own);
  if (!isElement(node)) return '';
  const { name, children } = node;
  if (name === 'br') return isInLink ? ' ' : '\n';
  if (name === 'img') return isInLink ? '' : picture(node, links);
  if (name === 'code') return codeSpan(DomUtils.textContent(node));
  if (name === 'a' && !isInLink) return link(node, links);
  const text = inline(children, links, isInLink);
  const mark = EMPHASIS[name];
  if (mark !== undefined) return emphasised(text, mark);
  // Parts of a card stand below each other, though its HTML has nothing between them.
  return isBlock(node) || (isInLink && name === 'span') ? ` ${text} ` : text;
}

function emphasised(text: string, mark: string): string {
  const body = text.trim();
  return body === '' ? ' ' : text.replace(body, () => mark + body + mark);
}

function picture({ attribs }: HtmlElement, links: PageLinks): string {
  const alt = escapeText(attribs.alt ?? '').trim();
  const url = alt && links.resolve(attribs.src ?? '', true);
  return url ? `![${alt}](${escapeAddress(url)})` : '';
}

/** A picture without a text beside it stands for its link by its alternative text. */
function link(element: HtmlElement, links: PageLinks): string {
  const { attribs, children } = element;
  const pictures = () => DomUtils.getElementsByTagName('img', children).map((image) => image.attribs.alt ?? '');
  const text = inline(children, links, true).replace(/\s+/g, ' ').trim() || escapeText(pictures().join(' ')).trim();
  if (text === '') return '';
  const url = links.resolve(attribs.href ?? '', 'hreflang' in attribs);
  return url ? `[${text}](${escapeAddress(url)})${links.note(url)}` : text;
}
